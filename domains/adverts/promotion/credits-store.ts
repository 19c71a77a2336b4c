import type { Db } from '../../deps.ts'

/** Promotions of an account, usable for any of its adverts. */
export interface Credits {
  readonly userId: number
  readonly count: number
  readonly key: string
  readonly at: Date
  /** Null: without an end. */
  readonly expiresAt: Date | null
}

export async function insertCredits(sql: Db, credits: Credits): Promise<void> {
  const { userId, count, key, at, expiresAt } = credits
  await sql`
    insert into promotion_credits (key, user_id, granted, granted_at, expires_at)
    values (${key}, ${userId}, ${count}, ${at}, ${expiresAt})
    on conflict (key) do nothing`
}

export async function countCredits(sql: Db, userId: number, now: Date): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select coalesce(sum(granted - used - revoked), 0)::int as n from promotion_credits
    where user_id = ${userId} and (expires_at is null or expires_at > ${now})`
  return row?.n ?? 0
}

/**
 * Uses one credit, of those that end first. Returns a key of this use; null if none is left. The user's row is locked,
 * so that of concurrent uses each takes another one.
 */
export async function takeCredit(sql: Db, userId: number, now: Date): Promise<string | null> {
  await sql`select 1 from users where id = ${userId} for no key update`
  const [row] = await sql<{ key: string }[]>`
    update promotion_credits set used = used + 1
    where key = (
      select key from promotion_credits
      where user_id = ${userId} and used + revoked < granted and (expires_at is null or expires_at > ${now})
      order by expires_at, granted_at, key
      limit 1)
    returning key || ':' || used as key`
  return row?.key ?? null
}

/** Takes unused credits back, at most `most`. */
export async function revokeUnused(sql: Db, key: string, most: number): Promise<void> {
  await sql`
    update promotion_credits set revoked = revoked + least(${most}, granted - used - revoked) where key = ${key}`
}

export interface GrantedCredits {
  readonly granted: number
  readonly used: number
  readonly revoked: number
  readonly grantedAt: Date
  readonly expiresAt: Date | null
}

/** Oldest first. */
export async function listCredits(sql: Db, userId: number): Promise<GrantedCredits[]> {
  return sql<GrantedCredits[]>`
    select granted, used, revoked, granted_at, expires_at from promotion_credits
    where user_id = ${userId}
    order by granted_at, key`
}

export async function deleteCreditsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from promotion_credits where user_id = ${userId}`
}
