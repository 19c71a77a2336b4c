import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { mapConcurrently } from '../../lib/concurrency.ts'
import type { Deps } from '../../deps.ts'
import { flagForFinance } from '../ledger/service.ts'
import type { PaymentMethod } from '../provider.ts'
import { checkPauseMs, nextCheck, shownWithinMs } from './rules.ts'
import { checkPayment, type SettleDeps } from './settle.ts'
import {
  findPayment,
  hasOpenMismatch,
  listDuePayments,
  listPaymentsOf,
  updateCalled,
  updateChecked,
  type Payment,
} from './store.ts'

export { startPayment } from './start.ts'
export type { Payment } from './store.ts'

const [atOnce, inParallel, rounds] = [60, 4, 20]

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes a provider's callback, whose signature has been checked: it only says which payment to ask about. Throws while
 * the provider cannot be asked, so that it sends the callback again.
 */
export async function takeNotice(
  deps: SettleDeps,
  method: PaymentMethod,
  { paymentId, providerId }: { readonly paymentId: string; readonly providerId: string },
): Promise<void> {
  const payment = uuid.test(paymentId) ? await findPayment(deps.sql, paymentId) : null
  const isOurs = payment?.method === method && payment.provider === deps.payments?.name
  if (!isOurs || (payment.providerId ?? providerId) !== providerId)
    return flagForFinance(deps, `callback:${providerId.slice(0, 100)}`, { paymentId })
  await updateCalled(deps.sql, payment.id, { providerId, at: deps.clock.now() })
  await checkPayment(deps, { ...payment, providerId })
}

/** Whether money that has arrived for a bill waits for finance. */
export async function isSetAside({ sql }: Pick<Deps, 'sql'>, billId: number): Promise<boolean> {
  return hasOpenMismatch(sql, billId)
}

/**
 * Attempts of a bill, the last one first, after those that wait were asked for, all at once. The answers of a slow
 * provider count for the next page.
 */
export async function currentPayments(deps: SettleDeps, billId: number): Promise<Payment[]> {
  const payments = await listPaymentsOf(deps.sql, billId)
  const latest = deps.clock.now().getTime() - checkPauseMs
  const waiting = payments.filter(
    ({ state, providerId, checkedAt }) =>
      state === 'pending' && providerId !== null && (checkedAt?.getTime() ?? 0) <= latest,
  )
  if (waiting.length === 0) return payments
  const isShown = new AbortController()
  const asked = mapConcurrently(inParallel, waiting, (payment) => checkDue(deps, payment))
  const late = pause(shownWithinMs, undefined, isShown).catch(() => undefined)
  await Promise.race([asked, late])
  isShown.abort()
  return listPaymentsOf(deps.sql, billId)
}

/** Asks for attempts whose callback may be lost, with growing pauses, until they are over. Idempotent. */
export async function checkPayments(deps: SettleDeps): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const due = await listDuePayments(deps.sql, deps.clock.now(), atOnce)
    await mapConcurrently(inParallel, due, (payment) => checkDue(deps, payment))
    if (due.length < atOnce) return
  }
}

/** A payment that cannot be asked for now is due again later. */
async function checkDue(deps: SettleDeps, payment: Payment): Promise<void> {
  try {
    await checkPayment(deps, payment)
  } catch (error) {
    const at = deps.clock.now()
    const next = nextCheck(payment, at) ?? new Date(at.getTime() + hourMs)
    await updateChecked(deps.sql, payment.id, { at, next })
    if (error instanceof Refusal) return
    const text = error instanceof Error ? error.message : String(error)
    deps.log.warn({ payment: payment.id, error: text }, 'A payment could not be settled')
  }
}
