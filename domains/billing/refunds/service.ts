import { randomUUID } from 'node:crypto'
import { refundDays, refundReasonMax, refundsPerDay } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import { spendWithin } from '../../limits/service.ts'
import { notifyOfBill } from '../../notifications/service.ts'
import {
  findBillByNumber,
  lockBill,
  nextBillState,
  updateBillState,
  type Bill,
} from '../bills/service.ts'
import { revokeBought } from '../grants/service.ts'
import { book, flagForFinance } from '../ledger/service.ts'
import { lockWinner, updateRefunded, type Payment } from '../payments/store.ts'
import { nextTry, refundedVat, triesUntilFlag } from './rules.ts'
import {
  insertRefund,
  listDueRefunds,
  listRefundsOf,
  updateDone,
  updateTried,
  type BillRefund,
  type Refund,
} from './store.ts'

type RefundDeps = Pick<Deps, 'sql' | 'clock' | 'payments' | 'log'>

/** A bill with its refunds, for finance. Refuses an unknown number, "2026-000123". */
export async function billForFinance(
  { sql }: Pick<Deps, 'sql'>,
  number: string,
): Promise<{ bill: Bill; refunds: BillRefund[] }> {
  const [, year, serial] = /^(\d{4})-(\d{6,9})$/.exec(number) ?? []
  const bill = await findBillByNumber(sql, { year: Number(year ?? 0), serial: Number(serial ?? 0) })
  if (!bill) throw new Refusal('bill_not_found')
  return { bill, refunds: await listRefundsOf(sql, bill.id) }
}

/**
 * Refunds a paid bill by finance, in part or, with null, all that is left of it; takes back what was not used. Returns
 * the amount in bani. Refuses more than is left, a bill that was paid too long ago, and too many refunds in a day.
 */
export async function refundBill(
  deps: RefundDeps & Pick<Deps, 'tokens'>,
  wanted: { readonly number: string; readonly amountBani: bigint | null; readonly reason: string },
): Promise<bigint> {
  const reason = wanted.reason.trim()
  if (reason === '') throw new Refusal('reason_required', 'reason')
  if (reason.length > refundReasonMax) throw new Refusal('too_long', 'reason')
  const { bill } = await billForFinance(deps, wanted.number)
  const amountBani = await deps.sql.begin((sql) =>
    promiseRefund(sql, deps, bill.id, { amountBani: wanted.amountBani, reason }),
  )
  await sendRefunds(deps)
  return amountBani
}

/** Starts the provider's id of a payment by its older API, which refunds a payment once, in whole or part. */
const refundedOnceMark = 'v1-'

async function promiseRefund(
  sql: Db,
  deps: Pick<Deps, 'clock' | 'tokens'>,
  billId: number,
  { amountBani: wanted, reason }: { amountBani: bigint | null; reason: string },
): Promise<bigint> {
  const at = deps.clock.now()
  const bill = await lockBill(sql, billId)
  const winner = await lockWinner(sql, billId)
  if (!bill?.paidAt || !winner) throw new Refusal('refund_refused')
  const left = bill.totalBani - bill.refundedBani
  const amountBani = wanted ?? left
  const isWhole = amountBani === left
  const to = nextBillState(bill.state, isWhole ? 'refund' : 'refund-part')
  const isLate = at.getTime() > bill.paidAt.getTime() + refundDays * dayMs
  // MIA has no part of a payment.
  if (winner.method !== 'card' && amountBani !== bill.totalBani)
    throw new Refusal('refund_whole_only')
  if (!to || isLate || amountBani <= 0n || amountBani > left) throw new Refusal('refund_refused')
  const isRefundedOnce = winner.providerId?.startsWith(refundedOnceMark) && bill.refundedBani > 0n
  if (isRefundedOnce) throw new Refusal('refund_refused')
  await spendWithin(sql, deps, [{ key: 'refunds:all', most: refundsPerDay, window: dayMs }])

  const id = randomUUID()
  await insertRefund(sql, {
    ...{ id, paymentId: winner.id, amountBani, isOfBill: true, reason, askedAt: at },
  })
  await updateRefunded(sql, winner.id, amountBani)
  const refundedBani = bill.refundedBani + amountBani
  await updateBillState(sql, billId, { from: bill.state, to }, { refundedBani })
  const vatBani = refundedVat(bill, amountBani)
  await book(sql, { kind: 'refund', sourceId: id, totalBani: amountBani, vatBani, at })
  await revokeBought(sql, bill, { amountBani, isWhole, at })
  return amountBani
}

/** Books money that pays no bill, and promises it back, in the caller's transaction. */
export async function returnUnwanted(
  sql: Db,
  { id: paymentId, amountBani }: Pick<Payment, 'id' | 'amountBani'>,
  at: Date,
): Promise<void> {
  await book(sql, { kind: 'unwanted', sourceId: paymentId, totalBani: amountBani, at })
  const reason = 'The bill needs no further payment'
  await insertRefund(sql, {
    ...{ id: randomUUID(), paymentId, amountBani, isOfBill: false, reason, askedAt: at },
  })
  await updateRefunded(sql, paymentId, amountBani)
}

const [atOnce, rounds] = [50, 20]

/** Sends promised refunds to the provider, again with growing pauses until it takes them. Idempotent. */
export async function sendRefunds(deps: RefundDeps): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const due = await listDueRefunds(deps.sql, deps.clock.now(), atOnce)
    for (const refund of due) await sendRefund(deps, refund)
    if (due.length < atOnce) return
  }
}

async function sendRefund(deps: RefundDeps, refund: Refund): Promise<void> {
  const { id, billId, isOfBill, amountBani: totalBani, tries } = refund
  try {
    await askProvider(deps, refund)
  } catch (error) {
    // The provider has decided: asked again it says the same.
    const isRefused = error instanceof Refusal && error.code !== 'payment_unavailable'
    await updateTried(deps.sql, id, isRefused ? null : nextTry(tries, deps.clock.now()))
    const text = error instanceof Error ? error.message : String(error)
    if (isRefused || tries + 1 >= triesUntilFlag)
      await flagForFinance(deps, `refund:${id}`, { error: text })
    return
  }
  const at = deps.clock.now()
  await deps.sql.begin(async (sql) => {
    if (!(await updateDone(sql, id, at))) return
    await book(sql, { kind: 'refunded', sourceId: id, totalBani, at })
    await notifyOfBill(sql, { billId, event: isOfBill ? 'refunded' : 'returned' }, at)
  })
}

async function askProvider({ payments }: RefundDeps, refund: Refund): Promise<void> {
  const { id: key, amountBani, reason, method, provider, providerId } = refund
  if (payments?.name !== provider || providerId === null)
    throw new Error(`There is no connection to ${provider}`)
  await payments.refund(method, { providerId, amountBani, reason, key })
}
