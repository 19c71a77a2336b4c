import { expect, test } from 'vitest'
import { ticketStates, type TicketState } from '#contract/help-desk.ts'
import { advertIdOf, numberOf, stateAfter, type TicketEvent } from './rules.ts'

const events: readonly TicketEvent[] = ['take', 'staffAnswer', 'personAnswer', 'solve', 'close']

test('a ticket moves as the table says, and in no other way', () => {
  const moves = ticketStates.map((state): [TicketState, ...(TicketState | null)[]] => [
    state,
    ...events.map((event) => stateAfter(state, event)),
  ])

  expect(moves).toEqual([
    // state, take, staffAnswer, personAnswer, solve, close
    ['new', 'open', 'waiting', 'new', 'solved', 'closed'],
    ['open', null, 'waiting', 'open', 'solved', 'closed'],
    ['waiting', 'open', 'waiting', 'open', 'solved', 'closed'],
    ['solved', null, 'waiting', 'open', null, 'closed'],
    ['closed', null, null, null, null, null],
  ])
})

test('a number says the day, and has room for more than 9,999 in one', () => {
  expect(numberOf('2026-11-23', 42)).toBe('GS-20261123-0042')
  expect(numberOf('2026-11-23', 12_345)).toBe('GS-20261123-12345')
})

test.for([
  ['17', 17],
  [' https://gasit.md/advert/17 ', 17],
  ['https://gasit.md/ru/advert/17?from=list#photos', 17],
  ['gasit.md/advert/17/', 17],
  ['/edit-advert/17', 17],
  ['17 lei', null],
  ['https://gasit.md/profile/17', null],
  ['0', null],
  ['99999999999', null],
  ['javascript:alert(1)', null],
] as const)('%j names the advert %j', ([typed, id]) => {
  expect(advertIdOf(typed)).toBe(id)
})
