import type { Db } from '../../deps.ts'

export interface TicketAccount {
  readonly id: number
  readonly username: string
  readonly status: 'active' | 'inactive' | 'banned' | 'deleted'
}

/** The account of a contact that a guest has proved. */
export async function findAccountOf(
  sql: Db,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<TicketAccount | null> {
  const [account] = await sql<TicketAccount[]>`
    select id, username, status from users
    where ${phone} <> '' and phone = ${phone} or ${email} <> '' and email = ${email}`
  return account ?? null
}

export async function findUsername(sql: Db, userId: number): Promise<string> {
  const [row] = await sql<{ username: string }[]>`select username from users where id = ${userId}`
  return row?.username ?? ''
}
