import { expect, test } from 'vitest'
import { priceFall } from './price-fall.ts'

/** Prices with the November day on which each began. */
function history(...prices: (readonly [day: number, price: number, currency?: 'EUR'])[]) {
  return prices.map(([day, price, currency]) => ({
    price,
    currency: currency ?? ('MDL' as const),
    since: new Date(Date.UTC(2026, 10, day)).toISOString(),
  }))
}

test('a price that fell says from what, and by how much', () => {
  expect(priceFall(history([1, 12_000], [5, 10_800]))).toEqual({ before: 12_000, percent: 10 })
  expect(priceFall(history([1, 12_000], [5, 11_000], [9, 9_900]))).toEqual({
    before: 11_000,
    percent: 10,
  })
})

test('what did not change, rose or cannot be compared fell by nothing', () => {
  expect(priceFall([])).toBeNull()
  expect(priceFall(history([1, 100], [2, 120]))).toBeNull()
  expect(priceFall(history([1, 100], [2, 90], [3, 95]))).toBeNull()
  expect(priceFall(history([1, 100], [2, 5, 'EUR']))).toBeNull()
  expect(priceFall(history([1, 100], [2, 0]))).toBeNull()
  expect(priceFall(history([1, 0], [2, 50]))).toBeNull()
})

test('a price that was raised just before it fell is compared with what it was', () => {
  expect(priceFall(history([1, 100], [2, 200], [3, 100]))).toBeNull()
  expect(priceFall(history([1, 100], [2, 200], [3, 90]))).toEqual({ before: 100, percent: 10 })
  // After a month the higher price counts as the regular one.
  expect(priceFall(history([-60, 100], [-50, 200], [3, 150]))).toEqual({ before: 200, percent: 25 })
})
