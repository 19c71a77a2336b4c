import type { PendingQuery, Row } from 'postgres'
import type { RestrictionKind } from '#contract/rules/staff/restrictions.ts'
import type { Db } from '../../deps.ts'

export interface Restriction {
  readonly id: number
  readonly kind: RestrictionKind
  /** In words, for the person. */
  readonly reason: string
  readonly beginsAt: Date
  /** Null: until it is lifted; of a warning: it restricts nothing. */
  readonly endsAt: Date | null
  readonly liftedAt: Date | null
}

export async function insertRestriction(
  sql: Db,
  restriction: Omit<Restriction, 'id' | 'liftedAt'> & { readonly userId: number },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into account_restrictions ${sql(restriction, 'userId', 'kind', 'reason', 'beginsAt', 'endsAt')}
    returning id`
  return row?.id ?? 0
}

/** Lifts what is in force of these kinds; returns the lifted kinds. */
export async function updateLifted(
  sql: Db,
  userId: number,
  kinds: readonly RestrictionKind[],
  liftedAt: Date,
): Promise<RestrictionKind[]> {
  const rows = await sql<{ kind: RestrictionKind }[]>`
    update account_restrictions set lifted_at = ${liftedAt}
    where user_id = ${userId} and kind = any (${[...kinds]}) and kind <> 'warning' and lifted_at is null
    returning kind`
  return rows.map(({ kind }) => kind).toSorted()
}

/** Newest first. */
export async function listRestrictions(sql: Db, userId: number): Promise<Restriction[]> {
  return sql<Restriction[]>`
    select id, kind, reason, begins_at, ends_at, lifted_at
    from account_restrictions where user_id = ${userId} order by id desc`
}

/** The ban that is in force. */
export async function findBan(
  sql: Db,
  userId: number,
  now: Date,
): Promise<Pick<Restriction, 'reason' | 'endsAt'> | null> {
  const [ban] = await sql<Pick<Restriction, 'reason' | 'endsAt'>[]>`
    select r.reason, r.ends_at from account_restrictions r
    where r.user_id = ${userId} and r.kind = 'ban' and ${isInForce(sql, now)}
    order by r.id desc limit 1`
  return ban ?? null
}

export async function isRestricted(
  sql: Db,
  userId: number,
  kind: RestrictionKind,
  now: Date,
): Promise<boolean> {
  const rows = await sql`select where ${isRestrictedAt(sql, sql`${userId}::int`, kind, now)}`
  return rows.length > 0
}

/** SQL: whether a decision of this kind about the account is in force. */
export function isRestrictedAt(
  sql: Db,
  userId: PendingQuery<Row[]>,
  kind: RestrictionKind,
  now: Date,
) {
  return sql`
    exists (
      select from account_restrictions r
      where r.user_id = ${userId} and r.kind = ${kind} and ${isInForce(sql, now)})`
}

/** SQL: whether the decision `r` is in force. */
export function isInForce(sql: Db, now: Date) {
  return sql`r.lifted_at is null and (r.ends_at is null or r.ends_at > ${now})`
}

/** Bans whose end has passed and that are not lifted. */
export async function listEndedBans(sql: Db, now: Date): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select user_id from account_restrictions
    where kind = 'ban' and lifted_at is null and ends_at <= ${now} order by user_id limit 500`
  return rows.map(({ userId }) => userId)
}

/** Lifts a ban whose end has passed. Returns whether there was one. */
export async function updateEnded(sql: Db, userId: number, now: Date): Promise<boolean> {
  const rows = await sql`
    update account_restrictions set lifted_at = ${now}
    where user_id = ${userId} and kind = 'ban' and lifted_at is null and ends_at <= ${now} returning 1`
  return rows.length > 0
}

/** Bans an active account, or makes a banned one active again. Returns whether it was in the other state. */
export async function updateBanned(sql: Db, userId: number, isBanned: boolean): Promise<boolean> {
  const [from, to] = isBanned ? ['active', 'banned'] : ['banned', 'active']
  const rows = await sql`
    update users set status = ${to} where id = ${userId} and status = ${from} returning 1`
  return rows.length > 0
}

/** Locks an account until the end of the transaction. False: there is none, or it is erased. */
export async function lockAccount(sql: Db, userId: number): Promise<boolean> {
  const rows = await sql`
    select from users
    where id = ${userId} and (status <> 'deleted' or deleted_at is not null) for update`
  return rows.length > 0
}
