import { createElement as h } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { cardWith } from '#tests/support/app/adverts.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { AdvertGrid } from '../cards/advert-grid.tsx'
import { AdvertTable } from './table/advert-table.tsx'
import { tableTexts } from './table/table-texts.ts'
import { Pagination } from './pagination.tsx'
import { PaidPlaces } from './paid-places.tsx'

beforeAll(() => tableTexts.ready())

const now = '2026-11-21T09:00:00.000Z'
const ana = { id: '3', username: 'ana', email: '', status: 'active' }

describe('the ways to other pages', () => {
  const links = (markup: string) =>
    [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

  test('are not there where one page is all', () => {
    expect(markupOf(h(Pagination, { page: 1, pages: 1 }))).toBe('')
  })

  test('keep all else that the address says', () => {
    const markup = markupOf(h(Pagination, { page: 2, pages: 3 }), { at: '/search?q=bmw&page=2' })
    expect(links(markup)).toEqual([
      '/search?q=bmw',
      '/search?q=bmw',
      '/search?q=bmw&amp;page=2',
      '/search?q=bmw&amp;page=3',
      '/search?q=bmw&amp;page=3',
    ])
  })

  test('stand in the language of the page', () => {
    const pathOf = (page: number) => `/category/auto/${page}`
    const markup = markupOf(h(Pagination, { page: 1, pages: 2, pathOf }), { t: en })
    expect(links(markup)).toEqual([
      '/en/category/auto/1',
      '/en/category/auto/2',
      '/en/category/auto/2',
    ])
  })

  test('lead back to the last page from one past the end', () => {
    const markup = markupOf(h(Pagination, { page: 9, pages: 3 }), { at: '/recent?page=9' })
    expect(links(markup)[0]).toBe('/recent?page=3')
    expect(markup).not.toContain('rel="next"')
  })

  test('say which page this is', () => {
    const markup = markupOf(h(Pagination, { page: 2, pages: 3 }))
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-current="page">2</)
  })
})

describe('a card', () => {
  const grid = (card: Parameters<typeof cardWith>[0], around = {}) =>
    markupOf(h(AdvertGrid, { adverts: [cardWith(card)], now }), around)

  test('says what it costs, what it is, where and since when', () => {
    const words = wordsOf(grid({}))
    expect(words.replaceAll(/\s/g, ' ')).toMatch(/^100 € Canapea Bălți · /)
  })

  test('in another language than the page’s is marked for screen readers', () => {
    expect(grid({ lang: 'ru', title: 'Диван' })).toContain('lang="ru">Диван<')
  })

  test('says its facts in one line that breaks between facts alone', () => {
    const facts = [
      ['year', '2016'],
      ['mileage', '142.000\u00a0km'],
    ] as const
    expect(grid({ facts })).toContain('>2016 ·\u00a0142.000\u00a0km<')
  })

  test('says what its price is for, and no price where none makes sense', () => {
    const words = (card: Parameters<typeof cardWith>[0]) =>
      wordsOf(grid(card)).replaceAll('\u2060', '')
    expect(words({ priceUnit: 'month' })).toMatch(/^100\s€\/lună Canapea/)
    expect(words({ priceUnit: 'pay', priceTo: 150 })).toMatch(/^100–150\s€\/lună /)
    expect(words({ priceUnit: 'pay', price: 0 })).toContain(ro.adverts.payByAgreement)
    expect(words({ priceUnit: 'none', price: 0 })).toMatch(/^Canapea/)
  })

  test('that is reduced shows the former price, told to screen readers', () => {
    const words = wordsOf(grid({ formerPrice: 120 })).replaceAll(/\s/g, ' ')
    expect(words).toContain(`100 € ${ro.adverts.formerPrice}: 120 €`)
  })

  test('of today is new, one of before has its date', () => {
    expect(wordsOf(grid({ at: now }))).toContain(ro.adverts.fresh)
    expect(wordsOf(grid({ at: '2026-11-20T09:00:00.000Z' }))).not.toContain(ro.adverts.fresh)
  })

  test('around the reader says how far it is', () => {
    expect(wordsOf(grid({ distance: 3.2 }))).toContain('Bălți · la 3,2 km · ')
  })

  test('without a photo shows the drawing of its category', () => {
    expect(grid({ images: [] })).toContain('/assets/icons.svg#')
    expect(grid({ images: ['ab'] })).toContain('src="/files/adverts/ab-400.webp"')
  })

  test('of one’s own says so, and whether it was promoted', () => {
    expect(wordsOf(grid({ ownerId: '3' }, { me: ana }))).toContain(ro.adverts.own)
    expect(wordsOf(grid({ ownerId: '4' }, { me: ana }))).not.toContain(ro.adverts.own)
    const promoted = wordsOf(grid({ ownerId: '3', isPromoted: true }, { me: ana }))
    expect(promoted).toContain(`${ro.adverts.own} · ${ro.adverts.promoted}`)
  })

  test('reserved for a buyer says so instead of its promotion', () => {
    const words = wordsOf(grid({ isReserved: true, isPromoted: true }))
    expect(words).toContain(ro.adverts.reserved)
    expect(words).not.toContain(ro.adverts.promoted)
  })

  test('that is urgent or highlighted says so in words, after what matters more', () => {
    const words = (card: Parameters<typeof cardWith>[0]) => wordsOf(grid(card))
    expect(words({ isUrgent: true, isHighlighted: true })).toContain(ro.adverts.urgent)
    expect(words({ isHighlighted: true })).toContain(ro.adverts.highlighted)
    expect(words({ isUrgent: true, isReserved: true })).toContain(ro.adverts.reserved)
    expect(words({ isUrgent: true, isReserved: true })).not.toContain(ro.adverts.urgent)
  })

  test('has a heart that is pressed for a favourite, and leads a visitor to the login', () => {
    expect(grid({}, { me: ana, favorites: ['7'] })).toContain('aria-pressed="true"')
    expect(grid({}, { me: ana, favorites: ['8'] })).toContain('aria-pressed="false"')
    expect(grid({}, { me: ana })).not.toContain('data-opens')
    expect(grid({})).toContain('data-opens="login"')
  })

  test('whose title holds markup shows it as text', () => {
    expect(grid({ title: '<img src=x onerror=alert(1)>' })).not.toContain('<img src=x')
  })

  test('is fetched with its photo at once only among the first of a page', () => {
    const adverts = ['1', '2'].map((id) => cardWith({ id, images: [`photo-${id}`] }))
    const markup = markupOf(h(AdvertGrid, { adverts, now, eager: 1 }))
    expect(markup.match(/loading="lazy"/g)).toHaveLength(1)
  })
})

test('paid places are called so in words, and without any nothing is there', () => {
  const markup = markupOf(h(PaidPlaces, { adverts: [cardWith()], now, heading: 'h2' }))
  expect(wordsOf(markup)).toMatch(new RegExp(`^${ro.adverts.paidPlaces.title} `))
  expect(markup).toContain('Canapea')
  expect(markupOf(h(PaidPlaces, { adverts: [], now, heading: 'h2' }))).toBe('')
})

test('rows say the same as cards, each closed until it is opened', () => {
  const adverts = [
    cardWith({ ownerId: '3', isPromoted: true, isReserved: true, isUrgent: true }),
    cardWith({ id: '8', title: '' }),
  ]
  const markup = markupOf(h(AdvertTable, { adverts, now }), { me: ana })
  const words = wordsOf(markup)
  for (const said of [
    'Canapea',
    'Bălți',
    ro.adverts.own,
    ro.adverts.promoted,
    ro.adverts.urgent,
    ro.adverts.reserved,
    ro.adverts.noTitle,
  ])
    expect(words).toContain(said)
  expect(markup).toContain('href="/advert/7"')
  expect(markup.match(/aria-expanded="false"/g)).toHaveLength(2)
  expect(markup).toContain('aria-controls="details-7"')
  expect(markup).toContain('<tr id="details-7" hidden="">')
})

test('rows of a subcategory have its attributes as columns, and say by what they are ordered', () => {
  const facts = [
    ['year', '2016'],
    ['rare', 'da'],
  ] as const
  const adverts = [
    cardWith({ facts }),
    ...['8', '9', '10'].map((id) => cardWith({ id, facts: [['year', '2020']] })),
  ]
  const columns = {
    attributes: [
      { key: 'rare', label: 'Rar', isOrdered: true },
      { key: 'year', label: 'An', isOrdered: false },
    ],
    sort: 'cheapest',
    hrefOf: (sort: string) => `/x?sort=${sort}`,
  } as const
  const markup = markupOf(h(AdvertTable, { adverts, now, columns }))
  expect(markup).toContain('<th scope="col">An</th>')
  expect(markup).not.toContain('Rar')
  expect(markup).toMatch(/aria-sort="ascending"><a[^>]*href="\/x\?sort=dearest"/)
  expect(markup).toContain('href="/x?sort=newest"')
})
