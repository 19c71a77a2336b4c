import type { Db } from '../deps.ts'
import type { StoredPerson } from '../messaging/service.ts'

/** Serializes the follows of a user, for their limit. */
export async function lockFollowsOf(sql: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7042037, ${userId})`
}

/** How a user stands to a seller; null if there is no such seller. */
export async function findStanding(
  sql: Db,
  userId: number,
  sellerId: number,
): Promise<{ isFollowed: boolean; isBlocked: boolean } | null> {
  const [standing] = await sql<{ isFollowed: boolean; isBlocked: boolean }[]>`
    select exists (select 1 from follows where user_id = ${userId} and seller_id = u.id) as is_followed,
      ${isBlocked(sql, sql`${userId}::int`, sql`u.id`)} as is_blocked
    from users u where u.id = ${sellerId} and u.status = 'active'`
  return standing ?? null
}

/** Whether one of the two has blocked the other. */
export function isBlocked(sql: Db, one: ReturnType<Db>, other: ReturnType<Db>) {
  return sql`exists (
    select 1 from blocks b
    where (b.user_id, b.blocked_id) = (${one}, ${other}) or (b.user_id, b.blocked_id) = (${other}, ${one}))`
}

export async function countFollows(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from follows where user_id = ${userId}`
  return row?.n ?? 0
}

export async function insertFollow(
  sql: Db,
  follow: { readonly userId: number; readonly sellerId: number; readonly createdAt: Date },
): Promise<void> {
  await sql`insert into follows ${sql({ ...follow })} on conflict do nothing`
}

export async function deleteFollow(sql: Db, userId: number, sellerId: number): Promise<void> {
  await sql`delete from follows where user_id = ${userId} and seller_id = ${sellerId}`
}

export interface StoredFollow {
  readonly person: StoredPerson
  readonly isCompany: boolean
  readonly adverts: number
  readonly followedAt: Date
}

/** Sellers whose accounts are open, the last followed first, with the count of all. */
export async function listFollows(
  sql: Db,
  userId: number,
  { start, size }: { readonly start: number; readonly size: number },
): Promise<{ items: StoredFollow[]; count: number }> {
  const followed = sql`
    from follows f join users u on u.id = f.seller_id and u.status = 'active' where f.user_id = ${userId}`
  const [items, [counted]] = await Promise.all([
    sql<StoredFollow[]>`
      select jsonb_build_object('id', u.id, 'username', u.username, 'avatar', u.avatar, 'status', u.status,
          'isErased', false, 'name', coalesce(nullif(u.brand, ''), nullif(u.full_name, ''), u.username)) as person,
        u.account_type = 1 as is_company, f.created_at as followed_at,
        (select count(*)::int from ad_index i where i.owner_id = u.id) as adverts
      ${followed}
      order by f.follow_order desc limit ${size} offset ${start}`,
    sql<{ n: number }[]>`select count(*)::int as n ${followed}`,
  ])
  return { items, count: counted?.n ?? 0 }
}

/** Whom the user follows, and who follows the user. */
export async function deleteFollowsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from follows where user_id = ${userId} or seller_id = ${userId}`
}
