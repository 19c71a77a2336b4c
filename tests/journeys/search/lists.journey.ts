import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { pageSize } from '#contract/limits.ts'
import { results } from '#i18n/ro/search/results.ts'
import { recent as recentRo } from '#i18n/ro/search/recent.ts'
import { recent as recentRu } from '#i18n/ru/search/recent.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { expect, test } from '../test.ts'
import { advertsOn, cards, desktop, fillLogin, open, phone, searchBox } from '../visits.ts'

const heading = { level: 1 } as const

test('the second page of a list shows other adverts than the first', async ({ arrive }) => {
  const page = await arrive(desktop)
  const pages = page.getByRole('navigation', { name: ro.search.pagination.label })
  for (const [first, second] of [
    ['/', '/?page=2'],
    ['/category/transport', '/category/transport/2'],
    ['/search?l=chisinau', '/search/2?l=chisinau'],
  ] as const) {
    await open(page, first)
    const onFirst = await advertsOn(mainList(page))
    expect(onFirst).toHaveLength(pageSize.desktop)
    await pages.getByRole('link', { name: ro.search.pagination.next }).click()
    await expect(page).toHaveURL(second)
    await expect(mainList(page).locator(`[data-advert="${onFirst[0]}"]`)).toHaveCount(0)
    await expect(cards(mainList(page)).first()).toBeVisible()
    const onSecond = await advertsOn(mainList(page))
    expect(shared(onFirst, onSecond)).toBeLessThanOrEqual(postedMeanwhile)

    await page.reload({ waitUntil: 'networkidle' })
    const reloaded = await advertsOn(mainList(page))
    expect(shared(onSecond, reloaded)).toBeGreaterThanOrEqual(onSecond.length - postedMeanwhile)
  }
})

/** Journeys beside this one post adverts, which push the last of a page on to the next. */
const postedMeanwhile = 3

function shared(some: readonly string[], others: readonly string[]): number {
  return some.filter((id) => others.includes(id)).length
}

/** The paged list: on home other rows of adverts stand above it. */
function mainList(page: Page) {
  return page.getByRole('region', {
    name: new RegExp(`^(${ro.search.home.adverts}|${ro.adverts.title})$`),
  })
}

test('a phone gets pages of its own size', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/category/transport')
  expect(await advertsOn(mainList(page))).toHaveLength(pageSize.mobile)
})

test('a page past the end is an empty page, what does not exist is not found', async ({
  arrive,
}) => {
  const page = await arrive(desktop, /status of 404/)
  for (const address of [
    '/category/transport/900',
    '/search/900?q=masina',
    '/category/transport/autoturisme/900',
  ]) {
    expect(await open(page, address), address).toBe(200)
    await expect(page.getByText(results.ways.pastEnd)).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  }
  expect(await open(page, '/search?q=xyzzyxyzzy')).toBe(200)
  await expect(page.getByText(ro.search.empty.search)).toBeVisible()
  for (const address of [
    '/nu-exista',
    '/advert/999999999',
    '/category/nu-exista',
    '/category/transport/0',
  ]) {
    expect(await open(page, address), address).toBe(404)
    const { notFound } = ro.content
    const { title } = address.startsWith('/advert/') ? notFound.advert : notFound
    await expect(page.getByRole('heading', heading)).toHaveText(title)
  }
  expect(await open(page, '/en/no-such-page')).toBe(404)
  await expect(page.getByRole('heading', heading)).toHaveText('Page not found')
})

test('another language keeps the page and the query', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport/2?priceMax=900000&sort=cheapest')
  const before = await advertsOn(page)
  await page.getByRole('link', { name: 'Ру, Русский' }).click()
  await expect(page).toHaveURL('/ru/category/transport/2?priceMax=900000&sort=cheapest')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await advertsOn(page)).toEqual(before)

  await open(page, '/ru/search?q=masina&l=chisinau')
  await page.getByRole('link', { name: 'En, English' }).click()
  await expect(page).toHaveURL('/en/search?q=masina&l=chisinau')
  await page.getByRole('link', { name: 'Ro, Română' }).click()
  await expect(page).toHaveURL('/search?q=masina&l=chisinau')
})

test('back from an advert leads to the same place of the same list', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport/2?sort=cheapest')
  const before = await advertsOn(page)
  const card = cards(page).nth(20)
  await card.scrollIntoViewIfNeeded()
  const top = await scrolledTo(page)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/advert\//)
  await page.goBack()
  await expect(page).toHaveURL('/category/transport/2?sort=cheapest')
  await expect(cards(page).nth(20)).toBeInViewport()
  expect(await advertsOn(page)).toEqual(before)
  expect(Math.abs((await scrolledTo(page)) - top)).toBeLessThan(50)
})

function scrolledTo(page: Page): Promise<number> {
  return page.evaluate('scrollY')
}

test('an address that is opened anew begins at its top, a page that is loaded again stays', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/category/animale')
  await page.evaluate('scrollTo(0, 900)')
  await page.waitForTimeout(500)
  const left = await scrolledTo(page)
  expect(left).toBeGreaterThan(800)
  await page.reload({ waitUntil: 'networkidle' })
  await page.mouse.move(9, 9)
  // Of a part of a pixel.
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - left)).toBeLessThan(2)

  await open(page, '/category/transport')
  await page.mouse.move(9, 9)
  await page.waitForTimeout(1_000)
  expect(await scrolledTo(page)).toBe(0)
})

test('adverts looked at are remembered, the newest first, each once', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/animale')
  const [first = '', second = '', third = ''] = await advertsOn(page)
  for (const id of [first, second, third, first]) await open(page, `/advert/${id}`)
  const expected = [first, third, second]

  await open(page, '/recent')
  await expect(page.getByRole('heading', heading)).toHaveText(recentRo.title)
  await expect(cards(page)).toHaveCount(3)
  expect(await advertsOn(page)).toEqual(expected)
  await open(page, '/')
  const carousel = page.getByRole('region', { name: ro.search.home.recent, exact: true })
  await expect(cards(carousel)).toHaveCount(3)
  expect(await advertsOn(carousel)).toEqual(expected)

  await open(page, `/advert/${first}`)
  await expect(cards(carousel), 'without the one that is looked at').toHaveCount(2)
  expect(await advertsOn(carousel)).toEqual([third, second])
  await cards(carousel).first().getByRole('link').click()
  await expect(page).toHaveURL(`/advert/${third}`)
  await expect(cards(carousel).first()).toHaveAttribute('data-advert', first)

  await open(page, '/ru/recent')
  await page.getByRole('button', { name: recentRu.clear }).click()
  await expect(page.getByText(ru.adverts.none)).toBeVisible()
})

test('a search keeps its words and place over order, pages, a reload, back, a login and another language', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const words = '/search?q=apartament&l=chisinau'
  const ordered = `${words}&sort=cheapest`
  const second = ordered.replace('/search', '/search/2')
  await open(page, words)
  await page.getByLabel(ro.search.sort.label).first().selectOption('cheapest')
  await expect(page).toHaveURL(ordered)
  const pages = page.getByRole('navigation', { name: ro.search.pagination.label })
  const next = pages.getByRole('link', { name: ro.search.pagination.next })
  // The address changes before the list is drawn.
  await expect(next).toHaveAttribute('href', second)
  await next.click()
  await expect(page).toHaveURL(second)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page).toHaveURL(second)
  const before = await advertsOn(page)

  // Each step is waited for: one that comes while the last still loads is a way back to where one is.
  const order = page.getByLabel(ro.search.sort.label).first()
  const current = pages.locator('[aria-current]')
  await page.goBack()
  await expect(page).toHaveURL(ordered)
  await expect(current).toHaveText('1')
  await page.goBack()
  await expect(page).toHaveURL(words)
  await expect(order).toHaveValue('none')
  await page.goForward()
  await expect(order).toHaveValue('cheapest')
  await page.goForward()
  await expect(page).toHaveURL(second)
  await expect(current).toHaveText('2')

  await page.getByRole('banner').getByRole('link', { name: ro.layout.logIn, exact: true }).click()
  await fillLogin(page.getByRole('dialog', { name: ro.accounts.login.title }), ro, 'company')
  await expect(
    page.getByRole('banner').getByRole('button', { name: ro.layout.account, exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL(second)
  await expect(page.getByRole('heading', heading)).toHaveText(ro.search.resultsFor('apartament'))
  await expect(searchBox(page, ro)).toHaveValue('apartament')
  expect(await advertsOn(page)).toEqual(before)
  await page.getByRole('link', { name: 'Ру, Русский' }).click()
  await expect(page).toHaveURL(`/ru${second}`)
  expect(await advertsOn(page)).toEqual(before)
})

test('a visitor who goes back and forward faster than pages load is not asked about', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(accountCalls.validate.path)) asked.push(request.url())
  })
  await open(page, '/')
  const categories = page.getByRole('region', { name: ro.search.home.categories, exact: true })
  await categories.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/category\//)
  await page.waitForLoadState('networkidle')
  const list = page.url()

  const answers = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.evaluate('history.back()')
  await expect(page).toHaveURL('/')
  await page.evaluate('history.forward()')
  await expect(page).toHaveURL(list)
  answers.resolve()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
