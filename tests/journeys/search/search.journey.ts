import { filters } from '#i18n/ro/search/filters.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { cards, open, phone } from '../visits.ts'

test('filters on a phone say how many adverts they leave before they are applied', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/category/transport')
  await page.getByRole('button', { name: ro.search.filters.title, exact: true }).click()
  await page.getByLabel(filters.price.min).fill('300000')
  await page.getByLabel(filters.price.max).fill('100000')
  const show = page.locator('#filters').getByRole('button', { name: /^Arată/ })
  const offered = await show.innerText()
  await expect(show).not.toHaveText(offered)
  const counted = (await show.innerText()).replace('Arată ', '')
  await show.click()
  await expect(page).toHaveURL('/category/transport?priceMin=100000&priceMax=300000')
  await expect(page.getByText(counted, { exact: true })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()

  const chip = filters.applied.remove('100.000–300.000 lei')
  await page.getByRole('link', { name: chip }).click()
  await expect(page).toHaveURL('/category/transport')
})
