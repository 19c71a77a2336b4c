import { createElement as h } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { filters as texts } from '#i18n/ro/search/filters.ts'
import { results } from '#i18n/ro/search/results.ts'
import { cardWith } from '#tests/support/app/adverts.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { readFilters } from '../../../lib/filters/filters.ts'
import { pageOfCards, type AdvertPage } from '../../../lib/lists/advert-list.ts'
import type { Listing } from '../list/listing.ts'
import { filtersTexts, resultsTexts } from '../texts.ts'
import { FewerFilters } from '../zero-results/fewer-filters.tsx'
import { AppliedFilters } from './understood/applied-filters.tsx'
import { Understood, Wider } from './understood/results-understood.tsx'

beforeAll(async () => {
  await Promise.all([filtersTexts.ready(), resultsTexts.ready()])
})

const soroca = { slug: 'soroca', label: 'Soroca' }

/** A list as requested by an address. */
function listingOf(query: string, list: Partial<AdvertPage> = {}, given: Partial<Listing> = {}) {
  const filters = readFilters(new URLSearchParams(query))
  const scope = { searchType: 'search', search: filters.q } as const
  const page = { ...pageOfCards([cardWith()], 1, 1, 32), ...list }
  const nothing = {
    place: null,
    chosen: [],
    attributes: [],
    rates: null,
    places: null,
    banner: null,
    alternatives: null,
  }
  return { list: page, scope, filters, ...nothing, ...given } satisfies Listing
}

function linksOf(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

describe('what the search made of the words', () => {
  const understood = (query: string, list: Partial<AdvertPage> = {}) =>
    markupOf(h(Understood, { listing: listingOf(query, list), basePath: '/search' }))

  test('is not worth a line where it took them as they are', () => {
    expect(understood('q=bmw')).toBe('')
    expect(understood('')).toBe('')
    expect(understood('q=bmw', { also: ['bmw'] })).toBe('')
  })

  test('is said with the way to have the words as they were typed', () => {
    const markup = understood('q=telefno&photo=1', { correctedTo: 'telefon' })
    expect(wordsOf(markup)).toContain(results.understood.typed('telefno'))
    expect(linksOf(markup)).toEqual(['/search?q=telefno&photo=1&exact=1'])
  })

  test('names the words that no advert has, and those searched besides', () => {
    const words = wordsOf(understood('q=bmw+verde', { missing: ['verde'], also: ['bemve'] }))
    expect(words).toContain(results.understood.missing('verde'))
    expect(words).toContain(results.understood.also('bemve'))
  })

  test('leads back from the words as they stand', () => {
    expect(linksOf(understood('q=bmw&exact=1'))).toEqual(['/search?q=bmw'])
  })

  test('leads back from all that only mentions them', () => {
    const markup = understood('q=bmw&wide=1')
    expect(wordsOf(markup)).toContain(results.understood.isWide)
    expect(linksOf(markup)).toEqual(['/search?q=bmw'])
  })

  test('leads on to what only mentions them at the end of the list alone', () => {
    const wider = (list: Partial<AdvertPage>) =>
      linksOf(markupOf(h(Wider, { listing: listingOf('q=bmw', list), basePath: '/search' })))
    expect(wider({ isNarrow: true, page: 2, pages: 2 })).toEqual(['/search?q=bmw&wide=1'])
    expect(wider({ isNarrow: true, page: 1, pages: 2 })).toEqual([])
    expect(wider({ isNarrow: false })).toEqual([])
  })
})

describe('the filters over a list', () => {
  const applied = (listing: Listing) =>
    markupOf(h(AppliedFilters, { listing, category: null, basePath: '/search' }))

  test('are not there where nothing narrows it, whatever its order', () => {
    expect(applied(listingOf('q=bmw'))).toBe('')
    expect(applied(listingOf('q=bmw&sort=cheapest'))).toBe('')
  })

  test('are taken off one by one, and all but the words at once', () => {
    const listing = listingOf('q=bmw&l=soroca&photo=1', {}, { chosen: [soroca], place: soroca })
    expect(linksOf(applied(listing))).toEqual([
      ...['/search?q=bmw&photo=1', '/search?q=bmw&l=soroca', '/search?q=bmw'],
    ])
  })

  test('say that the words stay', () => {
    expect(applied(listingOf('q=bmw&photo=1'))).toContain(texts.clearKeeps('bmw'))
  })
})

describe('an empty list', () => {
  const fewer = (listing: Listing) =>
    markupOf(
      h(FewerFilters, {
        ...{ listing, title: '', category: null, emptyText: '', basePath: '/search' },
        pathOf: () => '/search',
      }),
    )
  const alternatives = { nearest: [], missingWord: '', places: [], now: '' }

  test('offers itself without the filter that is to blame', () => {
    const without = [{ filter: 'photo', count: 12, isCapped: false }]
    const listing = listingOf('q=bmw&photo=1', {}, { alternatives: { ...alternatives, without } })
    expect(linksOf(fewer(listing))).toEqual(['/search?q=bmw'])
    expect(wordsOf(fewer(listing))).toContain(results.ways.count(12, false))
  })

  test('without one to blame offers itself without any', () => {
    const listing = listingOf(
      'q=bmw&photo=1',
      {},
      { alternatives: { ...alternatives, without: [] } },
    )
    expect(linksOf(fewer(listing))).toEqual(['/search?q=bmw'])
    expect(wordsOf(fewer(listing))).toBe(texts.clear)
  })

  test('without filters has none to take away', () => {
    expect(fewer(listingOf('q=bmw', {}, { alternatives: { ...alternatives, without: [] } }))).toBe(
      '',
    )
  })

  test('of a place that does not exist offers the whole country', () => {
    const place = { slug: 'Atlantida', label: 'Atlantida' }
    expect(linksOf(fewer(listingOf('q=bmw&l=Atlantida', {}, { place })))).toEqual(['/search?q=bmw'])
  })
})
