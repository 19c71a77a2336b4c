import { expect, test } from 'vitest'
import { localDay } from './local-day.ts'

test.for([
  ['2026-11-27T21:59:59.999Z', '2026-11-27'],
  ['2026-11-27T22:00:00.000Z', '2026-11-28'],
  ['2026-07-14T20:59:59.999Z', '2026-07-14'],
  ['2026-07-14T21:00:00.000Z', '2026-07-15'],
  // Clocks are put back, and forward.
  ['2026-10-24T20:59:59.999Z', '2026-10-24'],
  ['2026-10-25T22:00:00.000Z', '2026-10-26'],
  ['2026-03-28T21:59:59.999Z', '2026-03-28'],
  ['1969-12-31T20:59:59.999Z', '1969-12-31'],
] as const)('the day in Chișinău at %s is %s', ([moment, day]) => {
  expect(localDay(new Date(moment))).toBe(day)
  expect(localDay(new Date(moment))).toBe(day)
})
