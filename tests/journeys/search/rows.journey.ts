import { pageSize } from '#contract/limits.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, open, phone } from '../visits.ts'

test('whoever prefers rows keeps them, and a row opens to tell more', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport')
  await page.getByRole('button', { name: ro.search.view.list, exact: true }).click()
  const table = page.getByRole('table', { name: ro.adverts.title })
  await expect(table.getByRole('row')).toHaveCount(pageSize.desktop + 1)
  await page.reload()
  await expect(table).toBeVisible()
  await open(page, '/')
  await expect(table).toBeVisible()

  const opener = table.getByRole('button', { expanded: false }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(table.getByText(ro.adverts.details.subcategory, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: ro.search.view.grid, exact: true }).click()
  await expect(table).toHaveCount(0)
})

test('rows are for wide screens: on a narrow one lists are cards, whatever was chosen', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/category/transport')
  const toggle = page.getByRole('group', { name: ro.search.view.label })
  const table = page.getByRole('table', { name: ro.adverts.title })
  await expect(toggle).toHaveCount(0)
  await page.setViewportSize(desktop.viewport)
  await toggle.getByRole('button', { name: ro.search.view.list, exact: true }).click()
  await expect(table).toBeVisible()

  await page.setViewportSize(phone.viewport)
  await expect(table).toHaveCount(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(cards(page).first()).toBeVisible()
  await expect(table).toHaveCount(0)
})

test('a row tells what its advert says and where it is, marks it and leads to it', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport/autoturisme')
  await page.getByRole('button', { name: ro.search.view.list, exact: true }).click()
  const row = page.getByRole('table', { name: ro.adverts.title }).getByRole('row').nth(1)
  const opener = row.getByRole('button', { expanded: false })
  const leading = row.getByRole('link').first()
  const title = await leading.innerText()
  await opener.click()
  const details = page.getByRole('table').locator('dl')
  const names = ro.adverts.details
  await expect(details.locator('dt')).toHaveText(
    [
      names.title,
      names.description,
      names.address,
      names.city,
      names.category,
      names.subcategory,
    ].map((name) => new RegExp(`^${name}`)),
  )
  await expect(details.locator('dd').first()).toHaveText(title)
  await expect(details.locator('dd').last()).toHaveText('Autoturisme')
  await expect(details.locator('dd').nth(3)).toHaveText(/\p{L}/u)

  await row.getByRole('button', { name: new RegExp(`^${ro.adverts.favorite}`) }).click()
  await expect(page.getByRole('dialog', { name: ro.accounts.login.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await leading.click()
  await expect(page).toHaveURL(/\/advert\/\d+/)
})

test('rows of cars are ordered by a column of theirs, and turned by a second press', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport/autoturisme')
  await page.getByRole('button', { name: ro.search.view.list, exact: true }).click()
  const column = page.getByRole('columnheader', { name: 'Rulaj' })
  const mileages = async (): Promise<number[]> =>
    (await page.getByRole('cell', { name: / km$/ }).allInnerTexts()).map((text) =>
      Number(text.replaceAll(/\D/g, '')),
    )
  for (const [order, sign] of [
    ['ascending', 1],
    ['descending', -1],
  ] as const) {
    await column.getByRole('link').click()
    await expect(column).toHaveAttribute('aria-sort', order)
    const shown = await mileages()
    expect(shown).toHaveLength(pageSize.desktop)
    expect(shown).toEqual(shown.toSorted((a, b) => sign * (a - b)))
  }
})
