import type { TicketTopic } from '#contract/help-desk.ts'
import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import type { MailKind } from '../store.ts'

export interface TicketMail {
  readonly id: number
  readonly kind: MailKind
  readonly key: string
  readonly createdAt: Date
  /** Of the answer; empty for other kinds. */
  readonly text: string
  readonly ticketId: number
  readonly number: string
  readonly linkKey: string
  readonly topic: TicketTopic
  readonly language: Lang
  /** Null for a guest, empty for an account without one. */
  readonly fullName: string | null
  /** Null where there is only a number, or the account is deleted. */
  readonly email: string | null
  /** Of a guest, national; empty for others. */
  readonly phone: string
}

/** Null for a mail of a ticket that is deleted. */
export async function findTicketMail(sql: Db, id: number): Promise<TicketMail | null> {
  const [mail] = await sql<TicketMail[]>`
    select d.id, d.kind, d.key, d.created_at, coalesce(m.text, '') as text, t.id as ticket_id, t.number, t.link_key, t.topic,
      coalesce(u.language, t.language) as language, u.full_name, t.phone,
      coalesce(nullif(t.email, ''), case when u.status <> 'deleted' then u.email end) as email
    from ticket_mails d
    join tickets t on t.id = d.ticket_id
    left join ticket_messages m on m.id = d.message_id
    left join users u on u.id = t.user_id
    where d.id = ${id}`
  return mail ?? null
}

/** Mails of a ticket before one of our own, oldest first: keys of our own, Message-IDs of received ones. */
export async function listEarlierMails(
  sql: Db,
  { ticketId, id, createdAt }: Pick<TicketMail, 'ticketId' | 'id' | 'createdAt'>,
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
