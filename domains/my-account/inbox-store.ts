import { unreadCap } from '#contract/limits.ts'
import type { Db } from '../deps.ts'

/** Unread conversations, up to the cap on each side and without muted ones, and unread notifications: one statement. */
export async function findUnreadCounts(
  sql: Db,
  userId: number,
): Promise<{ messages: number; notifications: number }> {
  const side = (isIncoming: boolean) => sql`
    (select count(*)::int from (select 1 from conversation_sides
      where user_id = u.id and is_incoming = ${isIncoming} and unread > 0 and not is_muted
      limit ${unreadCap}) unread)`
  const [counts] = await sql<{ messages: number; notifications: number }[]>`
    select ${side(true)} + ${side(false)} as messages, u.unread_notifications as notifications
    from users u where u.id = ${userId}`
  return counts ?? { messages: 0, notifications: 0 }
}
