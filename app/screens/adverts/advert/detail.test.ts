import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { wordsOf } from '#tests/support/app/markup.ts'
import { factsOf } from './detail.ts'
import { Facts } from './about/facts.tsx'
import { PriceHistory } from './price/history/price-history.tsx'

const labelled = (key: string) => ({ ro: `${key} (ro)`, ru: `${key} (ru)`, en: '' })
const option = (value: string) => ({ value, labels: labelled(value) })

function attribute(fields: Partial<Attribute> & Pick<Attribute, 'key' | 'type'>): Attribute {
  return { filter: 'select', isRequired: false, labels: labelled(fields.key), ...fields }
}

const definitions = [
  attribute({ key: 'make', type: 'enum', options: [option('dacia')] }),
  attribute({
    key: 'model',
    type: 'enum',
    dependsOn: 'make',
    optionsBy: { dacia: [option('logan')] },
  }),
  attribute({ key: 'year', type: 'int' }),
  attribute({ key: 'mileage', type: 'int', unit: 'km' }),
  attribute({ key: 'extras', type: 'multi', options: [option('abs'), option('gps')] }),
  attribute({ key: 'isNew', type: 'bool' }),
  attribute({ key: 'other', type: 'text' }),
]

const values: AttributeValues = {
  ...{ other: 'Recent adus', isNew: false, extras: ['gps', 'abs'], mileage: 120_000 },
  ...{ year: 2015, model: 'logan', make: 'dacia' },
}

/** Facts of the attribute values, by key. */
function factsBy(typed: AttributeValues, lang: 'ro' | 'ru' | 'en' = 'ro') {
  return Object.fromEntries(factsOf(lang, typed, definitions).map(({ key, value }) => [key, value]))
}

test('details stand in the order of the subcategory, in the language of the reader', () => {
  const facts = factsOf('ru', values, definitions)

  expect(facts.map(({ key }) => key)).toEqual(definitions.map(({ key }) => key))
  expect(facts[0]).toMatchObject({ label: 'make (ru)', value: 'dacia (ru)' })
})

test('a label that a language lacks is that of another', () => {
  expect(factsOf('en', { make: 'dacia' }, definitions)[0]).toMatchObject({
    label: 'make (ro)',
    value: 'dacia (ro)',
  })
})

test('a quantity is parted into thousands and a year is not', () => {
  expect(factsBy(values, 'en')).toMatchObject({ mileage: '120,000', year: '2015' })
  expect(factsBy(values, 'ro')).toMatchObject({ mileage: '120.000', year: '2015' })
})

test('a choice is read by its label, of several as they were chosen, of a model by its make', () => {
  expect(factsBy(values)).toMatchObject({ model: 'logan (ro)', extras: 'gps (ro), abs (ro)' })
})

test.each([
  [{ make: 'zaz' }, { make: 'zaz' }],
  [
    { make: 'constructor', model: 'logan' },
    { make: 'constructor', model: 'logan' },
  ],
  [{ model: 'logan' }, { model: 'logan' }],
])('what no option names is shown as it is stored: %j', (typed, shown) => {
  expect(factsBy(typed)).toEqual(shown)
})

test('what was not said, and what another subcategory knows, is left out', () => {
  expect(factsBy({ make: '', rooms: 3 })).toEqual({})
})

test('a no is said as a no, and a unit stands after its number', async () => {
  const facts = factsOf('ro', { isNew: false, mileage: 900 }, definitions)
  const words = wordsOf(await advertMarkup(createElement(Facts, { facts })))

  expect(words).toContain('mileage (ro) 900 km')
  expect(words).toContain('isNew (ro) Nu')
})

test('without details there is no heading above nothing', async () => {
  expect(await advertMarkup(createElement(Facts, { facts: [] }))).toBe('')
})

test('earlier prices are for what the present one is for', async () => {
  const asked = { price: 4_000, currency: 'MDL', isFree: false, priceUnit: 'month' } as const
  const since = '2026-11-01T10:00:00Z'
  const prices = [5_000, 4_000].map((price) => ({ price, currency: 'MDL' as const, since }))
  const props = { advert: { asked, prices }, now: '2026-11-27T10:00:00Z' }
  const words = wordsOf(await advertMarkup(createElement(PriceHistory, props)))
  expect(words.match(/[45]\.000\s*Lei\/\u2060?lună/g)).toHaveLength(2)
})
