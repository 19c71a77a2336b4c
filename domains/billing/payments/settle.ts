import { Refusal } from '#contract/refusals.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyOfBill } from '../../notifications/service.ts'
import { lockBill, nextBillState, updateBillState, type Bill } from '../bills/service.ts'
import { keepCard } from '../cards/service.ts'
import { grantBought } from '../grants/service.ts'
import { book, flagForFinance } from '../ledger/service.ts'
import type { PaymentProvider, ProviderPayment } from '../provider.ts'
import { returnUnwanted } from '../refunds/service.ts'
import { nextCheck, outcomeOf, type Outcome } from './rules.ts'
import {
  hasIdleAdverts,
  listPaymentsOf,
  lockPayment,
  updateCalled,
  updateChecked,
  updatePaid,
  updateUnpaid,
  updateWaiting,
  type Payment,
} from './store.ts'

export type SettleDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'payments' | 'log'>

/** A starting attempt of this age has died with its process. */
const startingMs = 2 * minuteMs

/**
 * Asks the provider how an attempt stands and acts on it; idempotent, also when run concurrently. An attempt without
 * an answer of the provider fails after a while. Throws what the provider throws.
 */
export async function checkPayment(deps: SettleDeps, payment: Payment): Promise<void> {
  const { payments: provider, clock } = deps
  const isStarting = clock.now().getTime() < startedBy(payment).getTime()
  if (provider?.name !== payment.provider)
    return endUnknown(deps, payment, isStarting || payment.providerId !== null)
  const providerId =
    payment.providerId ?? (isStarting ? null : await findLost(deps, provider, payment))
  if (providerId === null) return endUnknown(deps, payment, isStarting)
  return settle(deps, payment, await provider.read(payment.method, providerId))
}

/** When an attempt has been started, or was lost. */
export function startedBy({ startedAt }: Payment): Date {
  return new Date(startedAt.getTime() + startingMs)
}

/** Finds what was started without our hearing of it. Its payer was told that it failed, so it is called off, if it can be. */
async function findLost(
  { sql, clock }: SettleDeps,
  provider: PaymentProvider,
  { id, method }: Payment,
): Promise<string | null> {
  const providerId = await provider.find(method, id)
  if (providerId === null) return null
  await updateCalled(sql, id, { providerId, at: clock.now() })
  await provider.cancel(method, providerId).catch(() => undefined)
  return providerId
}

/** An attempt that nobody can be asked about: it waits for a callback, or ends. */
async function endUnknown(deps: SettleDeps, payment: Payment, mayWait: boolean): Promise<void> {
  await deps.sql.begin(async (sql) => {
    const bill = await lockBill(sql, payment.billId)
    const current = await lockPayment(sql, payment.id)
    if (!bill || !current || current.providerId !== payment.providerId) return
    const isOver = current.state !== 'starting' && current.state !== 'pending'
    if (isOver) return updateChecked(sql, current.id, { at: deps.clock.now(), next: null })
    if (mayWait) await wait(sql, deps, bill, current)
    else await end(sql, deps, bill, { payment: current, state: 'failed' })
  })
}

async function settle(deps: SettleDeps, asked: Payment, read: ProviderPayment): Promise<void> {
  await deps.sql.begin(async (sql) => {
    const bill = await lockBill(sql, asked.billId)
    const payment = await lockPayment(sql, asked.id)
    if (!bill || !payment) return
    const isWanted =
      nextBillState(bill.state, 'pay') !== null && !(await hasIdleAdverts(sql, bill.id))
    const outcome = outcomeOf(payment, read, { isWanted })
    await apply(sql, deps, { bill, payment, read, outcome })
  })
}

interface Settled {
  readonly bill: Bill
  readonly payment: Payment
  readonly read: ProviderPayment
  readonly outcome: Outcome
}

async function apply(sql: Db, deps: SettleDeps, settled: Settled): Promise<void> {
  const { bill, payment, outcome } = settled
  const at = deps.clock.now()
  if (outcome === 'win') return win(sql, deps, settled)
  if (outcome === 'return') {
    await updatePaid(sql, payment.id, { isWinner: false, at })
    return returnUnwanted(sql, payment, at)
  }
  if (outcome === 'wait') return wait(sql, deps, bill, payment)
  if (outcome === 'mismatch') return setAside(sql, deps, settled)
  if (outcome === 'reversed') await flagReversed(sql, deps, settled)
  if (outcome === 'nothing' || outcome === 'reversed')
    return updateChecked(sql, payment.id, { at, next: null })
  return end(sql, deps, bill, { payment, state: outcome === 'expire' ? 'expired' : 'failed' })
}

/** Leaves other money than was asked for to finance. The bill cannot be paid until finance has settled it. */
async function setAside(sql: Db, deps: SettleDeps, { payment, read }: Settled): Promise<void> {
  await updateUnpaid(sql, payment.id, 'failed', deps.clock.now())
  const { state, amountBani, currency } = read
  const details = { state, currency, is: String(amountBani), asked: String(payment.amountBani) }
  await flagForFinance({ ...deps, sql }, `mismatch:${payment.id}`, details)
}

async function flagReversed(sql: Db, deps: SettleDeps, { payment, read }: Settled): Promise<void> {
  const [is, ours] = [String(read.refundedBani), String(payment.refundedBani)]
  await flagForFinance({ ...deps, sql }, `reversed:${payment.id}`, { is, ours })
}

/** Marks the bill paid, books the money, grants what was bought and tells the buyer: all of it or nothing. */
async function win(
  sql: Db,
  deps: SettleDeps,
  { bill, payment, read: { card } }: Settled,
): Promise<void> {
  const at = deps.clock.now()
  await updatePaid(sql, payment.id, { isWinner: true, at })
  await updateBillState(sql, bill.id, { from: bill.state, to: 'paid' }, { paidAt: at })
  const { totalBani, vatBani, buyerId: userId } = bill
  await book(sql, { kind: 'payment', sourceId: payment.id, totalBani, vatBani, at })
  await grantBought(sql, bill, at)
  await notifyOfBill(sql, { billId: bill.id, event: 'paid' }, at)
  if (card && payment.keepsCard)
    await keepCard(sql, deps, card, { userId, provider: payment.provider, at })
}

async function wait(sql: Db, deps: SettleDeps, bill: Bill, payment: Payment): Promise<void> {
  const at = deps.clock.now()
  const next = nextCheck(payment, at)
  if (next) await updateWaiting(sql, payment.id, { at, next })
  else await end(sql, deps, bill, { payment, state: 'expired' })
}

/** Ends an attempt without money. The bill has failed when no other attempt is under way. */
async function end(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  bill: Bill,
  { payment, state }: { payment: Payment; state: 'failed' | 'expired' },
): Promise<void> {
  await updateUnpaid(sql, payment.id, state, clock.now())
  const isOpen = (await listPaymentsOf(sql, bill.id)).some(
    (other) => other.id !== payment.id && (other.state === 'pending' || other.state === 'starting'),
  )
  const to = state === 'failed' && !isOpen ? nextBillState(bill.state, 'fail') : null
  if (to) await updateBillState(sql, bill.id, { from: bill.state, to })
}

/** Ends an attempt that could not be started. Unless the provider has refused it, it is looked for there later. */
export async function endNotStarted(
  deps: SettleDeps,
  payment: Payment,
  error: unknown,
): Promise<void> {
  await endUnknown(deps, payment, false)
  if (error instanceof Refusal && error.code !== 'payment_unavailable') return
  await updateChecked(deps.sql, payment.id, { at: deps.clock.now(), next: startedBy(payment) })
}

/** The provider cannot be asked now: a job asks again. */
export function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
