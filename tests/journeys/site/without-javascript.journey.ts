import { filters } from '#i18n/ro/search/filters.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { advertsOn, at, cards, desktop, fillLogin, languages, phone, searchBox } from '../visits.ts'

const heading = { level: 1 } as const

test('without JavaScript one browses, turns pages, searches, filters by price and reads', async ({
  arrive,
}) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false })
  await page.goto('/')
  const categories = page.getByRole('region', { name: ro.search.home.categories, exact: true })
  await categories.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL('/category/transport')
  const first = await advertsOn(page)
  const pages = page.getByRole('navigation', { name: ro.search.pagination.label })
  await pages.getByRole('link', { name: ro.search.pagination.next }).click()
  await expect(page).toHaveURL('/category/transport/2')
  const second = await advertsOn(page)
  expect(second).toHaveLength(first.length)
  expect(second.filter((id) => first.includes(id))).toEqual([])

  await searchBox(page, ro).fill('canapea')
  await searchBox(page, ro).press('Enter')
  await expect(page.getByRole('heading', heading)).toHaveText(ro.search.resultsFor('canapea'))
  await page.getByLabel(filters.price.min).fill('1000')
  await page.getByLabel(filters.price.max).fill('90000')
  await page
    .locator('#filters')
    .getByRole('button', { name: /^Arată/ })
    .click()
  await expect(page).toHaveURL(/q=canapea.*priceMin=1000&priceMax=90000/)
  const prices = await cards(page).locator('strong').allInnerTexts()
  const inLei = prices.flatMap((price) =>
    price.endsWith('Lei') ? Number(price.replaceAll(/\D/g, '')) : [],
  )
  expect(inLei.length).toBeGreaterThan(0)
  expect(inLei.filter((price) => price < 1_000 || price > 90_000)).toEqual([])

  const title = await cards(page).first().getByRole('heading').innerText()
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', heading)).toHaveText(title)
})

test('without JavaScript the tools of a list work, and the page says what does not', async ({
  arrive,
}) => {
  for (const { t, home } of languages) {
    const page = await arrive({ ...desktop, javaScriptEnabled: false })
    await page.goto(at(home, '/category/transport/autoturisme'))
    await expect(page.getByText(t.layout.needsScript)).toBeVisible()
    const toolbar = page.getByLabel(t.search.sort.label, { exact: true })
    await toolbar.and(page.locator('select')).selectOption('cheapest')
    await page.getByRole('button', { name: t.search.sort.apply, exact: true }).click()
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(toolbar.and(page.locator('select'))).toHaveValue('cheapest')
  }

  const small = await arrive({ ...phone, javaScriptEnabled: false })
  await small.goto('/category/transport')
  await small.getByRole('button', { name: ro.search.filters.title, exact: true }).click()
  await small.getByLabel(filters.price.max).fill('90000')
  await small.getByLabel(filters.price.max).press('Enter')
  await expect(small).toHaveURL(/priceMax=90000/)
})

test('without JavaScript one logs in through the form and finds the account menu', async ({
  arrive,
}) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false }, /status of 422/)
  const bar = page.getByRole('banner')
  await page.goto('/')
  await bar.getByRole('link', { name: ro.layout.logIn, exact: true }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: ro.accounts.login.submit, exact: true }).click()
  await expect(main.getByRole('alert')).toHaveText(ro.accounts.login.failed)

  await fillLogin(main, ro, 'company')
  await expect(page).toHaveURL('/')
  await bar.getByRole('button', { name: ro.layout.account, exact: true }).click()
  await bar.getByRole('link', { name: ro.layout.favorites, exact: true }).click()
  await expect(page.getByRole('heading', heading)).toHaveText(ro.adverts.favorites.title)
})
