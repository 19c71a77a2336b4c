import type { Db } from '../../deps.ts'

/** Which of some people a user knows: one follows the other, they have talked, or they share a browser or an address. */
export async function listAcquainted(
  sql: Db,
  userId: number,
  others: readonly number[],
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select o.id
    from unnest(${[...others]}::int[]) o (id)
    where exists (
        select from follows
        where user_id = ${userId} and seller_id = o.id or user_id = o.id and seller_id = ${userId})
      or exists (
        select from conversations
        where buyer_id = ${userId} and seller_id = o.id or buyer_id = o.id and seller_id = ${userId})
      or exists (
        select from shared_browsers
        where user_id = least(${userId}::int, o.id) and other_id = greatest(${userId}::int, o.id))
      or exists (
        select from users a join users b on lower(b.address) = lower(a.address)
        where a.id = ${userId} and b.id = o.id and a.address <> '' and a.place_id = b.place_id)`
  return rows.map(({ id }) => id)
}

/** Which of some people have a role. */
export async function listMembers(sql: Db, userIds: readonly number[]): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select distinct user_id from staff_roles where user_id = any (${[...userIds]})`
  return rows.map(({ userId }) => userId)
}
