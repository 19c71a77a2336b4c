import { expect, test } from 'vitest'
import { openUntil, type DayHours } from './opening-hours.ts'

const week: readonly DayHours[] = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
  { day: 6, opens: '20:00', closes: '02:00' },
]

// Monday, 2 March 2026; Chișinău is two hours ahead of UTC until the summer time.
test.for([
  ['2026-03-02T06:59:00Z', null],
  ['2026-03-02T07:00:00Z', '18:00'],
  ['2026-03-02T15:59:00Z', '18:00'],
  ['2026-03-02T16:00:00Z', null],
  ['2026-03-08T10:00:00Z', null],
] as const)('at %s it is open until %s', ([now, closes]) => {
  expect(openUntil(week, new Date(now))).toBe(closes)
})

test('hours past midnight belong to the evening before', () => {
  expect(openUntil(week, new Date('2026-03-07T17:59:00Z'))).toBeNull()
  expect(openUntil(week, new Date('2026-03-07T21:00:00Z'))).toBe('02:00')
  expect(openUntil(week, new Date('2026-03-07T23:59:00Z'))).toBe('02:00')
  expect(openUntil(week, new Date('2026-03-08T00:00:00Z'))).toBeNull()
})

test('in summer the clock of Chișinău is three hours ahead', () => {
  expect(openUntil(week, new Date('2026-07-06T06:00:00Z'))).toBe('18:00')
  expect(openUntil(week, new Date('2026-07-06T15:00:00Z'))).toBeNull()
})

test('equal times are round the clock', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '00:00', closes: '00:00' }))
  expect(openUntil(always, new Date('2026-03-04T01:00:00Z'))).toBe('00:00')
  const fromNine = [{ day: 1, opens: '09:00', closes: '09:00' }]
  expect(openUntil(fromNine, new Date('2026-03-03T06:30:00Z'))).toBe('09:00')
  expect(openUntil(fromNine, new Date('2026-03-03T07:30:00Z'))).toBeNull()
})
