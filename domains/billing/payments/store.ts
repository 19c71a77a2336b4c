import type { Db } from '../../deps.ts'
import type { PaymentMethod } from '../provider.ts'
import type { AttemptState } from './rules.ts'

/** An attempt to pay a bill. */
export interface Payment {
  readonly id: string
  readonly billId: number
  readonly method: PaymentMethod
  readonly provider: string
  /** Null until the provider has answered. */
  readonly providerId: string | null
  readonly state: AttemptState
  readonly isWinner: boolean
  readonly amountBani: bigint
  readonly refundedBani: bigint
  readonly url: string | null
  readonly qr: string | null
  readonly keepsCard: boolean
  readonly startedAt: Date
  readonly expiresAt: Date
  readonly checks: number
  readonly checkedAt: Date | null
  readonly nextCheckAt: Date | null
  readonly settledAt: Date | null
}

interface PaymentRow extends Omit<Payment, 'amountBani' | 'refundedBani'> {
  readonly amountBani: string
  readonly refundedBani: string
}

export async function insertPayment(
  sql: Db,
  payment: Pick<
    Payment,
    'id' | 'billId' | 'method' | 'provider' | 'amountBani' | 'keepsCard' | 'startedAt' | 'expiresAt'
  > & { readonly nextCheckAt: Date },
): Promise<void> {
  await sql`insert into payments ${sql({ ...payment, amountBani: String(payment.amountBani) })}`
}

/** Stores what the provider has answered; the state of an attempt that was settled meanwhile stays. */
export async function updateStarted(
  sql: Db,
  id: string,
  { providerId, url, qr }: { providerId: string; url: string | null; qr: string | null },
): Promise<void> {
  await sql`
    update payments set provider_id = coalesce(provider_id, ${providerId}), url = ${url}, qr = ${qr},
      state = case state when 'starting' then 'pending' else state end
    where id = ${id}`
}

/**
 * Notes what a callback says: the provider's id, which a process that died may not have stored, and that there is
 * something to ask for. An attempt that was booked stays as it is.
 */
export async function updateCalled(
  sql: Db,
  id: string,
  { providerId, at }: { providerId: string; at: Date },
): Promise<void> {
  await sql`
    update payments set provider_id = ${providerId}, next_check_at = ${at},
      state = case state when 'starting' then 'pending' else state end
    where id = ${id} and settled_at is null`
}

function selectPayment(sql: Db) {
  return sql`
    select id, bill_id, method, provider, provider_id, state, is_winner, amount_bani, refunded_bani, url, qr, keeps_card,
      started_at, expires_at, checks, checked_at, next_check_at, settled_at
    from payments`
}

function readPayment(row: PaymentRow): Payment {
  return { ...row, amountBani: BigInt(row.amountBani), refundedBani: BigInt(row.refundedBani) }
}

export async function findPayment(sql: Db, id: string): Promise<Payment | null> {
  const [row] = await sql<PaymentRow[]>`${selectPayment(sql)} where id = ${id}`
  return row ? readPayment(row) : null
}

/** As `findPayment`, with the row locked until the end of the transaction. */
export async function lockPayment(sql: Db, id: string): Promise<Payment | null> {
  const [row] = await sql<PaymentRow[]>`${selectPayment(sql)} where id = ${id} for update`
  return row ? readPayment(row) : null
}

/** Attempts of a bill, the last one first. */
export async function listPaymentsOf(sql: Db, billId: number): Promise<Payment[]> {
  const rows = await sql<PaymentRow[]>`
    ${selectPayment(sql)} where bill_id = ${billId} order by started_at desc, id`
  return rows.map(readPayment)
}

/** The attempt that has paid a bill, with its row locked; null without one. */
export async function lockWinner(sql: Db, billId: number): Promise<Payment | null> {
  const [row] = await sql<PaymentRow[]>`
    ${selectPayment(sql)} where bill_id = ${billId} and is_winner for update`
  return row ? readPayment(row) : null
}

/** Attempts that are due to be asked for. */
export async function listDuePayments(sql: Db, now: Date, most: number): Promise<Payment[]> {
  const rows = await sql<PaymentRow[]>`
    ${selectPayment(sql)} where next_check_at <= ${now} order by next_check_at limit ${most}`
  return rows.map(readPayment)
}

/** Notes that the provider was asked, and when to ask again. */
export async function updateChecked(
  sql: Db,
  id: string,
  { at, next }: { at: Date; next: Date | null },
): Promise<void> {
  await sql`
    update payments set checks = least(checks + 1, 1000), checked_at = ${at},
      next_check_at = ${next}
    where id = ${id}`
}

/** Notes that the payer has not decided; an attempt that was given up waits again. */
export async function updateWaiting(
  sql: Db,
  id: string,
  { at, next }: { at: Date; next: Date },
): Promise<void> {
  await sql`
    update payments set checks = least(checks + 1, 1000), checked_at = ${at}, next_check_at = ${next},
      state = case when provider_id is null then state else 'pending' end
    where id = ${id} and settled_at is null`
}

/** Ends an attempt without money. */
export async function updateUnpaid(
  sql: Db,
  id: string,
  state: 'failed' | 'expired',
  at: Date,
): Promise<void> {
  await sql`
    update payments set state = ${state}, checked_at = ${at}, next_check_at = null
    where id = ${id} and settled_at is null`
}

/** Books the money of an attempt. */
export async function updatePaid(
  sql: Db,
  id: string,
  { isWinner, at }: { isWinner: boolean; at: Date },
): Promise<void> {
  await sql`
    update payments set state = 'paid', is_winner = ${isWinner}, settled_at = ${at}, checked_at = ${at},
      next_check_at = null
    where id = ${id} and settled_at is null`
}

/** Counts a refund. */
export async function updateRefunded(sql: Db, id: string, amountBani: bigint): Promise<void> {
  await sql`
    update payments set refunded_bani = refunded_bani + ${String(amountBani)}::bigint,
      state = case when refunded_bani + ${String(amountBani)}::bigint = amount_bani then 'refunded' else 'part-refunded' end
    where id = ${id}`
}

/** Whether other money than was asked for has arrived for a bill, and finance has not settled it yet. */
export async function hasOpenMismatch(sql: Db, billId: number): Promise<boolean> {
  const [row] = await sql`
    select 1 from payments p join finance_flags f on f.key = 'mismatch:' || p.id
    where p.bill_id = ${billId} and f.settled_at is null limit 1`
  return row !== undefined
}

/** Locks the adverts of a bill's placements; whether one of them is not active, or gone. */
export async function hasIdleAdverts(sql: Db, billId: number): Promise<boolean> {
  const rows = await sql<{ isIdle: boolean }[]>`
    select a.status <> 'active' as is_idle
    from bill_lines l join adverts a on a.id = l.advert_id
    where l.bill_id = ${billId}
    order by a.id
    for no key update of a`
  const [orphan] = await sql`
    select 1 from bill_lines
    where bill_id = ${billId} and advert_id is null and kind in ('top', 'highlight', 'urgent')`
  return orphan !== undefined || rows.some(({ isIdle }) => isIdle)
}
