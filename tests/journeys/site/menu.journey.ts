import type { Locator, Page } from '@playwright/test'
import { menuGroups } from '#contract/limits.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { press, tabTo } from '../keyboard.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'

const homes = '/category/imobiliare'

const opener = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: ro.layout.categories, exact: true })
const menu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('group', { name: ro.layout.categories, exact: true })
const category = (page: Page, path: string): Locator => menu(page).locator(`a[href="${path}"]`)
const subcategories = (page: Page, path: string): Locator =>
  menu(page).locator(`a[href^="${path}/"]`)

test('the menu of categories opens under the pointer, follows it and leads to a subcategory', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await opener(page).hover()
  await expect(menu(page)).toBeVisible()
  await category(page, homes).hover()
  const link = subcategories(page, homes).first()
  await expect(link).toBeVisible()
  await expect(subcategories(page, '/category/transport')).toHaveCount(0)
  await expect(category(page, homes)).toHaveText(/\d/)
  await expect(link).toHaveText(/\d/)
  const address = (await link.getAttribute('href')) ?? ''

  await link.click()
  await expect(page).toHaveURL(address)
  await page.mouse.move(700, 880)
  await expect(menu(page)).toHaveCount(0)
})

test('the menu of categories needs no pointer', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await tabTo(page, opener(page))
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(menu(page)).toBeVisible()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Tab')
  await expect(category(page, '/category/transport')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(category(page, homes)).toBeFocused()
  const first = subcategories(page, homes).first()
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(category(page, homes)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await tabTo(page, category(page, homes))
  const address = (await first.getAttribute('href')) ?? ''
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
})

test('on a tablet the first touch of a category shows its groups, the second goes there', async ({
  arrive,
}) => {
  const page = await arrive({ viewport: { width: 1_180, height: 820 }, hasTouch: true })
  await open(page, '/')
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
  await category(page, homes).tap()
  await expect(subcategories(page, homes).first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await category(page, homes).tap()
  await expect(page).toHaveURL(homes)

  await opener(page).tap()
  await category(page, homes).tap()
  const link = subcategories(page, homes).nth(1)
  const address = (await link.getAttribute('href')) ?? ''
  await link.tap()
  await expect(page).toHaveURL(address)
})

test('a category of very many groups shows twelve of them', async ({ arrive }) => {
  const page = await arrive(desktop)
  await page.route('**/api/categories/get_categories_full.php', async (route) => {
    const response = await route.fetch()
    const answer: { categories: { groups: object[] }[] } = await response.json()
    if (!Array.isArray(answer.categories)) return route.fulfill({ response })
    for (const one of answer.categories)
      one.groups = Array.from({ length: menuGroups + 2 }, (_none, at) => ({
        ...one.groups[0],
        labels: { ro: `Grup ${at}`, ru: '', en: '' },
      }))
    await route.fulfill({ response, json: answer })
  })
  await open(page, '/')
  await opener(page).hover()
  await expect(menu(page).getByRole('heading')).toHaveCount(menuGroups)
})

test('on a phone a category opens to its groups, and a subcategory leads to its list', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: ro.layout.mainMenu })
  await bar.getByRole('link', { name: ro.layout.categories }).tap()
  const dialog = page.getByRole('dialog', { name: ro.layout.categories })
  await dialog.locator('summary').nth(1).tap()
  const link = dialog.locator(`a[href^="${homes}/"]`).first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.tap()
  await expect(page).toHaveURL(address)
  await expect(dialog).toHaveCount(0)
})

test('categories that do not come can be asked for again', async ({ arrive }) => {
  const page = await arrive(desktop, /ERR_FAILED/)
  const path = '**/api/categories/get_categories_full.php'
  await page.route(path, (route) => route.abort())
  await open(page, '/')
  await opener(page).hover()
  await expect(menu(page).getByText(ro.layout.categoriesFailed)).toBeVisible()
  await page.unroute(path)
  await press(page, menu(page).getByRole('button', { name: ro.layout.retry }))
  await expect(menu(page).getByRole('heading').first()).toBeVisible()
})
