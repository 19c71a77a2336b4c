import type { Db } from '../../deps.ts'
import type { StoredPerson } from '../conversations/store.ts'

/** False if there is no such user. */
export async function insertBlock(
  sql: Db,
  block: { readonly userId: number; readonly blockedId: number; readonly createdAt: Date },
): Promise<boolean> {
  const { userId, blockedId, createdAt } = block
  const [person] = await sql`
    with person as (select id from users where id = ${blockedId}),
    added as (
      insert into blocks (user_id, blocked_id, created_at)
      select ${userId}, id, ${createdAt} from person
      on conflict do nothing
    )
    select id from person`
  return person !== undefined
}

export async function deleteBlock(sql: Db, userId: number, blockedId: number): Promise<void> {
  await sql`delete from blocks where user_id = ${userId} and blocked_id = ${blockedId}`
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
