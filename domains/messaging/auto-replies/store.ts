import type { Db } from '../../deps.ts'

export async function findAutoReply(sql: Db, userId: number): Promise<string | null> {
  const [found] = await sql<{ text: string }[]>`
    select text from auto_replies where user_id = ${userId}`
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
