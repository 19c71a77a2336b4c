import { describe, expect, test } from 'vitest'
import { suggestions } from '#i18n/ro/search/suggestions.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { advertWith } from '#tests/support/app/adverts.ts'
import { suggestionGroups, type Found } from './suggestion-groups.ts'

const labels = (name: string) => ({ ro: name, ru: name, en: name })
const nothing = { queries: [], subcats: [], places: [], items: [] }
const whole = { words: '', isCapped: false }
const soroca = {
  ...{ slug: 'soroca', labels: labels('Soroca'), count: 12 },
  district: labels('Raionul Soroca'),
}

/** Groups for the typed text and the found items, without recent searches. */
function found(typed: string, given: Partial<Found>, recent: readonly string[] = []) {
  return suggestionGroups(ro, suggestions, {
    text: typed,
    recent: recent.map((words) => ({ words, places: [] })),
    found: { ...nothing, ...given, typed },
    place: {},
  }).filter(({ kind }) => kind !== 'everywhere')
}

/** The line of the only found place. */
function placeLine(typed: string, place: Partial<Found['places'][number]> = {}) {
  return found(typed, { places: [{ ...soroca, ...place }] })[0]?.items[0]
}

test('an empty box offers all recent searches, a typed word three that go on from it', () => {
  const recent = ['casă', 'canapea', 'cameră', 'cadou', 'masă'].map((words) => ({
    ...{ words, places: [] },
  }))
  const shown = (text: string) =>
    suggestionGroups(ro, suggestions, { text, recent, found: null, place: {} }).flatMap(
      ({ items }) => items.map(({ label }) => label),
    )
  expect(shown('')).toHaveLength(5)
  expect(shown('ca')).toHaveLength(3)
  expect(shown('ca')).not.toContain('masă')
  expect(shown('xyz')).toEqual([])
})

test('groups come in one order, and none without lines', () => {
  const subcategory = {
    ...{ id: 1, slug: 'case', category: 'imobiliare', labels: labels('Case'), count: 3, ...whole },
  }
  const all = {
    queries: ['casă nouă'],
    subcats: [subcategory],
    places: [soroca],
    items: [advertWith()],
  }
  expect(found('cas', all, ['casă']).map(({ kind }) => kind)).toEqual([
    ...['recent', 'queries', 'subcategories', 'adverts', 'places'],
  ])
  expect(found('cas', { items: [advertWith()] }).map(({ kind }) => kind)).toEqual(['adverts'])
})

test('a subcategory leads to its own page and says how many adverts it has', () => {
  const subcats = [
    { id: 1, slug: 'case', category: 'imobiliare', labels: labels('Case'), count: 2, ...whole },
  ]
  expect(found('cas', { subcats })[0]?.items).toEqual([
    { path: '/category/imobiliare/case', label: 'Case', detail: '', note: '2 anunțuri' },
  ])
})

test('a query in a subcategory leads to what it finds there and says how much that is', () => {
  const cars = {
    ...{ id: 1, slug: 'autoturisme', category: 'transport', labels: labels('Autoturisme') },
    ...{ words: 'bmw', count: 15, isCapped: false },
  }
  const [exact, capped] = found('bmw', {
    subcats: [cars, { ...cars, slug: 'jante', count: 100, isCapped: true }],
  })[0]?.items ?? [undefined, undefined]
  expect(exact).toEqual({
    path: '/search?q=bmw&category=autoturisme',
    ...{ label: 'bmw', detail: 'în Autoturisme', note: '15' },
  })
  expect(capped?.note).toBe('100+')
})

test('suggested queries and subcategories keep the places of the page, the last line does not', () => {
  const phones = {
    ...{ id: 2, slug: 'telefoane', category: 'electronice', labels: labels('Telefoane') },
    ...{ count: 15, ...whole },
  }
  const groups = suggestionGroups(ro, suggestions, {
    ...{ text: 'iph', recent: [], place: { l: 'balti', radius: '5' } },
    found: {
      ...{ ...nothing, typed: 'iph', queries: ['iphone 13'] },
      subcats: [phones, { ...phones, words: 'iphone' }],
    },
  })
  expect(groups.map(({ kind, items }) => [kind, items.map(({ path }) => path)])).toEqual([
    ['queries', ['/search?q=iphone+13&l=balti&radius=5']],
    [
      'subcategories',
      [
        '/category/electronice/telefoane?l=balti&radius=5',
        '/search?q=iphone&l=balti&radius=5&category=telefoane',
      ],
    ],
    ['everywhere', ['/search?q=iph']],
  ])
  const [, inPlace, everywhere] = groups
  // What was counted is of all places.
  expect(inPlace?.items.map(({ note }) => note)).toEqual(['', ''])
  expect(everywhere?.items[0]?.label).toBe('Caută „iph” peste tot')
})

test('a query that is among the recent searches is listed once', () => {
  const groups = found('cas', { queries: ['casă', 'casă nouă'] }, ['Casă'])
  expect(groups.map(({ items }) => items.map(({ label }) => label))).toEqual([
    ['Casă'],
    ['casă nouă'],
  ])
})

describe('a place', () => {
  test('alone leads to all that is there', () => {
    expect(placeLine('soroca')).toMatchObject({ path: '/search?l=soroca', label: 'Soroca' })
  })

  test('goes with the words before its name', () => {
    expect(placeLine('casă sor')).toMatchObject({
      path: '/search?q=cas%C4%83&l=soroca',
      detail: 'cu „casă”',
      search: { words: 'casă' },
    })
  })

  test.each(['în', 'la', 'din', 'lângă', 'в', 'из', 'near'])(
    'needs no "%s" before it',
    (preposition) => {
      expect(placeLine(`casă ${preposition} Sor`)?.search?.words).toBe('casă')
    },
  )

  test('is told apart from its namesakes by the district, unless that bears its name', () => {
    expect(placeLine('soroca')?.detail).toBe('')
    expect(placeLine('soroca', { district: labels('Raionul Florești') })?.detail).toBe(
      'Raionul Florești',
    )
  })

  test('that is a sector is named with its city, and so needs no other', () => {
    const botanica = { labels: labels('Chișinău, Botanica'), district: labels('Chișinău') }
    const line = placeLine('apartament botan', botanica)
    expect([line?.label, line?.search?.words]).toEqual(['Chișinău, Botanica', 'apartament'])
    expect(placeLine('botanica', botanica)).toMatchObject({ detail: '', search: { words: '' } })
  })

  test('that begins with none of the words takes the last one for it', () => {
    expect(placeLine('casă nouă sroca')?.search?.words).toBe('casă nouă')
  })
})

test('an advert is shown with its price, and with the language of its title where that is another', () => {
  const items = [advertWith({ ad_title_ro: '', ad_title_ru: 'Диван', ad_lang: 'ru', free: true })]
  const free = { ...items[0], ad_price: 0 }
  const [group] = found('див', { items: [{ ...advertWith(), ...free }] })
  expect(group?.items).toEqual([
    {
      ...{ path: '/advert/7', label: 'Диван', labelLang: 'ru', detail: '', note: ro.adverts.free },
      categoryId: 1,
    },
  ])
})

test('an advert without a title says so', () => {
  const [group] = found('abc', { items: [advertWith({ ad_title_ro: '' })] })
  expect(group?.items[0]?.label).toBe(ro.advert.noTitle)
  expect(group?.items[0]).not.toHaveProperty('labelLang')
})
