import postgres from 'postgres'
import type { Db } from '#domains/deps.ts'
import type { PaymentMethod } from '#domains/billing/provider.ts'

export interface LoggedRefund {
  readonly key: string
  readonly method: PaymentMethod
  readonly providerId: string
  readonly amountBani: bigint
}

/**
 * `mine`: this process asks for it now, and `knownBeforeBani` is null if nobody has asked before; `sent`: the bank has
 * it; `busy`: this or another one of the payment is under way.
 */
export type Claim =
  | { readonly is: 'mine'; readonly knownBeforeBani: bigint | null }
  | { readonly is: 'sent' }
  | { readonly is: 'busy' }

/** Longer than all requests of a refund take together. */
const leaseMs = 60_000

/** Another refund of the payment is under way. */
const uniqueViolation = '23505'

/** Claims a refund by its key; one whose process has died, or never got an answer, is claimed again after the lease. */
export async function claimRefund(sql: Db, refund: LoggedRefund, now: Date): Promise<Claim> {
  const { key, providerId, amountBani } = refund
  const [claimed] = await insertClaim(sql, refund, now)
  if (claimed) {
    const { knownBeforeBani: known } = claimed
    return { is: 'mine', knownBeforeBani: known === null ? null : BigInt(known) }
  }
  const [sent] = await sql`
    select from payment_refund_requests
    where key = ${key} and sent_at is not null and provider_id = ${providerId} and amount_bani = ${String(amountBani)}::bigint`
  return { is: sent ? 'sent' : 'busy' }
}

async function insertClaim(
  sql: Db,
  { key, method, providerId, amountBani }: LoggedRefund,
  now: Date,
): Promise<{ knownBeforeBani: string | null }[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs)
  try {
    return await sql<{ knownBeforeBani: string | null }[]>`
      insert into payment_refund_requests as asked (key, method, provider_id, amount_bani, leased_until)
      values (${key}, ${method}, ${providerId}, ${String(amountBani)}, ${leasedUntil})
      on conflict (key) do update set leased_until = excluded.leased_until
        where asked.sent_at is null and asked.leased_until <= ${now}
          and asked.provider_id = excluded.provider_id and asked.amount_bani = excluded.amount_bani
      returning known_before_bani`
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === uniqueViolation) return []
    throw error
  }
}

/** Stores what the bank knows of just before it is asked. */
export async function noteKnown(sql: Db, { key }: LoggedRefund, knownBani: bigint): Promise<void> {
  await sql`update payment_refund_requests set known_before_bani = ${String(knownBani)} where key = ${key}`
}

export async function markSent(sql: Db, { key }: LoggedRefund, now: Date): Promise<void> {
  await sql`update payment_refund_requests set sent_at = ${now} where key = ${key} and sent_at is null`
}

/** Forgets a refund of which nothing is under way. */
export async function dropClaim(sql: Db, { key }: LoggedRefund): Promise<void> {
  await sql`delete from payment_refund_requests where key = ${key} and sent_at is null`
}
