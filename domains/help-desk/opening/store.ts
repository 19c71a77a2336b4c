import type { TalkLine, TicketTopic } from '#contract/help-desk.ts'
import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

export interface NewTicket {
  readonly number: string
  readonly userId: number | null
  readonly email: string
  readonly phone: string
  readonly language: Lang
  readonly topic: TicketTopic
  readonly advertId: number | null
  readonly linkKey: string
  readonly followsId: number | null
  readonly talk: readonly TalkLine[]
  readonly now: Date
}

/** The next number of a day, from 1; concurrent tickets wait for each other. */
export async function nextNumberOf(sql: Db, day: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    insert into ticket_days as d (day, last_number) values (${day}, 1)
    on conflict (day) do update set last_number = d.last_number + 1
    returning last_number as n`
  return row?.n ?? 1
}

export async function insertTicket(sql: Db, ticket: NewTicket): Promise<number> {
  const { number, userId, email, phone, language, topic, advertId, linkKey, followsId, now } =
    ticket
  const talk = sql.json(ticket.talk.map((line) => ({ ...line })))
  const [row] = await sql<{ id: number }[]>`
    insert into tickets (number, user_id, email, phone, language, topic, advert_id, link_key, follows_id, talk, opened_at,
      changed_at)
    values (${number}, ${userId}, ${email}, ${phone}, ${language}, ${topic}, ${advertId}, ${linkKey}, ${followsId}, ${talk},
      ${now}, ${now})
    returning id`
  return row?.id ?? 0
}
