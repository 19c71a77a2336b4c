import { Refusal } from '#contract/refusals.ts'
import type { StaffAct } from '#contract/rules/staff/acts.ts'
import type { StaffConflict } from '#contract/rules/staff/conflicts.ts'
import type { StaffTicket, WaitingTicketLine } from '#contract/staff/tickets.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { maskedEmail, maskedPhone } from '../../lib/masks.ts'
import { claim, claimsOf, conflictOf, holdClaim, release, writeAudit } from '../../staff/service.ts'
import { readPhotoOf, type TicketPhotoSize } from '../photos/service.ts'
import { ticketForStaff, waitingTickets, type Alongside } from '../staff/service.ts'
import { findTicketByNumber, type StoredTicket } from '../store.ts'
import { findAccountOf, findUsername } from './store.ts'

type DeskDeps = Pick<Deps, 'sql' | 'clock'>

const keyOf = ({ id }: Pick<StoredTicket, 'id'>) => ({ queue: 'ticket', subjectId: id })

/** Tickets that wait, with who works on them; contacts of guests are masked. */
export async function ticketsOnDesk(
  deps: DeskDeps,
  staff: Pick<Staff, 'id'>,
): Promise<WaitingTicketLine[]> {
  const [tickets, claims] = await Promise.all([waitingTickets(deps), claimsOf(deps, 'ticket')])
  const holders = new Map(claims.map((one) => [one.subjectId, one] as const))
  return tickets.map(({ id, person, changedAt, ...line }) => {
    const holder = holders.get(id)
    return {
      ...line,
      person: maskedContact(person),
      changedAt: changedAt.toISOString(),
      claimedBy: holder && holder.staffId !== staff.id ? holder.username : null,
    }
  })
}

/** Usernames have neither a sign of mails nor digits alone. */
function maskedContact(person: string): string {
  if (person.includes('@')) return maskedEmail(person)
  return /^\+?\d{8,}$/.test(person) ? maskedPhone(person.replace(/^\+373/, '')) : `@${person}`
}

/** A ticket for whoever works on it; with a conflict its messages are kept from the member. Refuses an unknown number. */
export async function ticketOnDesk(
  deps: DeskDeps,
  staff: Staff,
  number: string,
): Promise<StaffTicket> {
  const { ticket, messages } = await ticketForStaff(deps, number)
  const { id, userId, email, phone, openedAt, linkKey: _key, changedAt: _at, ...shown } = ticket
  const claims = await claimsOf(deps, 'ticket')
  const holder = claims.find(({ subjectId }) => subjectId === id)
  const isMine = holder?.staffId === staff.id
  const account = userId === null ? await findAccountOf(deps.sql, ticket) : null
  const isConflict = (await conflictAbout(deps, staff, ticket)) !== null
  return {
    ...shown,
    userId,
    account,
    openedAt: openedAt.toISOString(),
    person: maskedContact(userId === null ? email || phone : await findUsername(deps.sql, userId)),
    claimedBy: holder && !isMine ? holder.username : null,
    isMine,
    isConflict,
    messages: (isConflict ? [] : messages).map(({ sentAt, ...message }) => ({
      ...message,
      sentAt: sentAt.toISOString(),
    })),
  }
}

/** The conflict of a member with whose ticket it is; of a guest, with the account that has the contact. */
async function conflictAbout(
  { sql }: Pick<Deps, 'sql'>,
  staff: Staff,
  ticket: StoredTicket,
): Promise<StaffConflict | null> {
  const userId = ticket.userId ?? (await findAccountOf(sql, ticket))?.id
  return userId === undefined ? null : conflictOf(sql, staff, userId)
}

export interface TicketWork {
  readonly number: string
  readonly act: Extract<StaffAct, `ticket.${string}`>
  /** The act is the last one for now: the ticket is free for others. */
  readonly isLast?: boolean
  readonly after?: { readonly decision: string }
}

/**
 * Makes an act on a ticket under the claim of the member, with its line in the audit log. Refuses the member's own
 * ticket, that of a colleague or an acquaintance, and one that somebody else works on.
 */
export async function workOnTicket(
  deps: DeskDeps,
  staff: Staff,
  { number, act, isLast = false, after }: TicketWork,
  work: (alongside: Alongside) => Promise<void>,
): Promise<void> {
  const known = await findTicketByNumber(deps.sql, number)
  if (!known) throw new Refusal('ticket_not_found')
  const key = keyOf(known)
  const conflict = await conflictAbout(deps, staff, known)
  if (conflict) throw new Refusal(conflict)
  if (!(await claim(deps, staff, key))) throw new Refusal('staff_claimed')
  await work(async (sql, ticket) => {
    if (ticket.id !== known.id) throw new Refusal('ticket_not_found')
    await holdClaim(sql, deps, staff, key)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act, subject: { kind: 'ticket', id: ticket.id } },
      before: { status: ticket.state },
      ...(after && { after }),
    })
    if (isLast) await release(sql, staff, key)
  })
}

/** A picture of a ticket, as WebP; null for all others. */
export async function ticketPhotoForStaff(
  deps: Pick<Deps, 'sql' | 'storage'>,
  number: string,
  photo: { readonly name: string; readonly size: TicketPhotoSize },
): Promise<Uint8Array | null> {
  const ticket = await findTicketByNumber(deps.sql, number)
  return ticket && readPhotoOf(deps, ticket.id, photo)
}
