import { expect, test } from 'vitest'
import { searchCalls } from '#contract/search.ts'
import { advertWith } from '#tests/support/app/adverts.ts'
import { answering } from '#tests/support/app/caller.ts'
import { readFilters } from '../../../lib/filters/filters.ts'
import { filtersWithout, loadAlternatives } from './zero-results.ts'

const filters = readFilters(
  new URLSearchParams(
    'q=bmw&l=soroca&radius=20&category=transport&priceMin=1&priceMax=9&currency=EUR&photo=1&seller=company&period=7&a_fuel=diesel&a_year=2010-2015',
  ),
)
const scope = { searchType: 'search', search: 'bmw' } as const

test.each([
  ['place', { l: '', radius: '' }],
  ['radius', { radius: '' }],
  ['price', { priceMin: '', priceMax: '', currency: '' }],
  ['photo', { photo: '' }],
  ['seller', { seller: '' }],
  ['period', { period: '' }],
  ['attributes.fuel', { attributes: { fuel: '', year: '2010-2015' } }],
] as const)('without "%s" all other filters stay', (filter, change) => {
  expect(filtersWithout(filters, filter)).toEqual({ ...filters, ...change })
})

test('with the category go its attributes, which no other has', () => {
  expect(filtersWithout(filters, 'category')).toMatchObject({ category: '', attributes: {} })
})

test('what is no filter cannot be taken away', () => {
  for (const filter of ['', 'q', 'attributes', 'attributes.', 'sort'])
    expect(filtersWithout(filters, filter), filter).toBeNull()
})

test('only ways that lead to something are offered', async () => {
  const { call } = answering([
    searchCalls.getZeroResults,
    () => ({
      without: [
        { filter: 'photo', count: 0, isCapped: false },
        { filter: 'price', count: 3, isCapped: false },
      ],
      ...{ items: [advertWith({ id: '5' })], missingWord: 'xi' },
      places: [
        {
          ...{ slug: 'floresti', count: 2, kilometres: 31 },
          labels: { ro: 'Florești', ru: '', en: '' },
        },
      ],
    }),
  ])
  expect(await loadAlternatives({ call, lang: 'ru' }, scope, filters)).toMatchObject({
    without: [{ filter: 'price' }],
    nearest: [{ id: '5' }],
    places: [{ slug: 'floresti', label: 'Florești' }],
  })
})

test('help that fails does not take the page along', async () => {
  expect(await loadAlternatives({ call: answering().call, lang: 'ro' }, scope, filters)).toBeNull()
})
