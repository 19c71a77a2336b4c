import { randomUUID } from 'node:crypto'
import type { TalkLine, TicketTopic } from '#contract/help-desk.ts'
import type { Lang } from '#contract/languages.ts'
import { ticketsOfVisitors, ticketsPerDay, ticketTextMin } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { takeContactProof, type Contact } from '../../accounts/service.ts'
import { advertsById, isKnownAdvert } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { spendWithin, type Budget } from '../../limits/service.ts'
import { localDay } from '../../lib/local-day.ts'
import { blockOf } from '../../lib/network.ts'
import { linkOf } from '../access.ts'
import { queueMail } from '../mails/service.ts'
import { holderOf, sendPhotos } from '../photos/service.ts'
import { advertIdOf, numberOf } from '../rules.ts'
import { insertMessage, type StoredTicket } from '../store.ts'
import { insertTicket, nextNumberOf, type NewTicket } from './store.ts'

export interface TypedTicket {
  readonly topic: TicketTopic
  readonly text: string
  /** Id or address of an advert; empty: none. */
  readonly advert: string
  readonly photos: readonly string[]
  readonly talk: readonly TalkLine[]
  readonly proof: string | undefined
  readonly lang: Lang
}

/** Number of a ticket, and the path of its page for the person who wrote it. */
export interface OpenedTicket {
  readonly number: string
  readonly address: string
}

interface Caller {
  readonly user: User | null
  readonly visitor: Visitor
}

/**
 * Opens a ticket. A guest needs the proof of a contact, which is used up. Refuses a text that is too short, an advert
 * that is neither public nor the caller's, foreign pictures, and too many tickets of a user, a contact or a network.
 */
export async function openTicket(
  deps: Deps,
  { user, visitor }: Caller,
  typed: TypedTicket,
): Promise<OpenedTicket> {
  const { text, topic, photos, talk, proof, lang } = typed
  if ([...text].length < ticketTextMin) throw new Refusal('ticket_text_short', 'text')
  const advertId = await advertOf(deps, user, typed.advert)
  const ticket = { topic, language: lang, advertId, talk, followsId: null }
  return deps.sql.begin(async (sql) => {
    const contact = user ? noContact : await takeContactProof(sql, deps, proof ?? '')
    await spendWithin(sql, deps, budgetsOf({ user, visitor }, contact))
    const opened = await insertNumbered(sql, deps, {
      ...ticket,
      ...contact,
      userId: user?.id ?? null,
    })
    const { id, sentAt } = opened
    await sendPhotos(sql, { names: photos, holder: holderOf({ user, proof }), ticketId: id })
    await insertMessage(sql, { ticketId: id, author: 'person', text, photos, sentAt })
    await queueMail(sql, deps, { ticketId: id, kind: 'opened' })
    return presentOpened(deps, user, opened)
  })
}

const noContact: Contact = { email: '', phone: '' }

async function advertOf(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'> | null,
  typed: string,
): Promise<number | null> {
  if (typed === '') return null
  const id = advertIdOf(typed)
  const isOwn = id !== null && user !== null && (await advertsById(deps, [id], user.id)).length > 0
  if (id === null || !(isOwn || (await isKnownAdvert(deps, id))))
    throw new Refusal('advert_not_found', 'advert')
  return id
}

/** A proved contact has a budget of its own, so that nobody else can use it up. */
function budgetsOf({ user, visitor: { address } }: Caller, { email, phone }: Contact): Budget[] {
  if (user) return [{ key: `ticket:user:${user.id}`, most: ticketsPerDay, window: dayMs }]
  const block = blockOf(address)
  const ofBlock = block.includes(':') ? ticketsOfVisitors.block6 : ticketsOfVisitors.block4
  return [
    { key: `ticket:contact:${email || phone}`, most: ticketsPerDay, window: dayMs },
    { key: `ticket:address:${address}`, most: ticketsOfVisitors.address, window: hourMs },
    { key: `ticket:block:${block}`, most: ofBlock, window: hourMs },
  ]
}

interface NumberedTicket {
  readonly id: number
  readonly number: string
  readonly linkKey: string
  readonly sentAt: Date
}

async function insertNumbered(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  ticket: Omit<NewTicket, 'number' | 'linkKey' | 'now'>,
): Promise<NumberedTicket> {
  const now = clock.now()
  const day = localDay(now)
  const number = numberOf(day, await nextNumberOf(sql, day))
  const linkKey = randomUUID()
  const id = await insertTicket(sql, { ...ticket, number, linkKey, now })
  return { id, number, linkKey, sentAt: now }
}

/** Opens the ticket that goes on with a closed one, for the same person; its first message follows. */
export async function openFollowing(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  closed: StoredTicket,
): Promise<NumberedTicket> {
  const { id, userId, email, phone, language, topic, advertId } = closed
  const same = { userId, email, phone, language, topic, advertId }
  return insertNumbered(sql, deps, { ...same, followsId: id, talk: [] })
}

/** Users find their tickets by number, guests by the secret link. */
export function presentOpened(
  { tokens }: Pick<Deps, 'tokens'>,
  user: Pick<User, 'id'> | null,
  ticket: Pick<NumberedTicket, 'id' | 'number' | 'linkKey'>,
): OpenedTicket {
  const { number } = ticket
  return { number, address: user ? `/my-tickets/${number}` : `/ticket/${linkOf(tokens, ticket)}` }
}
