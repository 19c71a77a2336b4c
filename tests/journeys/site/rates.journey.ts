import { rates } from '#i18n/ro/site/rates.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, open } from '../visits.ts'

test('the converter begins with 100 euros and is exact to four decimals', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await page.getByRole('link', { name: ro.layout.rates }).click()
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

  await dialog.getByLabel(rates.amount).fill('100')
  await dialog.getByRole('button', { name: rates.swap }).press('Enter')
  await expect(result).toHaveText(/^\d,\d{4}\sEUR$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: ro.layout.rates })).toBeFocused()
})

test('prices are repeated in the currency that a browser asks for, and nothing moves', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/exchange-rates')
  await page.getByLabel(rates.alsoIn).selectOption('RON')
  await open(page, '/category/transport')
  const amount = cards(page).getByText(/\(≈.*RON\)/)
  await expect(amount.first()).toBeVisible()
  const shift = await page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) sum += hadRecentInput ? 0 : value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => setTimeout(() => resolve(sum), 100))
  })`)
  expect(shift).toBeLessThanOrEqual(0.02)

  await open(page, '/exchange-rates')
  await page.getByLabel(rates.alsoIn).selectOption({ label: rates.inNone })
  await open(page, '/category/transport')
  await expect(cards(page).first()).toBeVisible()
  await expect(amount).toHaveCount(0)
})

/** "1.954,3200 MDL" as Romanian writes it. */
function numberIn(text: string): number {
  return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))
}
