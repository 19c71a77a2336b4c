import type { Db } from '../../deps.ts'

export async function findAutoReply(sql: Db, userId: number): Promise<string | null> {
  const [found] = await sql<{ text: string }[]>`
    select text from auto_replies where user_id = ${userId}`
  return found?.text ?? null
}

/**
 * What is sent by itself, once a conversation: nothing in the name of somebody who may not write for now. To be read
 * while the conversation is locked.
 */
export async function findSendableReply(
  sql: Db,
  { userId, conversationId }: { readonly userId: number; readonly conversationId: number },
  now: Date,
): Promise<string | null> {
  const [found] = await sql<{ text: string }[]>`
    select a.text from auto_replies a
    where a.user_id = ${userId} and not exists (
      select from account_restrictions r
      where r.user_id = a.user_id and r.kind = 'messages' and r.lifted_at is null
        and (r.ends_at is null or r.ends_at > ${now}))
      and not exists (
        select from messages m where m.conversation_id = ${conversationId} and m.is_automatic)`
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
