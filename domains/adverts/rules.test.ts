import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { allowedAttributes, knownAttributes, nextCycleAt, slugOf, typedPrice } from './rules.ts'
import { area, extras, make, model, year } from '#tests/support/market/attributes.ts'
import { localDay } from '../lib/local-day.ts'

const car = [make, model, year, area, extras]

function refusalOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.field ?? ''}`.trim()
    throw error
  }
  return 'none'
}

test('known attributes are retained, valid or not, because a draft may be invalid', () => {
  const typed = { make: 'lada', rooms: 3, year: 'abc', area: ' ', extras: [], role: 'admin' }

  expect(knownAttributes(car, typed)).toEqual({ make: 'lada', year: 'abc' })
})

test('values typed for another subcategory are retained where this one allows them', () => {
  expect(allowedAttributes(car, { make: 'lada', year: 2015, extras: ['tv'], rooms: 3 })).toEqual({
    year: 2015,
  })
  expect(allowedAttributes(car, { make: 'bmw', model: 'logan' })).toEqual({ make: 'bmw' })
})

test.each([
  ['', 0],
  ['   ', 0],
  ['100', 100],
  ['1.234,5', 1234.5],
  ['12,345', 12_345],
  ['1 250,50', 1250.5],
  ['1\u00a0250.5', 1250.5],
  ['1000000000', 1_000_000_000],
])('the price %j is %d', (typed, price) => {
  expect(typedPrice(typed).amount).toBe(price)
})

test.each([
  '-1',
  '1e5',
  '0x10',
  'gratis',
  '1000000001',
  '99999999999',
  '١٢',
  '1..5',
  'NaN',
  'Infinity',
])('%j is no price', (typed) => {
  expect(refusalOf(() => typedPrice(typed))).toBe('price_invalid price')
})

test('a price of zero is refused, because it may mean a gift', () => {
  expect(refusalOf(() => typedPrice('0'))).toBe('price_zero price')
})

test.each([
  ['Șină de tăiat, ÎN stare bună!', 'sina-de-taiat-in-stare-buna'],
  ['  --- ', ''],
  ['Велосипед «Аист»', 'велосипед-аист'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a day begins at midnight in Chișinău, in winter and in summer', () => {
  expect(localDay(new Date('2026-01-10T21:59:59Z'))).toBe('2026-01-10')
  expect(localDay(new Date('2026-01-10T22:00:00Z'))).toBe('2026-01-11')
  expect(localDay(new Date('2026-07-10T20:59:59Z'))).toBe('2026-07-10')
  expect(localDay(new Date('2026-07-10T21:00:00Z'))).toBe('2026-07-11')
})

test('without promotions left, a renewal brings new ones near the end of the cycle', () => {
  const cycleStartedAt = new Date('2026-03-01T10:00:00Z')
  const now = new Date('2026-03-10T10:00:00Z')

  expect(nextCycleAt({ cycleStartedAt, promotionsLeft: 0 }, now)).toEqual(
    new Date('2026-03-28T10:00:00Z'),
  )
  expect(nextCycleAt({ cycleStartedAt, promotionsLeft: 1 }, now)).toBeNull()
  expect(
    nextCycleAt({ cycleStartedAt, promotionsLeft: 0 }, new Date('2026-03-29T10:00:00Z')),
    'at once',
  ).toBeNull()
})
