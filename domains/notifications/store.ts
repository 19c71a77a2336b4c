import type { Db } from '../deps.ts'

export async function findUnread(
  sql: Db,
  userId: number,
): Promise<{ messages: number; notifications: number }> {
  const [unread] = await sql<{ messages: number; notifications: number }[]>`
    select unread_messages as messages, unread_notifications as notifications
    from users
    where id = ${userId}`
  return unread ?? { messages: 0, notifications: 0 }
}
