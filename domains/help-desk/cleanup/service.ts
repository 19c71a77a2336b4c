import {
  receivedMailDays,
  ticketClosedDays,
  ticketIdleDays,
  ticketSolvedDays,
  ticketWaitingDays,
} from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import { sweepTicketPhotos } from '../photos/service.ts'
import {
  closeIdle,
  deleteClosed,
  deleteReceived,
  deleteTicketsOf,
  listTicketsData,
  type OwnTicketData,
} from './store.ts'

/**
 * Closes tickets that were solved a week ago, that have waited a month for the person, or in which nothing has happened
 * for a year. Deletes those closed a year ago, and unused pictures. Idempotent.
 */
export async function cleanUpTickets(deps: Pick<Deps, 'sql' | 'clock' | 'storage'>): Promise<void> {
  const now = deps.clock.now()
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs)
  await closeIdle(deps.sql, ['solved'], { before: daysAgo(ticketSolvedDays), now })
  await closeIdle(deps.sql, ['waiting'], { before: daysAgo(ticketWaitingDays), now })
  await closeIdle(deps.sql, ['new', 'open'], { before: daysAgo(ticketIdleDays), now })
  await deleteClosed(deps.sql, daysAgo(ticketClosedDays))
  await deleteReceived(deps.sql, daysAgo(receivedMailDays))
  await sweepTicketPhotos(deps)
}

/** Deletes the tickets of an account, with their messages and pictures. */
export async function eraseTicketsOf(sql: Db, userId: number): Promise<void> {
  await deleteTicketsOf(sql, userId)
}

/** All tickets of a user with their messages, those opened as a guest with the same contact too, for the export of the user's data. */
export async function ticketsDataOf(
  deps: Pick<Deps, 'sql'>,
  userId: number,
): Promise<OwnTicketData[]> {
  return listTicketsData(deps.sql, userId)
}
