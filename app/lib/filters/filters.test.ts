import fc from 'fast-check'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { listFilters } from '#contract/rules/list-filters.ts'
import { attributeFiltersMax } from '#contract/limits.ts'
import { listInput } from '../lists/advert-list.ts'
import { clearedFilters, filterQuery, orderedRange, rangeOf, readFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const contract = z.object(listFilters)
const scope = { searchType: 'all', search: '' } as const

test('prices typed the wrong way round are swapped', () => {
  expect(read('priceMin=900&priceMax=100')).toMatchObject({ priceMin: '100', priceMax: '900' })
})

test.each([
  'priceMin=abc&priceMax=-5&sort=up&category=<b>',
  'near=47&box=1,2,3&radius=10',
  'near=147.5,28.8',
  'period=0&period=3',
  'period=366',
  'currency=RON&seller=robot&photo=maybe&view=list',
  'a_=1&a_Year=2010&a_year.between=5&a_year.from=old&a_1=2',
  'l=,%20,,&a_fuel=,,',
])('what cannot be a filter is ignored: %s', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('a price is read as people write it, with its currency', () => {
  expect(read('priceMin=6.500&priceMax=1 650.50')).toMatchObject({
    priceMin: '1650.5',
    priceMax: '6500',
  })
  expect(read('priceMin=€300')).toMatchObject({ priceMin: '300', currency: 'EUR' })
  expect(read('priceMax=6500 лей&currency=EUR')).toMatchObject({ priceMax: '6500', currency: '' })
  expect(read('priceMax=12,5k&currency=USD')).toMatchObject({ priceMax: '12500', currency: 'USD' })
})

test('spaces among the digits of a price are dropped', () => {
  expect(read('priceMax=12 500,50').priceMax).toBe('12500.5')
})

test('an address carries only what is set', () => {
  expect(filterQuery(read('q=masina&l=balti&sort=none&priceMin='))).toBe('?q=masina&l=balti')
  expect(filterQuery(read(''))).toBe('')
})

test('a sent form becomes a short address that says the same', () => {
  const form =
    'q=&l=chisinau&l=raion-orhei&radius=25&priceMin=&priceMax=5000&currency=EUR&a_fuel=diesel&a_fuel=petrol' +
    '&a_year.from=2015&a_year.to=2010&a_engine_cc.from=1,6&a_engine_cc.to=&photo=1&seller=&period=7&sort=none'
  const query = filterQuery(read(form))
  expect(query).toBe(
    '?l=chisinau,raion-orhei&radius=25&priceMax=5000&currency=EUR&photo=1&period=7' +
      '&a_fuel=diesel,petrol&a_year=2010-2015&a_engine_cc=1.6-',
  )
  expect(filterQuery(read(query))).toBe(query)
})

test('a choice has one address, in whatever order it is made', () => {
  expect(filterQuery(read('a_fuel=petrol&a_fuel=diesel'))).toBe('?a_fuel=diesel,petrol')
})

test('the same value, or place, is asked for once', () => {
  expect(read('a_fuel=diesel,diesel&a_fuel=diesel&l=balti,balti')).toMatchObject({
    l: 'balti',
    attributes: { fuel: 'diesel' },
  })
})

test('a point stands instead of places, and a distance needs something to be around', () => {
  expect(read('near=47.02,28.83&l=balti&radius=10')).toMatchObject({ l: '', radius: '10' })
  expect(read('l=balti&radius=10').radius).toBe('10')
  expect(read('radius=10').radius).toBe('')
  expect(read('l=balti&radius=101').radius).toBe('')
})

test('clearing takes off everything that narrows or orders, and leaves the words', () => {
  const filters = read(
    'q=masina&l=balti&radius=5&sort=newest&priceMin=5&currency=EUR&photo=1&a_year=2010-&box=1,2,3,4',
  )
  expect(filterQuery(clearedFilters(filters))).toBe('?q=masina')
})

test.each([
  ['2010-2015', { from: '2010', to: '2015' }],
  ['2010-', { from: '2010', to: '' }],
  ['-2015', { from: '', to: '2015' }],
  ['1.5-2.5', { from: '1.5', to: '2.5' }],
  ['2010', { from: '', to: '' }],
  ['a-b', { from: '', to: '' }],
])('the ends of the range %s', (text, ends) => {
  expect(rangeOf(text)).toEqual(ends)
})

test('a range is put the right way round, and nothing is no range', () => {
  expect(orderedRange('2015-2010')).toBe('2010-2015')
  expect(orderedRange('-')).toBe('')
})

test('whatever stands in an address, the server takes what is read from it', () => {
  const names = ['q', 'l', 'near', 'radius', 'box', 'category', 'priceMin', 'priceMax', 'currency']
  const others = [
    'seller',
    'photo',
    'period',
    'exact',
    'sort',
    'view',
    'a_year',
    'a_fuel',
    'a_x.to',
  ]
  const name = fc.oneof(fc.constantFrom(...names, ...others), fc.string())
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d.,-]{0,20}$/))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const filters = readFilters(new URLSearchParams(pairs))
      expect(contract.safeParse(listInput(scope, filters)).error).toBeUndefined()
      const query = filterQuery(filters)
      expect(filterQuery(read(query))).toBe(query)
    }),
  )
})

test('of very many attributes and places, as many are read as the server takes', () => {
  const query = Array.from({ length: 50 }, (_, at) => `a_k${at}=v&l=place-${at}`).join('&')
  const filters = read(query)
  expect(Object.keys(filters.attributes)).toHaveLength(attributeFiltersMax)
  expect(contract.safeParse(listInput(scope, filters)).error).toBeUndefined()
})
