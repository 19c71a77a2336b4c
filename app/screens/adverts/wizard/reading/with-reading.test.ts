import { expect, test } from 'vitest'
import { emptyAdvert } from '../draft/draft.ts'
import { touchedAttributes, withoutReading, withReading, type Reading } from './with-reading.ts'

const labels = { ro: '', ru: '', en: '' }
const phones: Reading = {
  subcategories: [{ slug: 'smartphone-uri', labels, category: { slug: 'telefoane', labels } }],
  subcategory: 'smartphone-uri',
  attributes: { brand: 'apple', memory: '128' },
}
const empty = emptyAdvert('ro')
const read = { ...empty, category: 'telefoane', subcategory: 'smartphone-uri' }

test('what the title says is filled in', () => {
  expect(withReading(empty, phones, [])).toEqual({
    category: 'telefoane',
    subcategory: 'smartphone-uri',
    attributes: { brand: 'apple', memory: '128' },
    touched: [],
  })
})

test('what the seller has set stays, and what they removed does not come back', () => {
  const typed = { ...read, attributes: { memory: '256' }, touched: ['memory', 'brand'] }

  expect(withReading(typed, phones, [])).toBeNull()
})

test('another title takes back what the one before said', () => {
  const typed = { ...read, attributes: { brand: 'apple', color: 'black' } }

  expect(withReading(typed, phones, [])).toEqual({ attributes: { brand: 'apple', memory: '128' } })
})

const nothing: Reading = { subcategories: [], subcategory: '', attributes: {} }

test('a title that says nothing takes back what the one before said', () => {
  const typed = { ...read, attributes: { brand: 'apple' }, touched: ['memory'] }
  const cleared = { category: '', subcategory: '', attributes: {}, touched: [] }

  expect(withReading(typed, nothing, [])).toEqual(cleared)
  expect(withoutReading(typed)).toEqual(cleared)
  expect(withReading(empty, nothing, [])).toBeNull()
})

test('a title that says nothing leaves what the seller has chosen', () => {
  const attributes = { brand: 'apple', memory: '256' }
  const chosen = { ...read, touched: ['subcategory'] }

  expect(withReading({ ...chosen, attributes }, nothing, [])).toEqual({ attributes: {} })
  expect(withReading(chosen, nothing, [])).toBeNull()
  expect(withReading({ ...read, attributes, touched: ['memory'] }, nothing, [])).toEqual({
    attributes: { memory: '256' },
  })
})

test('a subcategory that the seller has chosen or removed is not replaced', () => {
  const typed = { ...read, subcategory: 'huse-folii', touched: ['subcategory'] }

  expect(withReading(typed, phones, [])).toBeNull()
  expect(withReading({ ...typed, subcategory: '' }, phones, [])).toBeNull()
})

test('the model of a make is not read beside another make', () => {
  const definition = { type: 'enum', filter: 'select', isRequired: false, labels } as const
  const definitions = [
    { ...definition, key: 'make' },
    { ...definition, key: 'model', dependsOn: 'make' },
  ]
  const typed = {
    ...read,
    subcategory: 'autoturisme',
    attributes: { make: 'audi' },
    touched: ['make'],
  }
  const car = {
    ...phones,
    subcategory: 'autoturisme',
    attributes: { make: 'volkswagen', model: 'golf' },
  }

  expect(withReading(typed, car, definitions)).toBeNull()
})

test('attributes changed by hand are touched, removed ones too', () => {
  const typed = { ...read, attributes: { brand: 'apple', memory: '128' } }

  expect(touchedAttributes(typed, { brand: 'apple', color: 'red' })).toEqual({
    attributes: { brand: 'apple', color: 'red' },
    touched: ['memory', 'color'],
  })
})
