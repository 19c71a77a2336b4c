import type { TicketState } from '#contract/help-desk.ts'

/** `take`: staff begin to work on it. */
export type TicketEvent = 'take' | 'staffAnswer' | 'personAnswer' | 'solve' | 'close'

/** Every move of a ticket; what is not here is refused. */
const transitions: Readonly<
  Record<TicketState, Readonly<Partial<Record<TicketEvent, TicketState>>>>
> = {
  new: {
    take: 'open',
    staffAnswer: 'waiting',
    personAnswer: 'new',
    solve: 'solved',
    close: 'closed',
  },
  open: { staffAnswer: 'waiting', personAnswer: 'open', solve: 'solved', close: 'closed' },
  waiting: {
    take: 'open',
    staffAnswer: 'waiting',
    personAnswer: 'open',
    solve: 'solved',
    close: 'closed',
  },
  solved: { staffAnswer: 'waiting', personAnswer: 'open', close: 'closed' },
  closed: {},
}

/** The state after an event; null if it may not happen. */
export function stateAfter(state: TicketState, event: TicketEvent): TicketState | null {
  return transitions[state][event] ?? null
}

/** Whether the help with a ticket can be rated. */
export function isOver(state: TicketState): boolean {
  return state === 'solved' || state === 'closed'
}

/** "GS-20261123-0042" of the day "2026-11-23"; longer on a day with more than 9,999. */
export function numberOf(day: string, count: number): string {
  return `GS-${day.replaceAll('-', '')}-${String(count).padStart(4, '0')}`
}

/** Id of an advert that is given as such or by an address of its page; null for anything else. */
export function advertIdOf(typed: string): number | null {
  const [, id] =
    /^(?:\S*\/(?:advert|edit-advert)\/)?(\d{1,10})(?:[/?#]\S*)?$/.exec(typed.trim()) ?? []
  const number = Number(id)
  return id !== undefined && number > 0 && number <= 2_147_483_647 ? number : null
}
