import { expect, test } from 'vitest'
import { priceLine } from './price-line.ts'

const at = (price: number, day: number, currency: 'EUR' | 'MDL' = 'EUR') => ({
  ...{ price, currency },
  since: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
})
const now = at(0, 21).since

test('a price holds until the next one, and the last one until now', () => {
  const line = priceLine([at(200, 1), at(100, 11)], now)

  expect(line).toEqual({
    path: 'M6 6H160V58H314',
    points: [
      { x: 6, y: 6 },
      { x: 160, y: 58 },
    ],
  })
})

test.each([
  ['one price', [at(200, 1)]],
  ['two currencies', [at(200, 1), at(100, 2, 'MDL')]],
  ['a time by agreement', [at(200, 1), at(0, 2), at(100, 3)]],
  ['nothing', []],
])('of %s nothing is drawn', (_name, prices) => {
  expect(priceLine(prices, now)).toBeNull()
})
