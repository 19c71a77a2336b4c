import type { Db } from '../../deps.ts'
import type { PaymentMethod } from '../provider.ts'

/** Money that has to go back, or has. */
export interface Refund {
  /** Idempotency key at the provider. */
  readonly id: string
  readonly billId: number
  /** False: of money that has paid no bill. */
  readonly isOfBill: boolean
  readonly amountBani: bigint
  readonly reason: string
  readonly tries: number
  readonly method: PaymentMethod
  readonly provider: string
  readonly providerId: string | null
}

export async function insertRefund(
  sql: Db,
  refund: {
    readonly id: string
    readonly paymentId: string
    readonly amountBani: bigint
    /** False: of money that has paid no bill. */
    readonly isOfBill: boolean
    readonly reason: string
    readonly askedAt: Date
  },
): Promise<void> {
  const row = { ...refund, amountBani: String(refund.amountBani), nextTryAt: refund.askedAt }
  await sql`insert into refunds ${sql(row)}`
}

export async function listDueRefunds(sql: Db, now: Date, most: number): Promise<Refund[]> {
  const rows = await sql<(Omit<Refund, 'amountBani'> & { amountBani: string })[]>`
    select r.id, p.bill_id, r.is_of_bill, r.amount_bani, r.reason, r.tries, p.method, p.provider, p.provider_id
    from refunds r join payments p on p.id = r.payment_id
    where r.next_try_at <= ${now}
    order by r.next_try_at limit ${most}`
  return rows.map((row) => ({ ...row, amountBani: BigInt(row.amountBani) }))
}

/** False if it was done before. */
export async function updateDone(sql: Db, id: string, at: Date): Promise<boolean> {
  const rows = await sql`
    update refunds set done_at = ${at}, next_try_at = null where id = ${id} and done_at is null returning 1`
  return rows.length > 0
}

/** Counts a try that failed. Without a next one finance decides. */
export async function updateTried(sql: Db, id: string, next: Date | null): Promise<void> {
  await sql`
    update refunds set tries = least(tries + 1, 1000),
      next_try_at = coalesce(${next}::timestamptz, 'infinity')
    where id = ${id} and done_at is null`
}

/** A refund of a bill as finance sees it. */
export interface BillRefund {
  readonly amountBani: bigint
  readonly reason: string
  readonly askedAt: Date
  readonly doneAt: Date | null
}

/** Refunds of a bill, the last one first. */
export async function listRefundsOf(sql: Db, billId: number): Promise<BillRefund[]> {
  const rows = await sql<(Omit<BillRefund, 'amountBani'> & { amountBani: string })[]>`
    select r.amount_bani, r.reason, r.asked_at, r.done_at
    from refunds r join payments p on p.id = r.payment_id
    where p.bill_id = ${billId}
    order by r.asked_at desc`
  return rows.map((row) => ({ ...row, amountBani: BigInt(row.amountBani) }))
}
