import { expect, test } from 'vitest'
import { clearedFilters, filterQuery, readFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('prices typed the wrong way round are swapped', () => {
  expect(read('priceMin=900&priceMax=100')).toMatchObject({ priceMin: '100', priceMax: '900' })
})

test('what cannot be a filter is ignored', () => {
  expect(read('priceMin=abc&priceMax=-5&sort=up&category=<b>')).toEqual(read(''))
})

test('spaces among the digits of a price are dropped', () => {
  expect(read('priceMax=12 500,50').priceMax).toBe('12500,50')
})

test('an address carries only what is set', () => {
  expect(filterQuery(read('q=masina&l=balti&sort=none&priceMin='))).toBe('?q=masina&l=balti')
  expect(filterQuery(read(''))).toBe('')
})

test('clearing takes off price, sort and place, and leaves the words', () => {
  const filters = read('q=masina&l=balti&sort=newest&priceMin=5')
  expect(filterQuery(clearedFilters(filters))).toBe('?q=masina')
})
