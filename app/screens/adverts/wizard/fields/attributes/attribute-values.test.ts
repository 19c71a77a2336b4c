import { expect, test } from 'vitest'
import type { Attribute } from '#contract/categories.ts'
import { readNumber, withValue } from './attribute-values.ts'
import { withHeldOptions } from './use-attributes.ts'

const option = (value: string) => ({ value, labels: { ro: value, ru: value, en: value } })

function attribute(fields: Partial<Attribute> & Pick<Attribute, 'key' | 'type'>): Attribute {
  return { filter: 'select', isRequired: false, labels: { ro: '', ru: '', en: '' }, ...fields }
}

const make = attribute({ key: 'make', type: 'enum', options: [option('dacia'), option('bmw')] })
const model = attribute({
  key: 'model',
  type: 'enum',
  dependsOn: 'make',
  optionsBy: { dacia: [option('logan')], bmw: [option('x5')] },
})
const extras = attribute({ key: 'extras', type: 'multi', options: [option('abs')] })
const car = [make, model, extras]

test('another make takes the chosen model away, another model nothing', () => {
  const values = { make: 'dacia', model: 'logan', extras: ['abs'] }

  expect(withValue(values, 'make', 'bmw', car)).toEqual({ make: 'bmw', extras: ['abs'] })
  expect(withValue(values, 'model', 'duster', car)).toEqual({ ...values, model: 'duster' })
})

test.each([undefined, ''])('%j is no value', (value) => {
  expect(withValue({ make: 'dacia', year: 2015 }, 'year', value, car)).toEqual({ make: 'dacia' })
})

test('a no and a nought are values', () => {
  expect(withValue({}, 'isNew', false, car)).toEqual({ isNew: false })
  expect(withValue({}, 'floor', 0, car)).toEqual({ floor: 0 })
})

test.each([
  ['2015', 2015],
  [' 54,5 ', 54.5],
  ['1 500 000', 1_500_000],
  ['1\u00a0500', 1_500],
  ['-1', -1],
])('%j is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each(['', 'vreo zece', '12,', '1.500,5', '1e3', '--1'])('%j stays as typed', (text) => {
  expect(readNumber(text)).toBe(text)
})

const known = [
  attribute({ ...make, options: [option('dacia'), option('bmw'), option('zaz')] }),
  attribute({ ...model, optionsBy: { dacia: [option('logan'), option('nova')], zaz: [] } }),
  attribute({ ...extras, options: [option('abs'), option('tv'), option('fax')] }),
]

test('an option that the advert holds can be chosen though it is offered no longer', () => {
  const [ofMake] = withHeldOptions(car, known, { make: 'zaz' })

  expect(ofMake?.options?.map(({ value }) => value)).toEqual(['dacia', 'bmw', 'zaz'])
})

test('of several and of a model likewise, and only those that the advert holds', () => {
  const held = { make: 'dacia', model: 'nova', extras: ['abs', 'fax'] }
  const [ofMake, ofModel, ofExtras] = withHeldOptions(car, known, held)

  expect(ofMake).toBe(make)
  expect(ofModel?.optionsBy?.['dacia']?.map(({ value }) => value)).toEqual(['logan', 'nova'])
  expect(ofModel?.optionsBy?.['bmw']).toEqual(model.optionsBy?.['bmw'])
  expect(ofExtras?.options?.map(({ value }) => value)).toEqual(['abs', 'fax'])
})

test('what nobody knows cannot be chosen, whoever holds it', () => {
  expect(withHeldOptions(car, known, { make: 'constructor', extras: ['radio'] })).toEqual(car)
})
