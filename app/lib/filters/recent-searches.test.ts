import { beforeEach, expect, test, vi } from 'vitest'
import { recentSearches as mostKept } from '#contract/limits.ts'
import {
  forgetSearch,
  forgetSearches,
  recentPlaces,
  recentSearches,
  rememberSearch,
  searchesLike,
} from './recent-searches.ts'

const chisinau = { slug: 'chisinau', labels: { ro: 'Chișinău', ru: 'Кишинёв', en: 'Chisinau' } }

function words(): string[] {
  return recentSearches().map((search) => search.words)
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('the newest search comes first, the same one once, and only so many are kept', () => {
  for (let number = 0; number < mostKept + 3; number++)
    rememberSearch({ words: `lucru ${number}`, places: [] })
  expect(words()).toHaveLength(mostKept)

  rememberSearch({ words: 'Mașină', places: [] })
  rememberSearch({ words: 'alta', places: [] })
  rememberSearch({ words: ' MASINA ', places: [] })
  expect(words().slice(0, 3)).toEqual(['MASINA', 'alta', `lucru ${mostKept + 2}`])
})

test('the same words in a place are another search, and nothing at all is none', () => {
  rememberSearch({ words: 'casă', places: [] })
  rememberSearch({ words: 'casă', places: [chisinau] })
  rememberSearch({ words: '', places: [chisinau] })
  rememberSearch({ words: '   ', places: [] })

  expect(recentSearches()).toEqual([
    { words: '', places: [chisinau] },
    { words: 'casă', places: [chisinau] },
    { words: 'casă', places: [] },
  ])
})

test('one can be forgotten, and all of them', () => {
  for (const one of ['a1', 'b2', 'c3']) rememberSearch({ words: one, places: [] })

  forgetSearch({ words: 'B2', places: [] })
  expect(words()).toEqual(['c3', 'a1'])
  forgetSearches()
  expect(words()).toEqual([])
})

test('while typing those are shown whose words begin so, in any alphabet of the place', () => {
  const searches = [
    { words: 'Mașină de spălat', places: [] },
    { words: 'masa', places: [] },
    { words: 'casă', places: [chisinau] },
  ]
  const like = (typed: string) => searchesLike(searches, typed).map((search) => search.words)

  expect(like('mas')).toEqual(['Mașină de spălat', 'masa'])
  expect(like('masa')).toEqual([])
  expect(like('spal mas')).toEqual(['Mașină de spălat'])
  expect(like('киш')).toEqual(['casă'])
  expect(like('pălat')).toEqual([])
})

test.each(['{', '7', '[1, null, {"words": 2}, {"words": "x", "places": [{}]}]'])(
  'what something else has written there is no search: %s',
  (kept) => {
    localStorage.setItem('searches', kept)
    expect(recentSearches()).toEqual([])
  },
)

test('a browser that keeps nothing has no recent searches', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch({ words: 'casă', places: [] })
  expect(recentSearches()).toEqual([])
})

test('places of the searches are offered once each, the latest first', () => {
  const place = (slug: string) => ({ ...chisinau, slug })
  for (const slug of ['orhei', 'balti', 'soroca', 'cahul', 'balti'])
    rememberSearch({ words: `casă ${recentSearches().length}`, places: [place(slug)] })
  expect(recentPlaces().map(({ slug }) => slug)).toEqual(['balti', 'cahul', 'soroca'])
})
