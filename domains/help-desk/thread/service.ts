import type { Ticket, TicketLine } from '#contract/help-desk.ts'
import { ticketMessagesPerHour } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { spendWithin, type Budget } from '../../limits/service.ts'
import { readTicketNotification } from '../../notifications/service.ts'
import { openFollowing, presentOpened, type OpenedTicket } from '../opening/service.ts'
import {
  holderOf,
  readPhotoOf,
  sendPhotos,
  storePhoto,
  type TicketPhotoSize,
} from '../photos/service.ts'
import { isOver, stateAfter, type TicketEvent } from '../rules.ts'
import {
  insertMessage,
  lockTicket,
  updateState,
  type NewMessage,
  type StoredTicket,
} from '../store.ts'
import { ownTicket, type Caller, type OwnTicket } from './access.ts'
import {
  countLines,
  findDetails,
  listLines,
  listMessages,
  updateRating,
  type StoredLine,
  type StoredTicketMessage,
} from './store.ts'

type ReadDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>

/** A page of own tickets, changed last first, with the total count. */
export async function ticketsOf(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
  page: { readonly start: number; readonly size: number },
): Promise<{ items: TicketLine[]; count: number }> {
  const [lines, count] = await Promise.all([
    listLines(deps.sql, id, page),
    countLines(deps.sql, id),
  ])
  return { items: lines.map(presentLine), count }
}

/** A ticket with its messages, by number or link; its notification counts as read. Refuses what is not the caller's. */
export async function readTicket(
  deps: ReadDeps & Pick<Deps, 'helpMail'>,
  caller: Caller,
  key: string,
): Promise<Ticket> {
  const { ticket, user } = await ownTicket(deps, caller, key)
  if (user) await readTicketNotification(deps.sql, user.id, ticket.id)
  const [details, messages] = await Promise.all([
    findDetails(deps.sql, ticket.id),
    listMessages(deps.sql, ticket.id),
  ])
  if (!details) throw new Refusal('ticket_not_found')
  const { talk, scoreText, follows, advertTitle, mailAddress } = details
  const { advertId, state, score } = ticket
  return {
    ...presentLine(ticket),
    advert: advertId === null ? null : { id: advertId, title: advertTitle ?? '' },
    messages: messages.filter(({ heldFrom }) => heldFrom === '').map(presentMessage),
    talk,
    follows,
    rating: score === null ? null : { score, text: scoreText },
    canRate: isOver(state) && score === null,
    hasMail: deps.helpMail !== null && mailAddress !== null,
  }
}

function presentLine({ number, topic, state, openedAt, changedAt }: StoredLine): TicketLine {
  const [opened, changed] = [openedAt.toISOString(), changedAt.toISOString()]
  return { number, topic, state, openedAt: opened, changedAt: changed }
}

function presentMessage({ id, author, text, photos, leftOut, sentAt }: StoredTicketMessage) {
  return { id, isOwn: author === 'person', text, photos, leftOut, sentAt: sentAt.toISOString() }
}

/** Stores a picture for an answer to a ticket. Refuses what is not the caller's, and what is no picture. */
export async function uploadAnswerPhoto(
  deps: Deps,
  caller: Caller,
  key: string,
  read: () => Promise<Uint8Array>,
): Promise<string> {
  const { ticket } = await ownTicket(deps, caller, key)
  return storePhoto(deps, holderOf({ ticketId: ticket.id }), read)
}

/** A picture of a ticket, by the ticket's number or link; null for what is not the caller's. */
export async function readTicketPhoto(
  deps: ReadDeps & Pick<Deps, 'storage'>,
  caller: Caller,
  key: string,
  photo: { readonly name: string; readonly size: TicketPhotoSize },
): Promise<Uint8Array | null> {
  const found = await ownTicket(deps, caller, key).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  return found && readPhotoOf(deps, found.ticket.id, photo)
}

/**
 * Adds an answer of the person; a closed ticket is followed by a new one. Returns the ticket that has it. Refuses an
 * empty answer, foreign pictures, and too many in an hour.
 */
export async function answerTicket(
  deps: ReadDeps,
  caller: Caller,
  key: string,
  { text, photos }: { readonly text: string; readonly photos: readonly string[] },
): Promise<OpenedTicket> {
  if (text === '' && photos.length === 0) throw new Refusal('message_required', 'text')
  const own = await ownTicket(deps, caller, key)
  return deps.sql.begin(async (sql) => {
    const ticket = await lockOwn(sql, own)
    const sentAt = deps.clock.now()
    const taken = await addAnswer(sql, deps, ticket, { text, photos, sentAt })
    return presentOpened(deps, own.user, taken)
  })
}

/**
 * Adds what the person has written, by the site or by mail, to a locked ticket, or to the one that follows a closed
 * one. Returns the ticket that has it. Refuses too many in an hour, and pictures that were not uploaded for the ticket.
 */
export async function addAnswer(
  sql: Db,
  deps: Pick<Deps, 'clock' | 'tokens'>,
  ticket: StoredTicket,
  answer: Omit<NewMessage, 'ticketId' | 'author'>,
): Promise<Pick<StoredTicket, 'id' | 'number' | 'linkKey'>> {
  await spendWithin(sql, deps, [answerBudget(ticket)])
  const state = stateAfter(ticket.state, 'personAnswer')
  const taken = state ? ticket : await openFollowing(sql, deps, ticket)
  const holder = holderOf({ ticketId: ticket.id })
  await sendPhotos(sql, { names: answer.photos, holder, ticketId: taken.id })
  await insertMessage(sql, { ...answer, ticketId: taken.id, author: 'person' })
  if (state) await updateState(sql, { id: ticket.id, state, now: answer.sentAt })
  return taken
}

/** Messages of a person in an hour. */
export function answerBudget({ userId, email, phone }: StoredTicket): Budget {
  const key = `ticket-message:${userId ?? (email || phone)}`
  return { key, most: ticketMessagesPerHour, window: hourMs }
}

/** The person says that the ticket is solved. Refuses one that is over already. */
export async function solveOwnTicket(deps: ReadDeps, caller: Caller, key: string): Promise<void> {
  const own = await ownTicket(deps, caller, key)
  await deps.sql.begin(async (sql) => move(sql, deps, await lockOwn(sql, own), 'solve'))
}

/** Rates the help, once. Refuses a ticket that is not over, and one that is rated. */
export async function rateTicket(
  deps: ReadDeps,
  caller: Caller,
  key: string,
  { score, text }: { readonly score: number; readonly text: string },
): Promise<void> {
  const { ticket } = await ownTicket(deps, caller, key)
  if (!isOver(ticket.state)) throw new Refusal('ticket_move_refused')
  if (!(await updateRating(deps.sql, { id: ticket.id, score, text })))
    throw new Refusal('ticket_rated')
}

/** Moves a locked ticket. Refuses what the table of moves does not have. */
export async function move(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  { id, state: before }: StoredTicket,
  event: TicketEvent,
): Promise<void> {
  const state = stateAfter(before, event)
  if (!state) throw new Refusal('ticket_move_refused')
  await updateState(sql, { id, state, now: clock.now() })
}

async function lockOwn(sql: Db, { ticket: { id } }: OwnTicket): Promise<StoredTicket> {
  const ticket = await lockTicket(sql, id)
  if (!ticket) throw new Refusal('ticket_not_found')
  return ticket
}
