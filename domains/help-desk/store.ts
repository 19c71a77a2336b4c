import type { TicketState, TicketTopic } from '#contract/help-desk.ts'
import type { Lang } from '#contract/languages.ts'
import type { Db } from '../deps.ts'

export interface StoredTicket {
  readonly id: number
  readonly number: string
  readonly userId: number | null
  /** Of a guest, else empty. */
  readonly email: string
  readonly phone: string
  readonly language: Lang
  readonly topic: TicketTopic
  readonly advertId: number | null
  readonly state: TicketState
  readonly linkKey: string
  readonly score: number | null
  readonly openedAt: Date
  readonly changedAt: Date
}

function columns(sql: Db) {
  return sql`id, number, user_id, email, phone, language, topic, advert_id, state, link_key, score, opened_at, changed_at`
}

export async function findTicket(sql: Db, id: number): Promise<StoredTicket | null> {
  const [ticket] = await sql<StoredTicket[]>`select ${columns(sql)} from tickets where id = ${id}`
  return ticket ?? null
}

export async function findTicketByNumber(sql: Db, number: string): Promise<StoredTicket | null> {
  const [ticket] = await sql<StoredTicket[]>`
    select ${columns(sql)} from tickets where number = ${number}`
  return ticket ?? null
}

/**
 * Ids of an account's tickets, those included that were opened as a guest with its address or number: who opened them
 * had proved it by a code, as the account has.
 */
export function ticketIdsOf(sql: Db, userId: number) {
  return sql`
    select id from tickets where user_id = ${userId}
    union all
    select t.id from users u join tickets t on t.email = u.email and t.email <> '' where u.id = ${userId}
    union all
    select t.id from users u join tickets t on t.phone = u.phone and t.phone <> '' where u.id = ${userId}`
}

/** Null for the number of somebody else's. */
export async function findTicketOf(
  sql: Db,
  userId: number,
  number: string,
): Promise<StoredTicket | null> {
  const [ticket] = await sql<StoredTicket[]>`
    select ${columns(sql)} from tickets where number = ${number} and id in (${ticketIdsOf(sql, userId)})`
  return ticket ?? null
}

export async function lockTicket(sql: Db, id: number): Promise<StoredTicket | null> {
  const [ticket] = await sql<StoredTicket[]>`
    select ${columns(sql)} from tickets where id = ${id} for update`
  return ticket ?? null
}

export async function updateState(
  sql: Db,
  { id, state, now }: { readonly id: number; readonly state: TicketState; readonly now: Date },
): Promise<void> {
  await sql`update tickets set state = ${state}, changed_at = ${now} where id = ${id}`
}

export interface NewMessage {
  readonly ticketId: number
  readonly author: 'person' | 'staff'
  readonly text: string
  readonly photos: readonly string[]
  readonly leftOut?: number
  readonly mailId?: string
  readonly heldFrom?: string
  readonly sentAt: Date
}

export async function insertMessage(sql: Db, message: NewMessage): Promise<number> {
  const {
    ticketId,
    author,
    text,
    photos,
    leftOut = 0,
    mailId = '',
    heldFrom = '',
    sentAt,
  } = message
  const [row] = await sql<{ id: number }[]>`
    insert into ticket_messages (ticket_id, author, text, photos, left_out, mail_id, held_from, sent_at)
    values (${ticketId}, ${author}, ${text}, ${[...photos]}, ${leftOut}, ${mailId}, ${heldFrom}, ${sentAt})
    returning id`
  return row?.id ?? 0
}

export type MailKind = 'opened' | 'reply' | 'solved'

/** Records a mail to the contact, whose Message-ID begins with `key`. */
export async function insertMail(
  sql: Db,
  mail: {
    readonly ticketId: number
    readonly kind: MailKind
    readonly messageId: number | null
    readonly key: string
    readonly now: Date
  },
): Promise<{ id: number; userId: number | null; isByPhone: boolean }> {
  const { ticketId, kind, messageId, key, now } = mail
  const [row] = await sql<{ id: number; userId: number | null; isByPhone: boolean }[]>`
    with mail as (
      insert into ticket_mails (ticket_id, kind, message_id, key, created_at)
      values (${ticketId}, ${kind}, ${messageId}, ${key}, ${now})
      returning id
    )
    select mail.id, t.user_id, t.phone <> '' as is_by_phone from mail, tickets t where t.id = ${ticketId}`
  if (!row) throw new Error('The ticket does not exist')
  return row
}
