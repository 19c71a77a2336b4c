import type { TicketState, TicketTopic } from '#contract/help-desk.ts'
import type { Db } from '../../deps.ts'

/** A ticket in the list of staff. */
export interface WaitingTicket {
  readonly id: number
  readonly number: string
  readonly topic: TicketTopic
  readonly state: TicketState
  /** Username, address or number of who opened it. */
  readonly person: string
  readonly changedAt: Date
  /** Mails of others than the contact that wait for a decision. */
  readonly held: number
}

/** Tickets that wait for staff, or have held mails, longest unchanged first. */
export async function listWaiting(sql: Db): Promise<WaitingTicket[]> {
  return sql<WaitingTicket[]>`
    select t.id, t.number, t.topic, t.state, coalesce(u.username, nullif(t.email, ''), t.phone) as person, t.changed_at,
      count(m.id)::int as held
    from tickets t
    left join users u on u.id = t.user_id
    left join ticket_messages m on m.ticket_id = t.id and m.held_from <> ''
    group by t.id, u.username
    having t.state in ('new', 'open') or count(m.id) > 0
    order by t.changed_at, t.id
    limit 500`
}

/** How many tickets wait for staff, how many of them since before `lateSince`, and since when. */
export async function findTicketQueue(
  sql: Db,
  lateSince: Date,
): Promise<{ count: number; late: number; oldestAt: Date | null }> {
  const [row] = await sql<{ count: number; late: number; oldestAt: Date | null }[]>`
    select count(*)::int as count, count(*) filter (where changed_at < ${lateSince})::int as late,
      min(changed_at) as oldest_at
    from tickets where state in ('new', 'open')`
  return row ?? { count: 0, late: 0, oldestAt: null }
}

export interface HeldMail {
  readonly id: number
  readonly ticketId: number
}

export async function lockHeld(sql: Db, id: number): Promise<HeldMail | null> {
  const [mail] = await sql<HeldMail[]>`
    select id, ticket_id from ticket_messages where id = ${id} and held_from <> '' for update`
  return mail ?? null
}

export async function releaseHeld(sql: Db, id: number): Promise<void> {
  await sql`update ticket_messages set held_from = '' where id = ${id}`
}

/** The sweep removes its pictures. */
export async function deleteHeld(sql: Db, id: number): Promise<void> {
  await sql`
    update ticket_photos p set ticket_id = null from ticket_messages m
    where m.id = ${id} and p.name = any (m.photos)`
  await sql`delete from ticket_messages where id = ${id}`
}
