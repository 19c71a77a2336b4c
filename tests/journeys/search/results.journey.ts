import type { Page } from '@playwright/test'
import { pageSize } from '#contract/limits.ts'
import { results as ro } from '#i18n/ro/search/results.ts'
import { texts } from '#i18n/ro/texts.ts'
import { press } from '../keyboard.ts'
import { expect, test } from '../test.ts'
import { advertsOn, at, cards, desktop, languages, open, phone } from '../visits.ts'

const heading = { level: 1 } as const
const slip = 'apartamnet'

test('a slip is mended, said, and taken back with the keyboard', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, `/search?q=${slip}`)
  await expect(page.getByText(ro.understood.typed(slip))).toBeVisible()
  await expect(page.getByRole('heading', heading)).not.toHaveText(texts.search.resultsFor(slip))
  await expect(cards(page).first()).toBeVisible()

  await press(page, page.getByRole('link', { name: ro.understood.exact(slip) }))
  await expect(page).toHaveURL(`/search?q=${slip}&exact=1`)
  await expect(page.getByRole('heading', heading)).toHaveText(texts.search.resultsFor(slip))
  await page.getByRole('link', { name: ro.understood.helpful }).click()
  await expect(page).toHaveURL(`/search?q=${slip}`)
  await expect(page.getByText(ro.understood.typed(slip))).toBeVisible()
})

test('a search tells in which categories it found adverts, and goes into one', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/search?q=apartament&priceMin=1000')
  const categories = page.getByRole('navigation', { name: ro.categories.label })
  const first = categories.getByRole('link').first()
  await expect(first).toContainText(/\d/)
  const count = Number((await first.innerText()).replaceAll(/\D/g, ''))
  await press(page, first)
  await expect(page).toHaveURL(/\/search\?q=apartament&category=[a-z-]+&priceMin=1000$/)
  await expect(counted(page, count)).toBeVisible()
  await categories.getByRole('link', { name: ro.categories.all }).click()
  await expect(page).toHaveURL('/search?q=apartament&priceMin=1000')
})

test('in a category each subcategory has its number, and keeps the price', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport?priceMax=200000')
  const tree = page.getByRole('navigation', { name: texts.search.subcategories })
  const link = tree.getByRole('link', { name: /^Autoturisme/ }).first()
  await expect(link).toContainText(/\d/)
  const count = Number((await link.innerText()).replaceAll(/\D/g, ''))
  await link.click()
  await expect(page).toHaveURL('/category/transport/autoturisme?priceMax=200000')
  await expect(counted(page, count)).toBeVisible()
})

function counted(page: Page, count: number) {
  return page.getByRole('status').filter({ hasText: texts.search.count(count, false) })
}

test('on a phone the list grows, and is as long after coming back and after a reload', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/category/transport')
  const more = page.getByRole('button', { name: ro.more.button })
  const first = await advertsOn(page)
  await expect(page.getByRole('navigation', { name: texts.search.pagination.label })).toBeHidden()
  await more.click()
  await expect(cards(page)).toHaveCount(2 * pageSize.mobile)
  const second = await advertsOn(page)
  expect(new Set(second).size).toBe(second.length)
  expect(second.slice(0, pageSize.mobile)).toEqual(first)
  const firstNew = cards(page).nth(pageSize.mobile).getByRole('link')
  await expect(firstNew, 'reading goes on where the new ones begin').toBeFocused()
  await more.click()
  await expect(cards(page)).toHaveCount(3 * pageSize.mobile)
  const all = await advertsOn(page)

  const card = cards(page).nth(2 * pageSize.mobile + 5)
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/advert\//)
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(await advertsOn(page)).toEqual(all)

  await page.reload()
  await expect(cards(page)).toHaveCount(all.length)
  expect(await advertsOn(page)).toEqual(all)
  await expect(card).toBeInViewport()
})

test('on a phone the name of the order is read in full', async ({ arrive }) => {
  const page = await arrive(phone)
  for (const { t, home } of languages) {
    await open(page, at(home, '/category/transport'))
    const name = page.locator('span[aria-hidden] > span', { hasText: t.search.sort.none })
    await expect(name).toBeVisible()
    const isWhole = await name.evaluate(
      ({ parentElement: box }) =>
        box && box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight,
    )
    expect(isWhole, t.lang).toBe(true)

    await page.getByRole('main').getByLabel(t.search.sort.label).selectOption('cheapest')
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(
      page.locator('span[aria-hidden] > span', { hasText: t.search.sort.cheapest }),
    ).toBeVisible()
  }
})

test('the list follows the map, and back leads to the same part of it', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/imobiliare')
  await page.getByRole('link', { name: ro.map.show, exact: true }).click()
  await expect(page).toHaveURL('/category/imobiliare?view=map')
  const map = page.getByRole('region', { name: ro.map.region })
  const clusters = map.getByRole('button', { name: /anunț/ })
  await expect(clusters.first()).toBeVisible()

  const marked = map.locator('button[data-marked]')
  await expect(marked).toHaveCount(0)
  await cards(page).first().hover()
  await expect(marked, 'the advert that is pointed at').toHaveCount(1)

  const chisinau = map.getByRole('button', { name: /lângă Chișinău(, |$)/ }).first()
  await press(page, chisinau)
  await expect(page).toHaveURL(/[?&]box=/)
  const status = page.getByRole('status').filter({ hasText: /în această zonă/ })
  await expect(status).toBeVisible()
  await expect(map.locator('button:focus'), 'the keyboard stays on the map').toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const inBox = await advertsOn(page.getByRole('region', { name: texts.adverts.title }))
  const address = page.url()

  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/advert\//)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(clusters.first()).toBeVisible()
  expect(await advertsOn(page.getByRole('region', { name: texts.adverts.title }))).toEqual(inBox)

  await page.getByRole('link', { name: ro.map.hide, exact: true }).click()
  await expect(page).toHaveURL('/category/imobiliare')
})

test('a map without tiles names the villages of a neighbourhood, in the language of the page', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/ru/category/animale?view=map&box=46.5,28.1,46.65,28.3')
  const names = page.locator('[data-rank="2"] span')
  await expect(names.first()).toBeVisible()
  await expect(names.first()).toHaveText(/[а-яё]/i)
})

test('an advert on the map is shown in a card, which Escape closes', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/search?q=apartament&view=map')
  const map = page.getByRole('region', { name: ro.map.region })
  await expect(map.getByRole('list').getByRole('link').first()).toBeInViewport()
  await expect(page.getByRole('banner'), 'the map has the height of the screen').toBeHidden()
  const one = map.getByRole('button', { name: /^1 anunț/ }).first()
  await one.focus()
  await page.keyboard.press('Enter')
  const card = cards(map)
  await expect(card).toBeVisible()
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(one).toBeFocused()
})

test('without JavaScript the map is a list, and says so', async ({ arrive }) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false })
  await page.goto('/category/imobiliare?view=map')
  await expect(page.getByText(ro.map.needsScript)).toBeVisible()
  await expect(cards(page)).toHaveCount(pageSize.desktop)
  const pages = page.getByRole('navigation', { name: texts.search.pagination.label })
  await pages.getByRole('link', { name: texts.search.pagination.next }).click()
  await expect(page).toHaveURL('/category/imobiliare/2?view=map')
})

test('an empty list shows the ways out of it', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/search?q=apartament+qqxxyyz9&priceMax=2000000&exact=1')
  await expect(page.getByText(texts.search.empty.search)).toBeVisible()
  const nearest = page.getByRole('region', { name: ro.ways.nearest })
  await expect(nearest.getByText(ro.ways.missing('qqxxyyz9'))).toBeVisible()
  await expect(cards(nearest).first()).toBeVisible()

  await open(page, '/category/transport/autoturisme?l=soroca&priceMin=1&priceMax=2')
  await expect(page.getByText(ro.ways.inPlace('Soroca'))).toBeVisible()
  const ways = page.getByRole('list', { name: ro.ways.title })
  const without = ways.getByRole('link').first()
  const count = await without.locator('span').innerText()
  await press(page, without)
  await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()

  await open(page, '/search?q=apartament&l=Nicaieri')
  await expect(page.getByText(ro.ways.nowhere('Nicaieri'))).toBeVisible()
  await page.getByRole('link', { name: ro.ways.everywhere }).click()
  await expect(page).toHaveURL('/search?q=apartament')
})

test('a search by words is ordered by how well they match, any other list is not', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const order = page.getByLabel(texts.search.sort.label).first()
  await open(page, '/search?q=apartament')
  await expect(order.locator('option').first()).toHaveText(ro.relevance)
  await open(page, '/category/transport')
  await expect(order.locator('option').first()).toHaveText(texts.search.sort.none)
})
