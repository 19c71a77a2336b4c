import type { Locator, Page } from '@playwright/test'
import { suggestions } from '#i18n/ro/search/suggestions.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { answerCookies, desktop, filtersOf, open, phone, searchBox } from '../visits.ts'

const { layout } = ro
const { place } = filtersOf(ro)
const cars = '/category/transport/autoturisme'

/** The place beside the words of the search, which says where it searches; on a phone a line below them. */
function placeOf(page: Page, label: string, { layout: { where } }: Texts = ro): Locator {
  return page.getByRole('banner').getByRole('button', { name: `${where}: ${label}`, exact: true })
}

/** Finds a place by the first letters of its name in the open picker, and takes the first with Enter. */
async function type(page: Page, start: string): Promise<void> {
  const find = page.getByRole('banner').getByRole('combobox', { name: place.find })
  await expect(find).toBeFocused()
  await find.fill(start)
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('words and place are one search, with the keyboard alone', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await searchBox(page, ro).focus()
  await page.keyboard.type('apartament')
  await page.keyboard.press('Tab')
  await expect(placeOf(page, layout.anywhere)).toBeFocused()
  await page.keyboard.press('Enter')
  await type(page, 'balt')
  await expect(placeOf(page, 'Bălți')).toBeFocused()
  await expect(page).toHaveURL('/')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: layout.search, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=apartament&l=balti')
  await expect(placeOf(page, 'Bălți')).toBeVisible()
  await expect(searchBox(page, ro)).toHaveValue('apartament')
})

test('a place changes the list of the page at once, and the words and filters stay', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/search?q=apartament&photo=1')
  await placeOf(page, layout.anywhere).click()
  await type(page, 'botan')
  await expect(page).toHaveURL('/search?q=apartament&l=chisinau-botanica&photo=1')
  await expect(placeOf(page, 'Chișinău, Botanica')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/search?q=apartament&photo=1')
  await expect(placeOf(page, layout.anywhere)).toBeVisible()

  await open(page, `${cars}?l=balti`)
  await placeOf(page, 'Bălți').click()
  await page.getByRole('banner').getByRole('button', { name: place.any, exact: true }).click()
  await expect(page).toHaveURL(cars)
})

test('while other words are being typed, the place waits for the search', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/search?q=apartament')
  await searchBox(page, ro).fill('garaj')
  await placeOf(page, layout.anywhere).click()
  await type(page, 'balt')
  await expect(placeOf(page, 'Bălți')).toBeFocused()
  await expect(page).toHaveURL('/search?q=apartament')
  await expect(searchBox(page, ro)).toHaveValue('garaj')

  await searchBox(page, ro).press('Enter')
  await expect(page).toHaveURL('/search?q=garaj&l=balti')
})

test('Escape and a press elsewhere leave the place as it was', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/search?q=apartament&l=balti')
  const picker = page.getByRole('banner').getByRole('group', { name: place.title })
  await placeOf(page, 'Bălți').click()
  await page.getByRole('combobox', { name: place.find }).fill('chi')
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await expect(placeOf(page, 'Bălți')).toBeFocused()

  await placeOf(page, 'Bălți').click()
  await expect(picker).toBeVisible()
  await placeOf(page, 'Bălți').click()
  await expect(picker).toHaveCount(0)
  await placeOf(page, 'Bălți').click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(picker).toHaveCount(0)
  await expect(page).toHaveURL('/search?q=apartament&l=balti')
})

test('near me is a place too, and says how far it reaches', async ({ arrive }) => {
  const page = await arrive({
    ...desktop,
    geolocation: { latitude: 47.024_512, longitude: 28.832_288 },
    permissions: ['geolocation'],
  })
  await open(page, '/search?q=apartament')
  await placeOf(page, layout.anywhere).click()
  await page.getByRole('banner').getByRole('button', { name: place.near }).click()
  await expect(page).toHaveURL('/search?q=apartament&near=47.02,28.83&radius=10')
  await expect(placeOf(page, layout.nearMe('10'))).toBeVisible()
})

test('on a phone the opened search asks where, and its words wait for the answer', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/')
  await expect(placeOf(page, layout.anywhere)).toHaveCount(0)
  const box = searchBox(page, ro)
  await box.tap()
  await placeOf(page, layout.anywhere).tap()
  await type(page, 'balt')
  await expect(box).toBeFocused()
  await expect(placeOf(page, 'Bălți')).toBeVisible()
  await box.fill('apartament')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=apartament&l=balti')
})

test('the place of an earlier search is offered and not applied', async ({ arrive }) => {
  const page = await arrive({ ...desktop, bypassCSP: true })
  await open(page, '/ru')
  await answerCookies(page, ru)
  await placeOf(page, ru.layout.anywhere, ru).click()
  const places = filtersOf(ru).place
  await page.getByRole('combobox', { name: places.find }).fill('бельц')
  await page.getByRole('banner').getByRole('option').first().click()
  await searchBox(page, ru).fill('дом')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/l=balti/)

  await open(page, '/ru')
  await placeOf(page, ru.layout.anywhere, ru).click()
  const picker = page.getByRole('banner').getByRole('group', { name: places.title })
  await expect(picker.getByText(places.recent)).toBeVisible()
  expect(await violations(page, 'place of the search')).toEqual([])
  await picker.getByRole('button', { name: 'Бельцы' }).first().click()
  await expect(placeOf(page, 'Бельцы', ru)).toBeVisible()
})

test('a suggestion keeps the chosen place, and the words are those of the page it leads to', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await placeOf(page, layout.anywhere).click()
  await type(page, 'balt')
  await searchBox(page, ro).fill('aparta')
  const { label, subcategories } = suggestions
  const group = page
    .getByRole('listbox', { name: label })
    .getByRole('group', { name: subcategories })
  await group.getByRole('option').first().click()

  await expect(page).toHaveURL(/\/category\/[^?]+\?l=balti$/)
  await expect(placeOf(page, 'Bălți')).toBeVisible()
  await expect(searchBox(page, ro)).toHaveValue('')
})

test('without JavaScript the place of the list stays with other words', async ({ arrive }) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false })
  await page.goto('/search?q=apartament&l=balti')
  await expect(placeOf(page, 'Bălți')).toHaveCount(0)
  await searchBox(page, ro).fill('garaj')
  await page.getByRole('banner').getByRole('button', { name: layout.search, exact: true }).click()
  await expect(page).toHaveURL('/search?q=garaj&l=balti')
})
