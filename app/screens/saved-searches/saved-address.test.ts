import { expect, test } from 'vitest'
import { readFilters } from '../../lib/filters/filters.ts'
import { savedAddress, savedInput, savedList } from './saved-address.ts'

const filters = (query: string) => readFilters(new URLSearchParams(query))

test('an address is saved without its page, its order and the window of its map', () => {
  const asked = filters(
    'q=bmw+x5&l=chisinau,soroca&sort=cheapest&view=map&box=46,28,47,29&a_fuel=diesel',
  )
  const saved = '/search?q=bmw+x5&l=chisinau,soroca&a_fuel=diesel'
  expect(savedAddress('/search', asked)).toBe(saved)
  expect(savedAddress('/search/7', asked)).toBe(saved)
  expect(savedAddress('/search/', asked)).toBe(saved)
  expect(savedAddress('/category/transport/3', filters(''))).toBe('/category/transport')
  expect(savedAddress('/category/transport/autoturisme/3', filters('priceMax=9000'))).toBe(
    '/category/transport/autoturisme?priceMax=9000',
  )
})

test('a saved address says which list it is of', () => {
  const scope = (address: string) => savedList(address)?.scope
  expect(scope('/search')).toEqual({ searchType: 'all', search: '' })
  expect(scope('/search?q=bmw')).toEqual({ searchType: 'search', search: 'bmw' })
  expect(scope('/category/transport?l=soroca')).toEqual({
    searchType: 'category',
    search: 'transport',
  })
  expect(scope('/category/transport/autoturisme')).toEqual({
    searchType: 'subcategory',
    search: 'autoturisme',
  })
})

test('what is no list cannot be saved', () => {
  for (const address of ['', '/', '//evil.example/search', '/profile/ion', 'https://a.md/search'])
    expect(savedInput(address), address).toBeNull()
})

test('what is looked for goes along with its address', () => {
  expect(savedInput('/search?q=bmw&l=soroca&a_year=2010-2015&photo=1')).toMatchObject({
    searchType: 'search',
    search: 'bmw',
    place: 'soroca',
    photo: '1',
    attributes: { year: '2010-2015' },
    address: '/search?q=bmw&l=soroca&a_year=2010-2015&photo=1',
  })
})
