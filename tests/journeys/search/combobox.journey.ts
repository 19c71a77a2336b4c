import type { Locator, Page } from '@playwright/test'
import { suggestions } from '#i18n/ru/search/suggestions.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { placeField, postingOf } from '../adverts/posting.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { desktop, filtersOf, open, phone, searchBox } from '../visits.ts'

// The policy would keep axe itself out.
const seen = { ...desktop, bypassCSP: true }

function pointed(list: Locator): Locator {
  return list.locator('[aria-selected="true"]')
}

/** The box says which option is pointed at, and that one looks so. */
async function expectPointed(box: Locator, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  )
}

/** The keys of a combobox, from a list that is open and has two options or more. */
async function walk(page: Page, box: Locator, list: Locator): Promise<void> {
  const options = list.getByRole('option')
  await expect(box).toHaveRole('combobox')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expectPointed(box, options.first())
  await page.keyboard.press('ArrowDown')
  await expectPointed(box, options.nth(1))
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key)
    await expect(pointed(list)).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expectPointed(box, options.last())
  }
  await page.keyboard.press('ArrowDown')
  await expect(pointed(list)).toHaveCount(0)
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await expect(box).toBeFocused()
}

test('the search box is a combobox that tells in Russian how many options it has', async ({
  arrive,
}) => {
  const page = await arrive(seen)
  await open(page, '/ru')
  const box = searchBox(page, ru)
  await box.pressSequentially('apart')
  const list = page.getByRole('listbox', { name: suggestions.label })
  await expect(list.getByRole('option').nth(1)).toBeVisible()
  const count = await list.getByRole('option').count()
  await expect(page.getByRole('status').getByText(ru.layout.options(count))).toBeAttached()
  await walk(page, box, list)
  expect(await violations(page, 'suggestions')).toEqual([])

  await page.keyboard.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue('apart')
})

test('the place of an advert is chosen with the keys, and the form is not sent by it', async ({
  arrive,
}) => {
  const page = await arrive(seen)
  await open(page, '/add-advert')
  const box = placeField(page, ro)
  await box.focus()
  const list = page.getByRole('listbox', { name: postingOf(ro).fields.place, exact: true })
  await expect(list.getByRole('option').nth(1)).toBeVisible()
  await walk(page, box, list)

  await box.pressSequentially('or')
  await expect(list.getByRole('option').first()).toContainText(/^Or/)
  await expect(page.getByRole('status').getByText(/^Sugestii: \d+\./)).toBeAttached()
  expect(await violations(page, 'place of an advert')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('or')
  await page.keyboard.press('ArrowDown')
  await expectPointed(box, list.getByRole('option').first())
  const name = await list.getByRole('option').first().innerText()
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  expect(name).toContain(await box.inputValue())
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('places of the filters are found, pointed at and chosen, the first one by Enter alone', async ({
  arrive,
}) => {
  const page = await arrive(seen)
  const { place } = filtersOf(ro)
  await open(page, '/category/transport/autoturisme')
  // It lies over whatever a page shows there, until it is answered.
  await page.getByRole('button', { name: ro.layout.cookies.confirm }).click()
  await page.getByRole('button', { name: place.any, exact: true }).click()
  const box = page.getByRole('combobox', { name: place.find })
  await expect(box).toBeFocused()
  await box.fill('ch')
  const list = page.getByRole('listbox', { name: place.title })
  await walk(page, box, list)
  // The bar on top lies over a part of what is scrolled under it.
  await page.evaluate('scrollTo(0, 0)')
  expect(await violations(page, 'place of the filters')).toEqual([])

  const name = (await list.getByRole('option').first().locator('span').nth(1).innerText()).trim()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: place.drop(name) })).toBeVisible()
  await box.fill('ch')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})

test('boxes to type into are so large that a phone does not zoom', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  for (const box of [searchBox(page, ro), placeField(page, ro)]) {
    await expect(box).toHaveCSS('font-size', /^(1[6-9]|2\d)/)
  }
})
