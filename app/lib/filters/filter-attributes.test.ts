import { expect, test } from 'vitest'
import { groupsOf, knownFilters, knownValues, type FilterAttribute } from './filter-attributes.ts'
import { readFilters } from './filters.ts'

const option = (value: string) => ({ value, label: value.toUpperCase() })
const model = {
  key: 'model',
  filter: 'select',
  label: 'Model',
  dependsOn: 'make',
  optionsBy: { audi: [option('a3'), option('a4')], bmw: [option('x5')] },
} as const
const attributes: readonly FilterAttribute[] = [
  { key: 'make', filter: 'select', label: 'Marcă', options: [option('audi'), option('bmw')] },
  model,
  { key: 'year', filter: 'range', label: 'An' },
  { key: 'parking', filter: 'bool', label: 'Parcare' },
  { key: 'brand', filter: 'text', label: 'Producător' },
]

test('models wait for a make, and stand under each of several', () => {
  expect(groupsOf(model, attributes, {})).toBeNull()
  expect(groupsOf(model, attributes, { make: 'audi,bmw' })).toEqual([
    { label: 'AUDI', options: [option('a3'), option('a4')] },
    { label: 'BMW', options: [option('x5')] },
  ])
})

test('a model goes with its make', () => {
  expect(knownValues({ make: 'bmw', model: 'a3,x5' }, attributes)).toEqual({
    make: 'bmw',
    model: 'x5',
  })
  expect(knownValues({ model: 'x5' }, attributes)).toEqual({})
})

test('only what the subcategory knows is asked for', () => {
  const asked = { make: 'audi,lada', year: '2015-2010', parking: 'yes', brand: 'Bosch', rooms: '2' }
  expect(knownValues(asked, attributes)).toEqual({
    make: 'audi',
    year: '2010-2015',
    brand: 'Bosch',
  })
  expect(knownValues(asked, [])).toEqual({})
})

test('a list is ordered by a number that its cards show, and by no other attribute', () => {
  const shown = attributes.map((one) => (one.key === 'year' ? { ...one, card: { place: 1 } } : one))
  const sortOf = (sort: string, of: readonly FilterAttribute[] = shown) =>
    knownFilters(readFilters(new URLSearchParams({ sort })), of).sort
  expect(['a_year', '-a_year', 'cheapest'].map((sort) => sortOf(sort))).toEqual([
    ...['a_year', '-a_year', 'cheapest'],
  ])
  expect(
    ['a_make', 'a_extra_year', 'a_a_year', '--a_year', 'year'].map((sort) => sortOf(sort)),
  ).toEqual(Array.from({ length: 5 }, () => 'none'))
  expect(sortOf('a_year', attributes)).toBe('none')
})
