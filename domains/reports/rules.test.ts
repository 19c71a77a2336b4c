import { expect, test } from 'vitest'
import { reportWeightToHide } from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { totalWeight, type Reporter } from './rules.ts'

const now = new Date('2026-11-23T10:00:00Z')

/** A trusted user without a record, except for what is given. */
function reporter({ days = 60, ...known }: Partial<Reporter> & { days?: number } = {}): Reporter {
  const registeredAt = new Date(now.getTime() - days * dayMs)
  return { isActive: true, hasPhone: true, decided: 0, upheld: 0, registeredAt, ...known }
}

const weightOf = (...reporters: Reporter[]): number => totalWeight(reporters, 0, now)

test('a report weighs by the age of the account, up to a month', () => {
  expect(weightOf(reporter({ days: 365 }))).toBe(1)
  expect(weightOf(reporter({ days: 30 }))).toBe(1)
  expect(weightOf(reporter({ days: 15 }))).toBe(0.5)
  expect(weightOf(reporter({ days: 0 }))).toBe(0.1)
  // The clocks of two machines may differ.
  expect(weightOf(reporter({ days: -1 }))).toBe(0.1)
})

test('a number that nobody has verified halves the weight, a closed account has none', () => {
  expect(weightOf(reporter({ hasPhone: false }))).toBe(0.5)
  expect(weightOf(reporter({ isActive: false }))).toBe(0)
})

test('those whose reports are upheld weigh more, those who cry wolf ever less', () => {
  const byRecord = (upheld: number, decided: number): number =>
    weightOf(reporter({ upheld, decided }))

  expect(byRecord(1, 1)).toBeCloseTo(1.2)
  expect(byRecord(20, 20)).toBe(1.5)
  expect(byRecord(2, 4)).toBe(1)
  expect(byRecord(0, 1)).toBeCloseTo(0.8)
  expect(byRecord(0, 16)).toBeCloseTo(0.2)
})

test('all visitors together never weigh more than one trusted user', () => {
  expect(totalWeight([], 1, now)).toBeCloseTo(0.1)
  expect(totalWeight([], 10_000, now)).toBe(1)
})

test('no two people hide an advert, with all visitors and the best record', () => {
  const best = reporter({ days: 5_000, decided: 1_000, upheld: 1_000 })

  expect(totalWeight([best, best], 9, now)).toBeLessThan(reportWeightToHide)
  expect(totalWeight([best, best, best], 0, now)).toBeGreaterThanOrEqual(reportWeightToHide)
})
