import type { Db, PushTarget } from '../../deps.ts'

/** Stores the subscription of a browser; one of another user in the same browser becomes this user's. */
export async function upsertSubscription(
  sql: Db,
  subscription: PushTarget & {
    readonly userId: number
    readonly sessionId: string
    readonly createdAt: Date
  },
): Promise<void> {
  // The deliveries to the user before must not reach the new one.
  await sql`
    delete from push_subscriptions
    where endpoint = ${subscription.endpoint} and user_id <> ${subscription.userId}`
  await sql`
    insert into push_subscriptions ${sql({ ...subscription })}
    on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = excluded.created_at, failures = 0`
}

/** Deletes the oldest subscriptions of a user beyond a number. */
export async function deleteOldest(sql: Db, userId: number, most: number): Promise<void> {
  await sql`
    delete from push_subscriptions where id = any (array(
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id desc offset ${most}))`
}

export async function deleteSubscription(sql: Db, userId: number, endpoint: string): Promise<void> {
  await sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`
}

export async function hasSubscription(sql: Db, sessionId: string): Promise<boolean> {
  const rows = await sql`select 1 from push_subscriptions where session_id = ${sessionId} limit 1`
  return rows.length > 0
}

/** Counts deliveries that a browser did not take; deletes its subscription at so many in a row. */
export async function updateFailures(
  sql: Db,
  id: number,
  isTaken: boolean,
  most: number,
): Promise<void> {
  const [row] = await sql<{ failures: number }[]>`
    update push_subscriptions set failures = case when ${isTaken} then 0 else failures + 1 end
    where id = ${id} and not (${isTaken} and failures = 0) returning failures`
  if (row && row.failures >= most) await deleteGone(sql, id)
}

/** Deletes a subscription that its push service does not know any more. */
export async function deleteGone(sql: Db, id: number): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}`
}
