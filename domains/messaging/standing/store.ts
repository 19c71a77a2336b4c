import type { Db } from '../../deps.ts'

/** The last changed conversations of a person, with the users of the other sides. */
export async function listOtherSides(
  sql: Db,
  userId: number,
  most: number,
): Promise<{ conversationId: number; otherId: number }[]> {
  return sql<{ conversationId: number; otherId: number }[]>`
    select o.conversation_id, o.user_id as other_id
    from (
      select conversation_id from conversation_sides where user_id = ${userId} order by last_at desc limit ${most}
    ) s
    join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id <> ${userId}`
}
