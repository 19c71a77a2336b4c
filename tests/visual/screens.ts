import type { Page } from '@playwright/test'
import { demoLogins } from '#demo/people/logins.ts'
import type { Texts } from '#i18n/texts.ts'
import { postingOf } from '../journeys/adverts/posting.ts'
import { filtersOf } from '../journeys/visits.ts'
import type { Viewer } from './browsers.ts'

export interface Shown {
  readonly name: string
  readonly path: string
  readonly viewer?: Viewer
  /** Absent: both, each in one look; else both looks in this one. */
  readonly width?: 390 | 1_440
  /** As high as the window, with places of its own that scroll. */
  readonly fillsWindow?: true
  /** What is done on it before its picture is taken. */
  readonly act?: (page: Page, t: Texts) => Promise<void>
}

/** The first after those of the demo market, which has the same number each time. */
export const conversationId = 1169

/** Of the demo market, which is written the same each time. */
export const advertIds = { car: '2993', flat: '2999' } as const

export const screens: readonly Shown[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/transport' },
  { name: 'subcategory', path: '/category/imobiliare/apartamente-vanzare' },
  { name: 'rows', path: '/category/transport/autoturisme', width: 1_440, act: showRows },
  { name: 'results', path: '/search?q=apartament' },
  { name: 'no-results', path: '/search?q=xyzzyxyzzy&priceMax=5' },
  { name: 'filters', path: '/category/transport/autoturisme', width: 390, act: openFilters },
  { name: 'map', path: '/search?q=apartament&view=map', fillsWindow: true, act: awaitMap },
  { name: 'advert', path: `/advert/${advertIds.car}`, act: showMap },
  { name: 'flat', path: `/advert/${advertIds.flat}`, act: showMap },
  { name: 'profile', path: `/profile/${demoLogins.company.username}` },
  { name: 'not-found', path: '/nu-exista' },
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/login?register=1' },
  { name: 'posting', path: '/add-advert', act: nameGoods },
  { name: 'my-adverts', path: '/my-adverts', viewer: 'seller' },
  { name: 'favorites', path: '/my-favorites', viewer: 'seller' },
  {
    ...{ name: 'conversation', path: `/my-messages/${conversationId}` },
    ...{ viewer: 'seller', fillsWindow: true },
  },
  { name: 'article', path: '/article/safety' },
  { name: 'moderation', path: '/admin/moderation', viewer: 'moderator' },
]

async function showRows(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t.search.view.list, exact: true }).click()
  await page.getByRole('table').first().waitFor()
}

async function openFilters(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t.search.filters.title, exact: true }).click()
  await page.getByLabel(filtersOf(t).price.min).waitFor()
}

/** The map of an advert comes once it is near. */
async function showMap(page: Page, t: Texts): Promise<void> {
  await page
    .getByRole('heading', { name: t.advert.place.title, exact: true })
    .scrollIntoViewIfNeeded()
  await awaitMap(page, t)
}

async function awaitMap(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t.advert.map.zoomIn }).waitFor()
}

/** What is read from the title is shown, and kept. */
async function nameGoods(page: Page, t: Texts): Promise<void> {
  const { fields, keptHere, read } = postingOf(t)
  await page.getByLabel(fields.title, { exact: true }).fill('Set de farfurii din porțelan')
  await page.getByRole('list', { name: read.title }).waitFor()
  await page.getByText(keptHere).waitFor()
}
