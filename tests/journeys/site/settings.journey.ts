import type { Page } from '@playwright/test'
import { texts as ro } from '#i18n/ro/texts.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, desktop, languages, open, phone } from '../visits.ts'

/** Opens a page of a site that is set otherwise: its frame is told so, the rest of the page is the same. */
async function openWith(page: Page, path: string, setting: RegExp, value: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    expect(text).toMatch(setting)
    await route.fulfill({ response, body: text.replace(setting, `$1${value}`) })
  })
  await open(page, path)
}

test('a menu without subcategories leads to the categories alone', async ({ arrive }) => {
  const wide = await arrive(desktop)
  await openWith(wide, '/', /("subcategoriesInMenu":)true/, 'false')
  const bar = wide.getByRole('banner')
  await bar.getByRole('link', { name: ro.layout.categories, exact: true }).click()
  const menu = bar.getByRole('group', { name: ro.layout.categories, exact: true })
  await menu.getByRole('link', { name: /^Transport/ }).hover()
  await wide.waitForLoadState('networkidle')
  await expect(menu.getByRole('heading')).toHaveCount(0)
  await menu.getByRole('link', { name: /^Transport/ }).click()
  await expect(wide).toHaveURL('/category/transport')

  const small = await arrive(phone)
  await openWith(small, '/', /("subcategoriesInMenu":)true/, 'false')
  await small.locator('[data-opens="categories"]').filter({ visible: true }).click()
  await small.getByRole('dialog').getByRole('link', { name: 'Transport', exact: true }).click()
  await expect(small).toHaveURL('/category/transport')
})

for (const { t, home } of usual(languages, 0)) {
  test(`a form tells how long a password has to be where the site asks for more (${t.lang})`, async ({
    arrive,
  }) => {
    // The markup, which says the length too, is left as the server made it.
    const page = await arrive(desktop, /Minified React error #418/)
    await openWith(page, at(home, '/login?register=1&by=email'), /("passwordMinLength":)4/, '12')
    const password = page.getByLabel(t.accounts.login.password, { exact: true })
    await password.fill('zmeura-42')
    await expect(page.getByText(t.accounts.login.strength.refused(12))).toBeVisible()
    await password.blur()
    await expect(page.getByText(t.accounts.login.tooShort(12))).toBeVisible()
  })
}
