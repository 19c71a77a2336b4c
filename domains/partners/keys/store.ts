import type { Scope } from '#contract/rules/partners/scopes.ts'
import type { Db } from '../../deps.ts'

export interface StoredKey {
  readonly id: number
  readonly name: string
  readonly prefix: string
  readonly scopes: Scope[]
  readonly perMinute: number
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
}

export interface NewKey {
  readonly userId: number
  /** A member of the company; null: the company itself. */
  readonly madeBy: number | null
  readonly name: string
  readonly digest: string
  readonly prefix: string
  readonly scopes: readonly Scope[]
  readonly perMinute: number
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

/** Whether it is an open account of a company. */
export async function isCompany(sql: Db, userId: number): Promise<boolean> {
  const rows = await sql`
    select 1 from users where id = ${userId} and account_type = 1 and status = 'active'`
  return rows.length > 0
}

export async function listKeys(sql: Db, userId: number, most: number): Promise<StoredKey[]> {
  return sql<StoredKey[]>`
    select id, name, prefix, scopes, per_minute, created_at, expires_at, used_at, revoked_at
    from api_keys where user_id = ${userId} order by id desc limit ${most}`
}

/** Number of keys in force. Locks the user row, so that concurrent ones are counted one after the other. */
export async function countKeysLocked(sql: Db, userId: number, now: Date): Promise<number> {
  await sql`select 1 from users where id = ${userId} for no key update`
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from api_keys
    where user_id = ${userId} and revoked_at is null and coalesce(expires_at > ${now}, true)`
  return row?.n ?? 0
}

export async function insertKey(sql: Db, key: NewKey): Promise<StoredKey | null> {
  const row = { ...key, scopes: [...key.scopes] }
  const [stored] = await sql<StoredKey[]>`
    insert into api_keys ${sql(row)}
    returning id, name, prefix, scopes, per_minute, created_at, expires_at, used_at, revoked_at`
  return stored ?? null
}

/** Returns whether there is such a key of the user, in force or not. */
export async function revoke(sql: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const rows = await sql`
    update api_keys set revoked_at = coalesce(revoked_at, ${now})
    where id = ${id} and user_id = ${userId} returning 1`
  return rows.length > 0
}

/** A key in force with its company. */
export interface KeyHolder {
  readonly keyId: number
  readonly scopes: Scope[]
  readonly perMinute: number
  readonly usedAt: Date | null
  readonly id: number
  readonly username: string
  readonly email: string
  readonly status: string
  readonly hasPhone: boolean
}

export async function findHolder(sql: Db, digest: string, now: Date): Promise<KeyHolder | null> {
  const [holder] = await sql<KeyHolder[]>`
    select k.id as key_id, k.scopes, k.per_minute, k.used_at,
      u.id, u.username, coalesce(u.email, '') as email, u.status, u.phone is not null as has_phone
    from api_keys k
    join users u on u.id = k.user_id
    where k.digest = ${digest} and k.revoked_at is null and coalesce(k.expires_at > ${now}, true)
      and u.status = 'active' and u.account_type = 1`
  return holder ?? null
}

export async function updateUsed(sql: Db, id: number, now: Date): Promise<void> {
  await sql`update api_keys set used_at = ${now} where id = ${id}`
}

/** Keys that can no longer be used. */
export async function deletePastKeys(sql: Db, before: Date): Promise<void> {
  await sql`delete from api_keys where least(revoked_at, expires_at) < ${before}`
}

export async function deleteKeysOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from api_keys where user_id = ${userId}`
}
