import { Refusal } from '#contract/refusals.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { idOfLink, isLinkOf } from '../access.ts'
import { findTicket, findTicketOf, type StoredTicket } from '../store.ts'

export interface Caller {
  readonly user: Pick<User, 'id'> | null
  readonly visitor: Pick<Visitor, 'address'>
}

export interface OwnTicket {
  readonly ticket: StoredTicket
  /** The owner, logged in; null: whoever has the secret link. */
  readonly user: Pick<User, 'id'> | null
}

const linksOfAddress = { most: 300, window: 15 * minuteMs } as const

/**
 * The caller's ticket by its number, or any by its secret link. Refuses all others as not found, without revealing
 * whether they exist.
 */
export async function ownTicket(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { user, visitor }: Caller,
  key: string,
): Promise<OwnTicket> {
  const id = idOfLink(key)
  if (id !== null) {
    await limit(deps, `ticket-link:${visitor.address}`, linksOfAddress)
    const ticket = await findTicket(deps.sql, id)
    if (!ticket || !isLinkOf(deps.tokens, ticket, key)) throw new Refusal('ticket_not_found')
    return { ticket, user: null }
  }
  const ticket = user && (await findTicketOf(deps.sql, user.id, key))
  if (!ticket) throw new Refusal('ticket_not_found')
  return { ticket, user }
}
