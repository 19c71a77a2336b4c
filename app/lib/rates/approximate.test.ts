import { expect, test } from 'vitest'
import { approximation } from './approximate.ts'

const values = { MDL: 1, EUR: 19.6167, USD: 17.2, RON: 3.9262, RUB: 0.2015 }

test.each([
  ['ro', 'MDL', 12_000, 'EUR', '235.400\u00a0Lei'],
  ['ru', 'MDL', 12_000, 'EUR', '235\u00a0400\u00a0Lei'],
  ['en', 'MDL', 12_000, 'EUR', '235,400\u00a0Lei'],
  ['en', 'EUR', 5_500, 'MDL', '€280'],
  ['ro', 'RON', 1_000, 'EUR', '4.996\u00a0RON'],
  ['ru', 'RUB', 150, 'MDL', '744\u00a0RUB'],
  ['ro', 'USD', 20, 'MDL', '1,16\u00a0$'],
] as const)(
  'in %s a price is about as much in %s: %i %s are %s',
  (lang, to, price, currency, text) => {
    expect(approximation(lang, to, { values })(price, currency)).toBe(text)
  },
)

test('a price in the chosen currency, no price and an unknown rate have no amount beside them', () => {
  expect(approximation('ro', 'EUR', { values })(100, 'EUR')).toBeNull()
  expect(approximation('ro', 'EUR', { values })(0, 'MDL')).toBeNull()
  expect(approximation('ro', 'GBP', { values })(100, 'MDL')).toBeNull()
})
