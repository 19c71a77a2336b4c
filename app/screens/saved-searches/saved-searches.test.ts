import { describe, expect, test } from 'vitest'
import { categoryCalls, type Category } from '#contract/categories.ts'
import { savedSearchName } from '#contract/limits.ts'
import { placeCalls } from '#contract/places.ts'
import type { SavedSearch } from '#contract/saved-searches.ts'
import { answering } from '#tests/support/app/caller.ts'
import { readFilters } from '../../lib/filters/filters.ts'
import { proposedName } from './save/proposed-name.ts'
import { frequencyOf, nameFrom, savedFrom } from './saved-form.ts'
import { openedAddress } from '../../lib/lists/opened-address.ts'
import { savedLine } from './saved-line.ts'

const labels = (name: string) => ({ ro: name, ru: '', en: '' })
const cars = { id: 3, slug: 'autoturisme', labels: labels('Autoturisme') }
const transport: Category = {
  ...{ id: 1, slug: 'transport', color: '#000', icon: 'car', maxImages: 15, lifeDays: 30 },
  labels: labels('Transport'),
  groups: [{ labels: labels('Auto'), subcategories: [cars] }],
}
const options = ['diesel', 'petrol'].map((value) => ({ value, labels: labels(value) }))
const fuel = {
  ...{ key: 'fuel', type: 'multi', filter: 'multi', isRequired: false },
  ...{ labels: labels('Combustibil'), options },
}
const soroca = { id: 9, slug: 'soroca', kind: 'town', labels: labels('Soroca') }

const { call } = answering(
  [categoryCalls.getList, () => ({ categories: [transport] })],
  [
    categoryCalls.getAttributes,
    ({ subcategory }) => ({
      attributes: subcategory === 'autoturisme' ? [fuel] : [],
      popular: {},
    }),
  ],
  [placeCalls.listPlaces, () => ({ main: [], districts: [{ ...soroca, places: [] }] })],
)
const visit = { call, lang: 'ro' } as const

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the name that is proposed', () => {
  const filters = (query: string) => readFilters(new URLSearchParams(query))

  test('is made of words, category and places', async () => {
    const named = {
      scope: { searchType: 'search', search: 'bmw' },
      filters: filters('q=bmw&category=autoturisme&l=soroca'),
      chosen: [{ slug: 'soroca', label: 'Soroca' }],
    } as const
    expect(await proposedName(visit, named)).toBe('bmw, Autoturisme, Soroca')
  })

  test('of a category’s own page is the category', async () => {
    const scope = { searchType: 'category', search: 'transport' } as const
    expect(await proposedName(visit, { scope, filters: filters(''), chosen: [] })).toBe('Transport')
  })

  test('of the list of everything is left to the person', async () => {
    const scope = { searchType: 'all', search: '' } as const
    expect(await proposedName(visit, { scope, filters: filters(''), chosen: [] })).toBe('')
  })

  test('is no longer than a name may be', async () => {
    const scope = { searchType: 'search', search: 'x' } as const
    const long = { scope, filters: filters(`q=${'x'.repeat(100)}`), chosen: [] }
    const places = Array.from({ length: 9 }, () => ({ slug: 'y', label: 'y'.repeat(40) }))
    expect(await proposedName(visit, { ...long, chosen: places })).toHaveLength(savedSearchName)
  })
})

describe('the form that saves', () => {
  test('sends the list of its address, the name without spaces around it, and how often', () => {
    const form = formOf({ name: '  BMW  ', frequency: 'weekly' })
    expect(savedFrom('/category/transport/autoturisme?a_fuel=diesel', form)).toMatchObject({
      name: 'BMW',
      searchType: 'subcategory',
      search: 'autoturisme',
      attributes: { fuel: 'diesel' },
    })
  })

  test('is refused without a name, at the field', () => {
    expect(() => nameFrom(formOf({ name: '   ' }))).toThrow(
      expect.objectContaining({ code: 'field_required', field: 'name' }),
    )
  })

  test('is refused for an address that is of no list', () => {
    expect(() => savedFrom('/profile/ana', formOf({ name: 'Ana' }))).toThrow(
      expect.objectContaining({ code: 'bad_input' }),
    )
  })

  test('mails daily where nobody chose', () => {
    expect(frequencyOf('hourly')).toBe('daily')
  })
})

describe('a line of the list', () => {
  const saved = (address: string, newCount = 0): SavedSearch => ({
    ...{ id: 1, name: 'x', address, frequency: 'daily', newCount },
    ...{ createdAt: '2026-11-01T00:00:00.000Z' },
  })

  test('names the category, the places and the options that were chosen, and no others', async () => {
    const address = '/category/transport/autoturisme?l=soroca&a_fuel=diesel'
    const line = await savedLine(visit, [transport], saved(address))
    expect(line).toMatchObject({
      category: 'Autoturisme',
      narrowed: {
        chosen: [{ slug: 'soroca', label: 'Soroca' }],
        attributes: [{ key: 'fuel', options: [{ value: 'diesel', label: 'diesel' }] }],
      },
    })
    expect(line.narrowed?.attributes[0]?.options).toHaveLength(1)
  })

  test('of an address that is of no list any more says nothing about it', async () => {
    const line = await savedLine(visit, [transport], saved('/old-search?x=1'))
    expect(line).toMatchObject({ category: null, narrowed: null })
  })

  test('leads to the newest where something new is in it', () => {
    expect(openedAddress(saved('/search'))).toBe('/search')
    expect(openedAddress(saved('/search', 2))).toBe('/search?sort=newest')
    expect(openedAddress(saved('/search?q=bmw', 2))).toBe('/search?q=bmw&sort=newest')
  })
})
