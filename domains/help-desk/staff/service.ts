import { ticketTextMax } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { cleanParagraphs } from '#contract/rules/text/clean-text.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyOfTicket } from '../../notifications/service.ts'
import { queueMail } from '../mails/service.ts'
import { stateAfter } from '../rules.ts'
import {
  findTicketByNumber,
  insertMessage,
  lockTicket,
  updateState,
  type StoredTicket,
} from '../store.ts'
import { move } from '../thread/service.ts'
import { listMessages, type StoredTicketMessage } from '../thread/store.ts'
import { deleteHeld, listWaiting, lockHeld, releaseHeld, type WaitingTicket } from './store.ts'

type StaffDeps = Pick<Deps, 'sql' | 'clock'>

/** Runs first in the transaction of an act, with the locked ticket. */
export type Alongside = (sql: Db, ticket: StoredTicket) => Promise<void>

/** Tickets that wait for staff, longest unchanged first. */
export async function waitingTickets(deps: Pick<Deps, 'sql'>): Promise<WaitingTicket[]> {
  return listWaiting(deps.sql)
}

/** A ticket with all its messages, held mails included. Refuses an unknown number. */
export async function ticketForStaff(
  deps: Pick<Deps, 'sql'>,
  number: string,
): Promise<{ ticket: StoredTicket; messages: StoredTicketMessage[] }> {
  const ticket = await findTicketByNumber(deps.sql, number)
  if (!ticket) throw new Refusal('ticket_not_found')
  return { ticket, messages: await listMessages(deps.sql, ticket.id) }
}

/** Staff begin to work on a ticket. Refuses one in another state than new or waiting. */
export async function takeTicket(deps: StaffDeps, number: string): Promise<void> {
  await inTicket(deps, { number, alongside: undefined }, (sql, ticket) =>
    move(sql, deps, ticket, 'take'),
  )
}

/** As `takeTicket`, also of one that is open: a claim says who works on it. */
export async function takeOver(
  deps: StaffDeps,
  number: string,
  alongside: Alongside,
): Promise<void> {
  await inTicket(deps, { number, alongside }, async (sql, ticket) => {
    if (ticket.state !== 'open') await move(sql, deps, ticket, 'take')
  })
}

/**
 * Answers the person, who is told by mail or SMS, and on the site. The ticket then waits for the person. Refuses an
 * empty or too long text, and a closed ticket.
 */
export async function answerAsStaff(
  deps: StaffDeps,
  number: string,
  typed: string,
  alongside?: Alongside,
): Promise<void> {
  const text = cleanParagraphs(typed)
  if (text === '') throw new Refusal('message_required', 'text')
  if (text.length > ticketTextMax) throw new Refusal('too_long', 'text')
  await inTicket(deps, { number, alongside }, async (sql, ticket) => {
    await move(sql, deps, ticket, 'staffAnswer')
    const sentAt = deps.clock.now()
    const answer = { ticketId: ticket.id, author: 'staff', text, photos: [], sentAt } as const
    const messageId = await insertMessage(sql, answer)
    await queueMail(sql, deps, { ticketId: ticket.id, kind: 'reply', messageId })
    if (ticket.userId !== null)
      await notifyOfTicket(sql, { userId: ticket.userId, ticketId: ticket.id }, sentAt)
  })
}

/** Staff mark a ticket as solved; the person is asked whether the help was good. Refuses one that is over. */
export async function solveTicket(
  deps: StaffDeps,
  number: string,
  alongside?: Alongside,
): Promise<void> {
  await inTicket(deps, { number, alongside }, async (sql, ticket) => {
    await move(sql, deps, ticket, 'solve')
    await queueMail(sql, deps, { ticketId: ticket.id, kind: 'solved' })
  })
}

/** Closes a ticket without asking the person: an answer then opens another one. Refuses a closed one. */
export async function closeTicket(
  deps: StaffDeps,
  number: string,
  alongside?: Alongside,
): Promise<void> {
  await inTicket(deps, { number, alongside }, (sql, ticket) => move(sql, deps, ticket, 'close'))
}

/**
 * Decides on a held mail: accepted, it is a message of the person; dropped, it is deleted. Refuses what is not held.
 */
export async function decideHeldMail(
  deps: StaffDeps,
  messageId: number,
  decision: 'accept' | 'drop',
  alongside?: Alongside,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    const held = await lockHeld(sql, messageId)
    const own = held && (await lockTicket(sql, held.ticketId))
    if (!held || !own) throw new Refusal('message_not_held')
    await alongside?.(sql, own)
    if (decision === 'drop') return deleteHeld(sql, held.id)
    await releaseHeld(sql, held.id)
    const state = stateAfter(own.state, 'personAnswer')
    // In a closed ticket it is shown, and nothing else: staff have read it already.
    if (state) await updateState(sql, { id: held.ticketId, state, now: deps.clock.now() })
  })
}

async function inTicket(
  deps: StaffDeps,
  { number, alongside }: { readonly number: string; readonly alongside: Alongside | undefined },
  work: (sql: Db, ticket: StoredTicket) => Promise<void>,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    const known = await findTicketByNumber(sql, number)
    const ticket = known && (await lockTicket(sql, known.id))
    if (!ticket) throw new Refusal('ticket_not_found')
    await alongside?.(sql, ticket)
    await work(sql, ticket)
  })
}
