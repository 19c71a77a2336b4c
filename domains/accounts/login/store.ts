import type { Db } from '../../deps.ts'

/** When browsers that know the account were last used for another one, latest first; not whose. */
export async function listSharedUses(sql: Db, userId: number): Promise<Date[]> {
  const rows = await sql<{ seenAt: Date }[]>`
    select seen_at from shared_browsers where ${userId} in (user_id, other_id) order by seen_at desc`
  return rows.map(({ seenAt }) => seenAt)
}

/** Links two accounts by a browser that has logged in to both; one that is erased is not linked. */
export async function upsertSharedBrowser(
  sql: Db,
  ids: readonly [number, number],
  seenAt: Date,
): Promise<void> {
  await sql`
    insert into shared_browsers (user_id, other_id, seen_at)
    select ${Math.min(...ids)}, ${Math.max(...ids)}, ${seenAt}
    where (select count(*) from users where id in ${sql(ids)} and password_hash <> '') = 2
    on conflict (user_id, other_id) do update set seen_at = excluded.seen_at`
}
