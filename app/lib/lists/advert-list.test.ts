import { expect, test } from 'vitest'
import { pageSize } from '#contract/limits.ts'
import { searchCalls } from '#contract/search.ts'
import { advertWith } from '#tests/support/app/adverts.ts'
import { answering } from '#tests/support/app/caller.ts'
import { readFilters } from '../filters/filters.ts'
import { emptyPage, listInput, loadAfter, loadPage, pageOfCards } from './advert-list.ts'

const transport = { searchType: 'category', search: 'transport' } as const
const filtersOf = (query: string) => readFilters(new URLSearchParams(query))

/** A server with the given number of adverts, counting up to `count`, and the inputs it received. */
function serverOf(adverts: number, { count = adverts, isCapped = false } = {}) {
  const payloads: Readonly<Record<string, unknown>>[] = []
  const { call } = answering([
    searchCalls.listItems,
    (payload) => {
      payloads.push(payload)
      const from = Number(payload['startID'] ?? 0)
      const shown = Math.max(0, Math.min(adverts - from, Number(payload['itemsNum'])))
      return {
        items: Array.from({ length: shown }, (_, at) => advertWith({ id: String(from + at + 1) })),
        ...{ count, isCapped, correctedTo: '', also: [], missing: [], isNarrow: false },
        ...{ paid: [], partial: [], understood: [] },
        nextCursor: from + shown < adverts ? `after-${from + shown}` : null,
      }
    },
  ])
  return { payloads, desktop: { call, lang: 'ro', device: 'desktop' } as const }
}

test('the third page of a desktop begins after two full ones', async () => {
  const { desktop, payloads } = serverOf(100)
  const page = await loadPage(desktop, transport, filtersOf('sort=newest'), 3)

  expect(payloads).toMatchObject([
    { ...transport, sort: 'newest', startID: 2 * pageSize.desktop, itemsNum: pageSize.desktop },
  ])
  expect(page).toMatchObject({ page: 3, pages: 4, count: 100, size: pageSize.desktop })
})

test('a phone has smaller pages, and so more of them', async () => {
  const { desktop } = serverOf(100)
  const page = await loadPage({ ...desktop, device: 'mobile' }, transport, {}, 1)

  expect(page.cards).toHaveLength(pageSize.mobile)
  expect(page.pages).toBe(Math.ceil(100 / pageSize.mobile))
})

test('where counting stopped a full page leads on, and one that is not is the last', async () => {
  const full = serverOf(500, { count: 64, isCapped: true })
  expect((await loadPage(full.desktop, transport, {}, 5)).pages).toBe(6)

  const ended = serverOf(130, { count: 64, isCapped: true })
  expect((await loadPage(ended.desktop, transport, {}, 5)).pages).toBe(5)
})

test('more adverts are asked for after the cursor, or after the number of those shown', async () => {
  const { desktop, payloads } = serverOf(100)
  const end = { cursor: 'after-32', loaded: 32 }
  await loadAfter(desktop, transport, {}, end, 32)
  const { hasMore } = await loadAfter(desktop, transport, {}, { cursor: null, loaded: 96 }, 32)

  expect(payloads[0]).toMatchObject({ cursor: 'after-32' })
  expect(payloads[0]).not.toHaveProperty('startID')
  expect(payloads[1]).toMatchObject({ startID: 96 })
  expect(hasMore).toBe(false)
})

test('a call is not told what is the page’s own: words in the scope, the view, the order', () => {
  const input = listInput(
    { searchType: 'search', search: 'bmw' },
    filtersOf('q=bmw&l=soroca&view=map&sort=cheapest&photo=1'),
  )
  expect(input).toMatchObject({ search: 'bmw', place: 'soroca', photo: '1' })
  for (const name of ['q', 'l', 'view', 'sort', 'currency']) expect(input).not.toHaveProperty(name)
})

test('nothing is one empty page, whichever number was asked for', () => {
  expect(emptyPage(1)).toMatchObject({ cards: [], count: 0, pages: 0, nextCursor: null })
  expect(pageOfCards([], 33, 2, 32)).toMatchObject({ page: 2, pages: 2, count: 33 })
})
