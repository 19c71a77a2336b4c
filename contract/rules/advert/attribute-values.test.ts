import { expect, test } from 'vitest'
import type { Attribute } from '../../categories.ts'
import { optionsOf } from './advert-options.ts'
import { readAttributes } from './attribute-values.ts'

const labelled = (ro: string) => ({ ro, ru: '', en: `${ro} (en)` })
const make: Attribute = {
  ...{ key: 'make', type: 'enum', filter: 'select', isRequired: true, labels: labelled('Marca') },
  options: [{ value: 'bmw', labels: labelled('BMW') }],
}
const model: Attribute = {
  ...{ key: 'model', type: 'enum', filter: 'select', isRequired: false, labels: labelled('Model') },
  dependsOn: 'make',
  optionsBy: { bmw: [{ value: 'x5', labels: labelled('X5') }] },
}
const mileage: Attribute = {
  ...{ key: 'mileage', type: 'int', filter: 'range', isRequired: false, labels: labelled('Rulaj') },
  unit: 'km',
}
const utilities: Attribute = {
  ...{
    key: 'utilities',
    type: 'multi',
    filter: 'multi',
    isRequired: false,
    labels: labelled('Rețele'),
  },
  options: [
    { value: 'gas', labels: labelled('Gaz') },
    { value: 'water', labels: labelled('Apă') },
  ],
}

test('values are read by their definitions, in the order of the form', () => {
  const values = { utilities: ['water', 'gas'], mileage: 0, model: 'x5', make: 'bmw', other: '1' }
  expect(readAttributes('ro', [make, model, mileage, utilities], values)).toEqual([
    { key: 'make', label: 'Marca', value: 'BMW' },
    { key: 'model', label: 'Model', value: 'X5' },
    { key: 'mileage', label: 'Rulaj', value: 0, unit: 'km' },
    { key: 'utilities', label: 'Rețele', value: 'Apă, Gaz' },
  ])
})

test('missing values are omitted, and values without an option are displayed as they are', () => {
  expect(readAttributes('ro', [make, model, mileage], { make: 'trabant', mileage: '' })).toEqual([
    { key: 'make', label: 'Marca', value: 'trabant' },
  ])
})

test('a label that a language lacks is read in English', () => {
  expect(readAttributes('ru', [make], { make: 'bmw' })).toEqual([
    { key: 'make', label: 'Marca (en)', value: 'BMW (en)' },
  ])
})

test('a model of no make, or of a make that is none, has no options', () => {
  for (const values of [{}, { make: '' }, { make: 'constructor' }, { make: '__proto__' }]) {
    expect(optionsOf(model, values)).toEqual([])
    expect(readAttributes('ro', [model], { ...values, model: 'x5' })).toMatchObject([
      { value: 'x5' },
    ])
  }
})
