import { expect, test } from 'vitest'
import { paidPlaces } from '#contract/limits.ts'
import { placesOfTurn, turnAt } from './rotation.ts'

const hours = Array.from({ length: 1_000 }, (_none, hour) => 494_000 + hour)
const adverts = (count: number) => Array.from({ length: count }, (_none, at) => 1_000 + at * 37)

test.each([3, 7, 10, 24, 25, 48])(
  'in 1,000 hours each of %d adverts has its share of the paid places, within a fifth',
  (count) => {
    const ids = adverts(count)
    const shown = hours.flatMap((hour) => placesOfTurn(ids, hour))

    const share = (hours.length * paidPlaces) / count
    for (const id of ids) {
      const had = shown.filter((one) => one === id).length
      expect(Math.abs(had - share) / share, `advert ${id}: ${had} of ${share}`).toBeLessThan(0.2)
    }
  },
)

test('nobody always has the same hour of the day', () => {
  const ids = adverts(24)
  const hoursOf = (id: number) =>
    new Set(hours.filter((hour) => placesOfTurn(ids, hour).includes(id)).map((hour) => hour % 24))

  for (const id of ids) expect(hoursOf(id).size).toBeGreaterThan(12)
})

test('there are never more than two, and never the same twice', () => {
  for (const count of [0, 1, 2, 3, 5, 10])
    for (const hour of hours.slice(0, 200)) {
      const shown = placesOfTurn(adverts(count), hour)
      expect(shown).toHaveLength(Math.min(count, paidPlaces))
      expect(new Set(shown).size).toBe(shown.length)
    }
})

test('within an hour the places are the same, in whatever order the adverts are known', () => {
  const ids = adverts(10)
  const at = (iso: string) => placesOfTurn(ids, turnAt(new Date(iso)))

  expect(at('2026-11-23T10:59:59Z')).toEqual(at('2026-11-23T10:00:00Z'))
  expect(placesOfTurn(ids.toReversed(), 7)).toEqual(placesOfTurn(ids, 7))
  const turns = hours.slice(0, 20).map((hour) => placesOfTurn(ids, hour).join(' '))
  expect(new Set(turns).size).toBeGreaterThan(10)
})
