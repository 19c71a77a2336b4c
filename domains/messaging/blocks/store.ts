import type { Db } from '../../deps.ts'
import type { StoredPerson } from '../conversations/store.ts'

export async function hasUser(sql: Db, id: number): Promise<boolean> {
  return (await sql`select 1 from users where id = ${id}`).length > 0
}

/** False if there was one before. */
export async function insertBlock(
  sql: Db,
  block: { readonly userId: number; readonly blockedId: number; readonly createdAt: Date },
): Promise<boolean> {
  const rows = await sql`insert into blocks ${sql(block)} on conflict do nothing returning 1`
  return rows.length > 0
}

/** False if there was none. */
export async function deleteBlock(sql: Db, userId: number, blockedId: number): Promise<boolean> {
  const rows = await sql`
    delete from blocks where user_id = ${userId} and blocked_id = ${blockedId} returning 1`
  return rows.length > 0
}

/** The last begun ones of two people. */
export async function listConversationsBetween(
  sql: Db,
  userId: number,
  otherId: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from conversations
    where (buyer_id, seller_id) in ((${userId}, ${otherId}), (${otherId}, ${userId}))
    order by id desc
    limit 50`
  return rows.map(({ id }) => id)
}

/** Newest first. */
export async function listBlocked(sql: Db, userId: number): Promise<StoredPerson[]> {
  return sql<StoredPerson[]>`
    select u.id, u.username, u.avatar, u.status, u.status = 'deleted' and u.deleted_at is null as is_erased,
      coalesce(nullif(u.brand, ''), nullif(u.full_name, ''), u.username) as name
    from blocks b
    join users u on u.id = b.blocked_id
    where b.user_id = ${userId}
    order by b.created_at desc, u.id
    limit 1000`
}
