import type { Sql } from 'postgres'
import type { Lang } from '#contract/languages.ts'
import type { PaymentMethod, PaymentOrder } from '#domains/billing/provider.ts'

/** A payment at the stand-in bank. */
export interface TrialPayment {
  readonly id: string
  readonly paymentId: string
  readonly method: PaymentMethod
  readonly amountBani: bigint
  readonly refundedBani: bigint
  readonly state: 'pending' | 'paid' | 'failed' | 'expired'
  readonly language: Lang
  readonly keepsCard: boolean
  readonly callbackUrl: string
  readonly successUrl: string
  readonly failUrl: string
}

/** Returns the id; an order that is known keeps its own. */
export async function insertTrial(
  sql: Sql,
  method: PaymentMethod,
  order: PaymentOrder,
  { id, state }: { id: string; state: 'pending' | 'paid' },
): Promise<string> {
  const { paymentId, language, keepsCard, callbackUrl, successUrl, failUrl, expiresAt } = order
  const amountBani = String(order.amountBani)
  await sql`
    insert into trial_payments ${sql({
      ...{ id, paymentId, method, amountBani, state, language, keepsCard },
      ...{ callbackUrl, successUrl, failUrl, expiresAt },
    })} on conflict (payment_id) do nothing`
  const [row] = await sql<{ id: string }[]>`
    select id from trial_payments where payment_id = ${paymentId}`
  return row?.id ?? id
}

/** An unpaid payment whose time is over counts as expired. */
export async function findTrial(sql: Sql, id: string, now: Date): Promise<TrialPayment | null> {
  const [row] = await sql<
    (Omit<TrialPayment, 'amountBani' | 'refundedBani'> & {
      amountBani: string
      refundedBani: string
    })[]
  >`
    select id, payment_id, method, amount_bani, refunded_bani, language, keeps_card, callback_url, success_url, fail_url,
      case when state = 'pending' and expires_at <= ${now} then 'expired' else state end as state
    from trial_payments where id = ${id}`
  return (
    (row && {
      ...row,
      ...{ amountBani: BigInt(row.amountBani), refundedBani: BigInt(row.refundedBani) },
    }) ??
    null
  )
}

/** Id of the payment that was started for one of the site's; null without one. */
export async function findTrialOf(sql: Sql, paymentId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from trial_payments where payment_id = ${paymentId}`
  return row?.id ?? null
}

/** Decides a payment that waits; false if it does not wait any more. */
export async function updateTrial(
  sql: Sql,
  id: string,
  state: 'paid' | 'failed',
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    update trial_payments set state = ${state}
    where id = ${id} and state = 'pending' and expires_at > ${now} returning 1`
  return rows.length > 0
}

/** Returns money, once by key. Throws when it is more than was paid. */
export async function refundTrial(
  sql: Sql,
  { id, key, amountBani }: { id: string; key: string; amountBani: bigint },
): Promise<void> {
  await sql.begin(async (tx) => {
    const rows = await tx`
      insert into trial_refunds (key, trial_id) values (${key}, ${id}) on conflict do nothing returning 1`
    if (rows.length === 0) return
    await tx`
      update trial_payments set refunded_bani = refunded_bani + ${String(amountBani)}::bigint
      where id = ${id} and state = 'paid'`
  })
}
