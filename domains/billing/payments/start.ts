import { randomUUID } from 'node:crypto'
import { paymentMinutes, paymentsPerHour } from '#contract/limits.ts'
import { urlIn, type Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { site } from '#contract/site/site.ts'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import { ownAccount } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { spendWithin } from '../../limits/service.ts'
import {
  billNumber,
  lockBill,
  nextBillState,
  updateBillState,
  type Bill,
} from '../bills/service.ts'
import { cardToken } from '../cards/service.ts'
import type { PaymentMethod, PaymentProvider, StartedPayment } from '../provider.ts'
import { nextCheck } from './rules.ts'
import { checkPayment, endNotStarted, ignoreUnavailable, startedBy } from './settle.ts'
import {
  findPayment,
  hasIdleAdverts,
  hasOpenMismatch,
  insertPayment,
  listPaymentsOf,
  updateStarted,
  type Payment,
} from './store.ts'

interface Wish {
  readonly billId: number
  readonly method: PaymentMethod
  readonly cardId: number | null
  readonly keepsCard: boolean
  readonly language: Lang
}

/**
 * Starts to pay an own bill. Returns where the payer goes on, null if nowhere: a request went to the phone, a saved
 * card was charged, or the same attempt is just being started. Refuses a bill that cannot be paid, a method that is not
 * offered, and `payment_unavailable` while the provider does not answer.
 */
export async function startPayment(deps: Deps, user: User, wanted: Wish): Promise<string | null> {
  const provider = deps.payments
  if (!provider) throw new Refusal('payment_unavailable')
  const { method, cardId } = wanted
  if (!provider.methods.includes(method)) throw new Refusal('method_unavailable', 'method')
  if (method === 'mia-request' && !user.hasPhone) throw new Refusal('phone_needed', 'method')
  const keepsCard = wanted.keepsCard && method === 'card' && provider.savesCards
  const wish = { ...wanted, keepsCard }
  const token = cardId === null ? null : await cardToken(deps, user, cardId)

  const { bill, payment, isKnown } = await beginPayment(deps, user, { wish, provider, token })
  if (isKnown) return payment.url
  const started = await start(deps, user, { bill, payment, provider, token, wish })
  await cancelOthers(deps, provider, payment)
  if (method === 'card' && !started.url)
    await checkPayment(deps, { ...payment, providerId: started.providerId }).catch(
      ignoreUnavailable,
    )
  return started.url
}

interface Attempt {
  readonly wish: Wish
  readonly provider: PaymentProvider
  readonly token: string | null
}

/** Writes the attempt down before the provider hears of it. */
async function beginPayment(
  deps: Deps,
  user: User,
  { wish, provider, token }: Attempt,
): Promise<{ bill: Bill; payment: Payment; isKnown: boolean }> {
  const now = deps.clock.now()
  return deps.sql.begin(async (sql) => {
    const bill = await lockBill(sql, wish.billId)
    if (bill?.buyerId !== user.id) throw new Refusal('bill_not_found')
    await refuseUnpayable(sql, bill, now)
    const payments = await listPaymentsOf(sql, bill.id)
    const known = underWay(payments, { wish, token, now })
    if (known) return { bill, payment: known, isKnown: true }
    if (wish.method === 'mia-request' && hasUnanswered(payments, now))
      throw new Refusal('payment_unavailable')

    await spendWithin(sql, deps, [
      { key: `payment:user:${user.id}`, most: paymentsPerHour, window: hourMs },
    ])
    const to = nextBillState(bill.state, 'retry')
    if (to) await updateBillState(sql, bill.id, { from: bill.state, to })
    const payment = await insertAttempt(sql, bill, { wish, provider, now })
    return { bill, payment, isKnown: false }
  })
}

/** Refuses a bill that is over, of which money waits for finance, or whose advert could not be promoted now. */
async function refuseUnpayable(sql: Db, { id, state, expiresAt }: Bill, now: Date): Promise<void> {
  const isPayable = (state === 'open' || state === 'failed') && expiresAt > now
  if (!isPayable || (await hasOpenMismatch(sql, id)) || (await hasIdleAdverts(sql, id)))
    throw new Refusal('bill_not_payable')
}

/** A saved card that is clicked again within this time is charged once. */
const sameClickMs = minuteMs

/** The attempt that the payer goes on with; null without one. */
function underWay(
  payments: readonly Payment[],
  { wish, token, now }: { wish: Wish; token: string | null; now: Date },
): Payment | null {
  const since = token === null ? 0 : now.getTime() - sameClickMs
  return (
    payments.find(
      ({ method, keepsCard, expiresAt, state, startedAt }) =>
        method === wish.method &&
        (token !== null || keepsCard === wish.keepsCard) &&
        expiresAt > now &&
        startedAt.getTime() > since &&
        (state === 'pending' || state === 'starting'),
    ) ?? null
  )
}

/** Whether a request without an answer of the bank may still arrive on the phone: it is looked for later. */
function hasUnanswered(payments: readonly Payment[], now: Date): boolean {
  return payments.some(
    (payment) =>
      payment.method === 'mia-request' &&
      payment.state === 'failed' &&
      payment.providerId === null &&
      payment.nextCheckAt !== null &&
      now < startedBy(payment),
  )
}

async function insertAttempt(
  sql: Db,
  { id: billId, totalBani: amountBani }: Bill,
  { wish, provider, now }: { wish: Wish; provider: PaymentProvider; now: Date },
): Promise<Payment> {
  const { method, keepsCard } = wish
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + paymentMinutes * minuteMs)
  const nextCheckAt = nextCheck({ checks: 0, expiresAt }, now) ?? expiresAt
  await insertPayment(sql, {
    ...{ id, billId, method, amountBani, keepsCard, expiresAt, nextCheckAt },
    ...{ provider: provider.name, startedAt: now },
  })
  const payment = await findPayment(sql, id)
  if (!payment) throw new Error(`The payment ${id} was not stored`)
  return payment
}

async function start(
  deps: Deps,
  user: User,
  { bill, payment, provider, token, wish }: Attempt & { bill: Bill; payment: Payment },
): Promise<StartedPayment> {
  const { method, language, keepsCard } = wish
  const { phone } = await ownAccount(deps, user)
  const back = urlIn(language, `/my-bills/${bill.id}`, deps.publicUrl)
  try {
    const started = await provider.start(method, {
      ...{ paymentId: payment.id, amountBani: payment.amountBani, currency: 'MDL', language },
      description: `${site.name} ${billNumber(bill)}`,
      ...{ phone: `+373${phone}`, cardToken: token, keepsCard },
      callbackUrl: new URL(`/payments/callback/${method}`, deps.publicUrl).href,
      ...{ successUrl: back, failUrl: back, expiresAt: payment.expiresAt },
    })
    await updateStarted(deps.sql, payment.id, started)
    return started
  } catch (error) {
    await endNotStarted(deps, payment, error)
    if (error instanceof Refusal) throw error
    deps.log.warn({ error: error instanceof Error ? error.message : '' }, 'No payment was started')
    throw new Refusal('payment_unavailable')
  }
}

/** Other attempts at the bill should not be paid too; if one is, its money goes back. */
async function cancelOthers(
  { sql }: Pick<Deps, 'sql'>,
  provider: PaymentProvider,
  payment: Payment,
): Promise<void> {
  for (const { id, state, method, providerId } of await listPaymentsOf(sql, payment.billId)) {
    if (id === payment.id || state !== 'pending' || providerId === null) continue
    await provider.cancel(method, providerId).catch(() => undefined)
  }
}
