import { expect, test } from 'vitest'
import { rangeFacet } from './bars.ts'

test('years are bars of a year each, and those between that no advert has are empty', () => {
  const { bars } = rangeFacet({ min: 2010, max: 2013, buckets: { 2010: 2, 2011: 4, 2013: 1 } })
  expect(bars).toEqual([
    { from: 2010, count: 2 },
    { from: 2011, count: 4 },
    { from: 2012, count: 0 },
    { from: 2013, count: 1 },
  ])
})

test('prices are bars of a logarithmic scale, at most 24, with round ends', () => {
  const prices = [900, 1_000, 1_950, 4_000, 9_000, 120_000, 2_000_000]
  const bucketOf = (price: number): number =>
    price >= 1_900 && price <= 2_100 ? price : 10_000 + Math.floor(8 * Math.log2(price + 1))
  const buckets = Object.fromEntries(prices.map((price) => [bucketOf(price), 1]))
  const { bars } = rangeFacet({ min: 900, max: 2_000_000, buckets })

  expect(bars.length).toBeLessThanOrEqual(24)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
  expect(bars.map(({ from }) => String(from))).toEqual(
    bars.map(() => expect.stringMatching(/^\d\d?\d?0*$/)),
  )
})

test('one mistyped price does not make the others flat', () => {
  const buckets = { 10_080: 100, 10_081: 100, 10_400: 1 }
  expect(rangeFacet({ min: 1_000, max: 1e12, buckets }).bars).toHaveLength(2)
})
