import type { TalkLine, TicketState, TicketTopic } from '#contract/help-desk.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'
import { ticketIdsOf } from '../store.ts'

export interface StoredLine {
  readonly number: string
  readonly topic: TicketTopic
  readonly state: TicketState
  readonly openedAt: Date
  readonly changedAt: Date
}

/** Own tickets, those opened as a guest included; changed last first. */
export async function listLines(
  sql: Db,
  userId: number,
  { start, size }: { readonly start: number; readonly size: number },
): Promise<StoredLine[]> {
  return sql<StoredLine[]>`
    select number, topic, state, opened_at, changed_at from tickets
    where id in (${ticketIdsOf(sql, userId)})
    order by changed_at desc, id desc
    offset ${start} limit ${size}`
}

export async function countLines(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from tickets where id in (${ticketIdsOf(sql, userId)})`
  return row?.n ?? 0
}

export interface StoredTicketMessage {
  readonly id: number
  readonly author: 'person' | 'staff'
  readonly text: string
  readonly photos: string[]
  readonly leftOut: number
  /** Empty unless the message is held. */
  readonly heldFrom: string
  readonly sentAt: Date
}

/** Of one ticket, oldest first, held ones included. */
export async function listMessages(sql: Db, ticketId: number): Promise<StoredTicketMessage[]> {
  return sql<StoredTicketMessage[]>`
    select id, author, text, photos, left_out, held_from, sent_at from ticket_messages
    where ticket_id = ${ticketId}
    order by id`
}

interface StoredDetails {
  readonly talk: TalkLine[]
  readonly scoreText: string
  readonly follows: string | null
  /** Title in the language of the ticket, else in the advert's own; null if there is none, or it is gone. */
  readonly advertTitle: string | null
  /** The address that the site writes to; null where there is only a number. */
  readonly mailAddress: string | null
}

export async function findDetails(sql: Db, id: number): Promise<StoredDetails | null> {
  const [details] = await sql<StoredDetails[]>`
    select t.talk, t.score_text, f.number as follows,
      coalesce(nullif(${advertText(sql, 'title', sql`t.language`)}, ''), ${advertText(sql, 'title', sql`a.language`)})
        as advert_title,
      coalesce(nullif(t.email, ''), u.email) as mail_address
    from tickets t
    left join tickets f on f.id = t.follows_id
    left join adverts a on a.id = t.advert_id and a.status <> 'deleted'
    left join users u on u.id = t.user_id
    where t.id = ${id}`
  return details ?? null
}

/** False if the ticket is rated already. */
export async function updateRating(
  sql: Db,
  { id, score, text }: { readonly id: number; readonly score: number; readonly text: string },
): Promise<boolean> {
  const rows = await sql`
    update tickets set score = ${score}, score_text = ${text} where id = ${id} and score is null
    returning 1`
  return rows.length > 0
}
