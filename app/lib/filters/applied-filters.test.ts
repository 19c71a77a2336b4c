import { expect, test } from 'vitest'
import { filters as inEnglish } from '#i18n/en/search/filters.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { filters as inRomanian } from '#i18n/ro/search/filters.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { appliedFilters, type Narrowed } from './applied-filters.ts'
import type { FilterAttribute } from './filter-attributes.ts'
import { readFilters } from './filters.ts'
import type { PlaceChoice } from './places.ts'

const chisinau = { slug: 'chisinau', label: 'Chișinău' }
const soroca = { slug: 'soroca', label: 'Soroca' }

interface Given {
  readonly chosen?: readonly PlaceChoice[]
  readonly place?: PlaceChoice | null
  readonly attributes?: readonly FilterAttribute[]
}

function narrowed(query: string, given: Given = {}): Narrowed {
  const filters = readFilters(new URLSearchParams(query))
  return { filters, chosen: [], place: null, attributes: [], ...given }
}

/** Labels of the applied filters of a Romanian list, in order. */
function labels(query: string, given?: Given): string[] {
  return appliedFilters(ro, inRomanian, narrowed(query, given), null).map(({ label }) => label)
}

test('a list that is not narrowed says nothing; its words and its order are no filters', () => {
  expect(labels('')).toEqual([])
  expect(labels('q=bmw&sort=newest&view=map')).toEqual([])
})

test('each of several places can be taken away alone, the last one takes the distance along', () => {
  const chosen = [chisinau, soroca]
  const two = narrowed('l=chisinau,soroca&radius=20', { chosen })
  expect(appliedFilters(ro, inRomanian, two, null)).toEqual([
    { filter: 'place', label: 'Chișinău + 20 km', without: { l: 'soroca' } },
    { filter: 'place', label: 'Soroca + 20 km', without: { l: 'chisinau' } },
  ])
  const one = narrowed('l=soroca&radius=20', { chosen: [soroca] })
  expect(appliedFilters(ro, inRomanian, one, null)).toEqual([
    { filter: 'place', label: 'Soroca + 20 km', without: { l: '', radius: '' } },
  ])
})

test('a name that is no place can be taken away too', () => {
  const given = { place: { slug: 'Atlantida', label: 'Atlantida' } }
  expect(appliedFilters(ro, inRomanian, narrowed('l=Atlantida', given), null)).toEqual([
    { filter: 'place', label: 'Atlantida', without: { l: '', radius: '' } },
  ])
})

test('a point on the map stands for all places, with its distance', () => {
  expect(labels('near=47.02,28.83&l=soroca', { chosen: [soroca] })).toEqual(['lângă mine'])
  expect(labels('near=47.02,28.83&radius=5')).toEqual(['lângă mine, 5 km'])
})

test('prices are said with their ends and their currency', () => {
  const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  const price = (query: string): string | undefined => labels(query).map(spaced)[0]
  expect(price('priceMin=1000')).toBe('de la 1.000 lei')
  expect(price('priceMax=1000&currency=EUR')).toBe('până la 1.000 €')
  expect(price('priceMin=100&priceMax=1000')).toBe('100–1.000 lei')
})

test('English writes the sign of a currency once, before the range', () => {
  const list = narrowed('priceMin=100&priceMax=200&currency=EUR')
  expect(appliedFilters(en, inEnglish, list, null)).toMatchObject([
    { label: '€100–200', without: { priceMin: '', priceMax: '', currency: '' } },
  ])
})

test('conditions, the seller and the days since the publication are said in words', () => {
  expect(labels('seller=company&photo=1&negotiable=1&free=1&exchange=1&period=1')).toEqual([
    ...['Companii', 'Cu fotografii', 'Preț negociabil', 'Gratis', 'Schimb posibil', 'publicat azi'],
  ])
  expect(labels('period=7&box=46,28,47,29')).toEqual(['ultimele 7 zile', 'zona de pe hartă'])
})

test('the category comes first and leaves alone', () => {
  const list = narrowed('category=transport&photo=1')
  const [category, photo] = appliedFilters(ro, inRomanian, list, 'Transport')
  expect(category).toEqual({ filter: 'category', label: 'Transport', without: { category: '' } })
  expect(photo?.without).toEqual({ photo: '' })
})

const fuel: FilterAttribute = {
  key: 'fuel',
  filter: 'multi',
  label: 'Combustibil',
  options: [
    { value: 'diesel', label: 'Motorină' },
    { value: 'gas', label: 'Gaz' },
  ],
}
const model: FilterAttribute = {
  key: 'model',
  filter: 'select',
  label: 'Model',
  dependsOn: 'make',
  optionsBy: { audi: [{ value: 'a3', label: 'A3' }] },
}

test('an option that does not say what it is of is named with its attribute', () => {
  const attributes = [fuel, model]
  expect(labels('a_fuel=diesel,gas&a_model=a3', { attributes })).toEqual([
    ...['Motorină', 'Combustibil: Gaz', 'Model: A3'],
  ])
})

test('one of several values is taken away without the others', () => {
  const list = narrowed('a_fuel=diesel,gas&a_model=a3', { attributes: [fuel] })
  expect(appliedFilters(ro, inRomanian, list, null)).toMatchObject([
    { filter: 'attributes.fuel', without: { attributes: { fuel: 'gas', model: 'a3' } } },
    { filter: 'attributes.fuel', without: { attributes: { fuel: 'diesel', model: 'a3' } } },
  ])
})

test('years are not grouped by thousands, what has a unit is', () => {
  const year: FilterAttribute = { key: 'year', filter: 'range', label: 'An' }
  const mileage: FilterAttribute = { key: 'km', filter: 'range', label: 'Parcurs', unit: 'km' }
  const [years, driven] = labels('a_year=2010-2015&a_km=-150000', { attributes: [year, mileage] })
  expect(years).toBe('An: 2010–2015')
  expect(driven).toMatch(/^Parcurs: până la 150\.000\skm$/)
})

test('a yes is its attribute’s name, and a text is quoted with it', () => {
  const parking: FilterAttribute = { key: 'parking', filter: 'bool', label: 'Parcare' }
  const brand: FilterAttribute = { key: 'brand', filter: 'text', label: 'Producător' }
  expect(labels('a_parking=1&a_brand=Bosch', { attributes: [parking, brand] })).toEqual([
    ...['Parcare', 'Producător: Bosch'],
  ])
})
