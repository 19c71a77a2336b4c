import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

const euro = (price: number) => ({ price, currency: 'EUR' }) as const
const lei = (price: number) => ({ price, currency: 'MDL' }) as const

test('a lower price is said with how much it fell, a higher one with how much it rose', () => {
  expect(priceChange(euro(5_000), euro(4_500))).toEqual({
    ...{ kind: 'fell', amount: 500, currency: 'EUR', percent: 10 },
  })
  expect(priceChange(lei(80), lei(100.5))).toEqual({
    ...{ kind: 'rose', amount: 20.5, currency: 'MDL', percent: 26 },
  })
})

test('a price that stayed, or was not known, has not changed', () => {
  expect(priceChange(euro(500), euro(500))).toBeNull()
  expect(priceChange(null, euro(500))).toBeNull()
  expect(priceChange(lei(0), euro(0))).toBeNull()
})

test('a price in another currency is no drop, whatever today’s rate says', () => {
  expect(priceChange(euro(500), lei(100))).toEqual({ kind: 'before', price: 500, currency: 'EUR' })
})

test('from or to an agreement there is no size of a change', () => {
  expect(priceChange(lei(0), lei(900))).toEqual({ kind: 'before', price: 0, currency: 'MDL' })
  expect(priceChange(lei(900), lei(0))).toEqual({ kind: 'before', price: 900, currency: 'MDL' })
})
