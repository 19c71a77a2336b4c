import type { Db } from '../../deps.ts'

export async function hasReceived(sql: Db, digest: string): Promise<boolean> {
  const rows = await sql`select 1 from inbound_mails where digest = ${digest}`
  return rows.length > 0
}

/** False if the mail was received before. Concurrent copies wait for each other. */
export async function insertReceived(
  sql: Db,
  mail: { readonly digest: string; readonly outcome: string; readonly receivedAt: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into inbound_mails ${sql(mail, 'digest', 'outcome', 'receivedAt')}
    on conflict do nothing
    returning 1`
  return rows.length > 0
}

/** The ticket that mails with these keys belong to; null if there is none. */
export async function findTicketOfMails(sql: Db, keys: readonly string[]): Promise<number | null> {
  const [row] = await sql<{ ticketId: number }[]>`
    select ticket_id from ticket_mails where key = any (${[...keys]}::uuid[]) order by id desc limit 1`
  return row?.ticketId ?? null
}

/** Address of the contact of a ticket; null where there is none. */
export async function findContactAddress(sql: Db, ticketId: number): Promise<string | null> {
  const [row] = await sql<{ email: string | null }[]>`
    select coalesce(nullif(t.email, ''), u.email) as email
    from tickets t
    left join users u on u.id = t.user_id
    where t.id = ${ticketId}`
  return row?.email ?? null
}
