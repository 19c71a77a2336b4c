import { isRestrictedAt } from '../../accounts/service.ts'
import type { Db } from '../../deps.ts'

export async function findAutoReply(sql: Db, userId: number): Promise<string | null> {
  const [found] = await sql<{ text: string }[]>`
    select text from auto_replies where user_id = ${userId}`
  return found?.text ?? null
}

/**
 * What the seller of a conversation answers the buyer by itself, once: nothing in the name of somebody who may not write
 * for now. It holds while the conversation is locked.
 */
export async function findSendableReply(
  sql: Db,
  { conversationId, buyerId }: { readonly conversationId: number; readonly buyerId: number },
  now: Date,
): Promise<string | null> {
  const [found] = await sql<{ text: string }[]>`
    select a.text
    from conversations c
    join auto_replies a on a.user_id = c.seller_id
    where c.id = ${conversationId} and c.buyer_id = ${buyerId}
      and not ${isRestrictedAt(sql, sql`c.seller_id`, 'messages', now)}
      and not exists (select from messages m where m.conversation_id = c.id and m.is_automatic)`
  return found?.text ?? null
}

export async function upsertAutoReply(sql: Db, userId: number, text: string): Promise<void> {
  await sql`
    insert into auto_replies (user_id, text) values (${userId}, ${text})
    on conflict (user_id) do update set text = excluded.text`
}

export async function deleteAutoReply(sql: Db, userId: number): Promise<void> {
  await sql`delete from auto_replies where user_id = ${userId}`
}
