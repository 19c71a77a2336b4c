import type { Db } from '../../deps.ts'

/** Empties what a user wrote; the other sides keep their conversations and own messages. */
export async function emptyMessagesOf(sql: Db, userId: number): Promise<void> {
  await sql`
    update messages set text = '', language = null, photos = '{}', place_id = null, shares_phone = false,
      warnings = '{}', is_held = false
    where author_id = ${userId}`
  // Without a conversation the sweep removes their files.
  await sql`
    update message_photos set conversation_id = null, stored_at = 'epoch' where owner_id = ${userId}`
  await sql`delete from blocks where user_id = ${userId} or blocked_id = ${userId}`
  await sql`delete from auto_replies where user_id = ${userId}`
  await sql`delete from answer_times where user_id = ${userId}`
}

export interface WrittenMessage {
  readonly conversationId: number
  readonly title: string
  readonly text: string
  readonly photos: string[]
  /** "900.00 EUR, accepted" */
  readonly offer: string | null
  readonly sentAt: Date
}

export async function listMessagesBy(sql: Db, userId: number): Promise<WrittenMessage[]> {
  return sql<WrittenMessage[]>`
    select m.conversation_id, c.title, m.text, m.photos, m.sent_at,
      o.price || ' ' || o.currency || ', ' || o.state as offer
    from conversation_sides s
    join conversations c on c.id = s.conversation_id
    join messages m on m.conversation_id = c.id and m.author_id = ${userId}
    left join offers o on o.id = m.offer_id
    where s.user_id = ${userId}
    order by m.conversation_id, m.seq
    limit 200000`
}
