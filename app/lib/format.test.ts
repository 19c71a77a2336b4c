import { expect, test } from 'vitest'
import { formatNumber, formatPrice } from './format.ts'

test.each([
  ['ro', 1_500, 'MDL', '1.500\u00a0Lei'],
  ['ro', 1_234_567, 'EUR', '1.234.567\u00a0€'],
  ['ro', 99.5, 'USD', '99,50\u00a0$'],
  ['ru', 1_500, 'MDL', '1\u00a0500\u00a0Lei'],
  ['ru', 12_000, 'EUR', '12\u00a0000\u00a0€'],
  ['en', 1_500, 'MDL', '1,500\u00a0Lei'],
  ['en', 1_500, 'EUR', '€1,500'],
  ['en', 99.5, 'USD', '$99.50'],
] as const)('in %s %d %s is written %s', (lang, price, currency, written) => {
  expect(formatPrice(lang, price, currency)).toBe(written)
})

test('so many decimals are written as are asked for', () => {
  expect(formatNumber('ro', 1_954.32, 4)).toBe('1.954,3200')
  expect(formatNumber('en', 100, 4)).toBe('100.0000')
})
