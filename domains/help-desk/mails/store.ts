import type { TicketTopic } from '#contract/help-desk.ts'
import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import type { MailKind } from '../store.ts'

export interface DueTicketMail {
  readonly id: number
  readonly kind: MailKind
  readonly key: string
  readonly attempts: number
  readonly createdAt: Date
  /** Of the answer; empty for other kinds. */
  readonly text: string
  readonly ticketId: number
  readonly number: string
  readonly linkKey: string
  readonly topic: TicketTopic
  readonly language: Lang
  /** Null for a guest. */
  readonly username: string | null
  /** Null where there is only a number, or the account is deleted. */
  readonly email: string | null
  /** Of a guest, national; empty for others. */
  readonly phone: string
}

/** Claims the oldest due mail before it is sent, so that it is sent at most once. Null if none is due. */
export async function takeDueMail(sql: Db, now: Date): Promise<DueTicketMail | null> {
  const [mail] = await sql<DueTicketMail[]>`
    with due as (
      update ticket_mails set due_at = null, attempts = attempts + 1
      where id = any (array(
        select id from ticket_mails where due_at <= ${now} order by due_at, id limit 1 for update skip locked))
      returning id, ticket_id, kind, message_id, key, attempts, created_at
    )
    select d.id, d.kind, d.key, d.attempts, d.created_at, coalesce(m.text, '') as text, t.id as ticket_id, t.number,
      t.link_key, t.topic, coalesce(u.language, t.language) as language, u.username, t.phone,
      coalesce(nullif(t.email, ''), case when u.status <> 'deleted' then u.email end) as email
    from due d
    join tickets t on t.id = d.ticket_id
    left join ticket_messages m on m.id = d.message_id
    left join users u on u.id = t.user_id`
  return mail ?? null
}

/** Reschedules a mail that was certainly not sent. */
export async function putBackMail(sql: Db, id: number, dueAt: Date): Promise<void> {
  await sql`update ticket_mails set due_at = ${dueAt} where id = ${id}`
}

/** Reschedules a mail that was not tried. */
export async function postponeMail(sql: Db, id: number, dueAt: Date): Promise<void> {
  await sql`update ticket_mails set due_at = ${dueAt}, attempts = attempts - 1 where id = ${id}`
}

/** Mails of a ticket before one of our own, oldest first: keys of our own, Message-IDs of received ones. */
export async function listEarlierMails(
  sql: Db,
  { ticketId, id, createdAt }: Pick<DueTicketMail, 'ticketId' | 'id' | 'createdAt'>,
): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select key::text as name, created_at as at from ticket_mails
    where ticket_id = ${ticketId} and id < ${id}
    union all
    select mail_id, sent_at from ticket_messages
    where ticket_id = ${ticketId} and sent_at <= ${createdAt} and mail_id <> '' and held_from = ''
    order by at`
  return rows.map(({ name }) => name)
}
