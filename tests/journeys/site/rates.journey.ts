import { rates } from '#i18n/ro/site/rates.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { desktop, open } from '../visits.ts'

test('the converter begins with 100 euros and is exact to four decimals', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await page.getByRole('button', { name: ro.layout.rates }).click()
  const dialog = page.getByRole('dialog', { name: rates.title })
  const result = dialog.locator('output')
  await expect(dialog.getByLabel(rates.amount)).toHaveValue('100')
  await expect(dialog.getByLabel(rates.from, { exact: true })).toHaveValue('EUR')
  await expect(result).toHaveText(/^\d[\d.]*,\d{4}\sMDL$/)
  const rate = dialog.getByRole('row', { name: 'EUR' }).getByRole('cell')
  const inLei = numberIn(await result.innerText())
  expect(inLei).toBeCloseTo(100 * numberIn(await rate.innerText()), 4)

  await dialog.getByLabel(rates.amount).fill('99,5')
  await expect(result).toHaveText(/^\d[\d.]*,\d{4}\sMDL$/)
  await dialog.getByLabel(rates.amount).fill('abc')
  await expect(dialog.getByText(rates.invalidAmount)).toBeVisible()
})

/** "1.954,3200 MDL" as Romanian writes it. */
function numberIn(text: string): number {
  return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))
}
