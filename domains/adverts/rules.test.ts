import { expect, test } from 'vitest'
import type { Attribute } from '#contract/categories.ts'
import { descriptionMaxLength, titleMaxLength } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { checkAttributes, checkTexts, typedPrice, slugOf } from './rules.ts'
import { localDay } from '../local-day.ts'

const labels = { ro: '', ru: '', en: '' }
const option = (value: string) => ({ value, labels })

function attribute(fields: Partial<Attribute> & Pick<Attribute, 'key' | 'type'>): Attribute {
  return { filter: 'select', isRequired: false, labels, ...fields }
}

const make = attribute({
  key: 'make',
  type: 'enum',
  isRequired: true,
  options: [option('dacia'), option('bmw')],
})
const model = attribute({
  key: 'model',
  type: 'enum',
  dependsOn: 'make',
  optionsBy: { dacia: [option('logan')], bmw: [option('x5')] },
})
const year = attribute({ key: 'year', type: 'int', min: 1950, max: 2027 })
const area = attribute({ key: 'area', type: 'number', min: 0.5 })
const extras = attribute({ key: 'extras', type: 'multi', options: [option('abs'), option('gps')] })
const isNew = attribute({ key: 'isNew', type: 'bool' })
const other = attribute({ key: 'other', type: 'text' })
const car = [make, model, year, area, extras, isNew, other]

function refusalOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.field ?? ''}`.trim()
    throw error
  }
  return 'none'
}

test('a whole advert keeps the attributes of its subcategory', () => {
  const values = {
    make: 'dacia',
    model: 'logan',
    year: 2015,
    area: 0.5,
    extras: ['abs'],
    isNew: false,
    other: 'da',
  }

  expect(checkAttributes(car, values, true)).toEqual(values)
})

test('an attribute of another subcategory is never kept', () => {
  expect(checkAttributes(car, { make: 'bmw', rooms: 3 }, true)).toEqual({ make: 'bmw' })
})

test('a whole advert without a required attribute is refused by its name', () => {
  expect(refusalOf(() => checkAttributes(car, {}, true))).toBe('field_required attributes.make')
  expect(refusalOf(() => checkAttributes(car, { make: '' }, true))).toBe(
    'field_required attributes.make',
  )
})

test.each([
  [{ make: 'lada' }, 'make'],
  [{ make: 'constructor', model: 'x5' }, 'make'],
  [{ make: 'dacia', model: 'x5' }, 'model'],
  [{ make: 'dacia', year: 1949 }, 'year'],
  [{ make: 'dacia', year: 2028 }, 'year'],
  [{ make: 'dacia', year: 2015.5 }, 'year'],
  [{ make: 'dacia', year: Number.NaN }, 'year'],
  [{ make: 'dacia', year: '2015' }, 'year'],
  [{ make: 'dacia', area: 0.4 }, 'area'],
  [{ make: 'dacia', extras: ['abs', 'tv'] }, 'extras'],
  [{ make: 'dacia', extras: 'abs' }, 'extras'],
  [{ make: 'dacia', isNew: 'true' }, 'isNew'],
])('%j is refused for its %s', (values, field) => {
  expect(refusalOf(() => checkAttributes(car, values, true))).toBe(
    `attribute_invalid attributes.${field}`,
  )
})

test('a draft drops what is not allowed and keeps the rest', () => {
  expect(checkAttributes(car, { make: 'lada', year: 2015, extras: ['tv'] }, false)).toEqual({
    year: 2015,
  })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a make called %s has no models',
  (name) => {
    expect(checkAttributes([model], { make: name, model: 'x5' }, false)).toEqual({})
  },
)

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

test('texts are measured in letters, not in halves of emoji', () => {
  expect(refusalOf(() => checkTexts('', ''))).toBe('field_required title')
  expect(refusalOf(() => checkTexts('😀'.repeat(titleMaxLength), ''))).toBe('none')
  expect(refusalOf(() => checkTexts('a'.repeat(titleMaxLength + 1), ''))).toBe(
    'title_too_long title',
  )
  expect(refusalOf(() => checkTexts('Carte', 'ș'.repeat(descriptionMaxLength)))).toBe('none')
  expect(refusalOf(() => checkTexts('Carte', 'ș'.repeat(descriptionMaxLength + 1)))).toBe(
    'description_too_long description',
  )
})

test('a nought may mean a gift: it is asked', () => {
  expect(refusalOf(() => typedPrice('0'))).toBe('price_zero price')
})

test.each([
  ['Șină de tăiat, ÎN stare bună!', 'sina-de-taiat-in-stare-buna'],
  ['  --- ', ''],
  ['Велосипед «Аист»', 'велосипед-аист'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('the address of %j says %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a day begins at midnight in Chișinău, in winter and in summer', () => {
  expect(localDay(new Date('2026-01-10T21:59:59Z'))).toBe('2026-01-10')
  expect(localDay(new Date('2026-01-10T22:00:00Z'))).toBe('2026-01-11')
  expect(localDay(new Date('2026-07-10T20:59:59Z'))).toBe('2026-07-10')
  expect(localDay(new Date('2026-07-10T21:00:00Z'))).toBe('2026-07-11')
})
