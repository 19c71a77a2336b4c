import type { Db } from '../../deps.ts'

export async function insertNote(
  sql: Db,
  note: { userId: number; staffId: number; text: string; writtenAt: Date },
): Promise<void> {
  await sql`insert into account_notes ${sql(note, 'userId', 'staffId', 'text', 'writtenAt')}`
}

export async function findContacts(
  sql: Db,
  userId: number,
): Promise<{ phone: string; email: string } | null> {
  const [contacts] = await sql<{ phone: string; email: string }[]>`
    select coalesce(phone, '') as phone, coalesce(email, '') as email from users where id = ${userId}`
  return contacts ?? null
}
