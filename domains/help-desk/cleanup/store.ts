import type { TalkLine, TicketState, TicketTopic } from '#contract/help-desk.ts'
import type { Db } from '../../deps.ts'
import { ticketIdsOf } from '../store.ts'

/** Closes tickets in these states in which nothing has happened since; a held mail is an event too. */
export async function closeIdle(
  sql: Db,
  states: readonly TicketState[],
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await sql`
    update tickets t set state = 'closed', changed_at = ${now}
    where state = any (${[...states]}) and changed_at <= ${before}
      and not exists (select 1 from ticket_messages m where m.ticket_id = t.id and m.sent_at > ${before})`
}

/** Their messages and mails go with them; the sweep removes the pictures. */
export async function deleteClosed(sql: Db, closedBefore: Date): Promise<void> {
  await sql`delete from tickets where state = 'closed' and changed_at <= ${closedBefore}`
}

export async function deleteReceived(sql: Db, before: Date): Promise<void> {
  await sql`delete from inbound_mails where received_at <= ${before}`
}

/** Own tickets, those opened as a guest included, and the codes of its contacts. */
export async function deleteTicketsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from tickets where id in (${ticketIdsOf(sql, userId)})`
  await sql`
    delete from contact_codes c using users u
    where u.id = ${userId} and (c.email = u.email or c.phone = u.phone)`
  await sql`
    update ticket_photos set stored_at = 'epoch', holder = '' where holder = ${`user:${userId}`}`
}

export interface OwnTicketData {
  readonly number: string
  readonly topic: TicketTopic
  readonly state: TicketState
  readonly talk: TalkLine[]
  readonly score: number | null
  readonly scoreText: string
  readonly openedAt: Date
  readonly messages: {
    readonly author: 'person' | 'staff'
    readonly text: string
    readonly photos: string[]
    /** ISO 8601 */
    readonly sentAt: string
  }[]
}

/** The same tickets that `deleteTicketsOf` deletes. */
export async function listTicketsData(sql: Db, userId: number): Promise<OwnTicketData[]> {
  return sql<OwnTicketData[]>`
    select t.number, t.topic, t.state, t.talk, t.score, t.score_text, t.opened_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'photos', m.photos, 'sentAt', m.sent_at)
          order by m.id)
        from ticket_messages m where m.ticket_id = t.id and m.held_from = ''), '[]') as messages
    from tickets t
    where t.id in (${ticketIdsOf(sql, userId)})
    order by t.id
    limit 100000`
}
