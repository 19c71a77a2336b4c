import { filters } from '#i18n/ro/search/filters.ts'
import { rates } from '#i18n/ro/site/rates.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { postingOf } from './posting.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone } from '../visits.ts'

const visits = [
  {
    t: ro,
    home: '/',
    screen: desktop,
    price: '1.650,50 €',
    currency: 'EUR',
    shown: /1[.\s]650,50\s€/,
  },
  {
    t: ru,
    home: '/ru',
    screen: phone,
    price: '6 500 долларов',
    currency: 'USD',
    shown: /6\s500\s\$/,
  },
] as const

for (const { t, home, screen, price, currency, shown } of usual(visits, 1)) {
  const { fields } = postingOf(t)

  test(`${t.lang}: a price is read as it is written, and its currency is chosen`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await open(page, at(home, '/add-advert'))
    const field = page.getByLabel(fields.price, { exact: true })
    const choice = page.getByLabel(fields.currency, { exact: true })

    await field.fill(price)
    await expect(choice).toHaveValue(currency)
    await expect(page.getByText(shown)).toBeVisible()

    await choice.selectOption('MDL')
    await expect(field).toHaveValue(/^[\d.]+$/)
  })

  test(`${t.lang}: a nought is asked what it means`, async ({ arrive }) => {
    const page = await arrive(screen)
    await open(page, at(home, '/add-advert'))
    const field = page.getByLabel(fields.price, { exact: true })
    const question = page.getByText(fields.isItFree)

    await field.fill('0')
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: t.adverts.byAgreement }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(question).toBeHidden()

    await field.fill('0 lei')
    await page.getByRole('button', { name: fields.free, exact: true }).click()
    await expect(page.getByLabel(fields.free, { exact: true })).toBeChecked()
    await expect(field).toBeDisabled()
  })
}

test('a filter takes a price with its currency, and shows how it was read', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport')
  const panel = page.locator('form:has([name=priceMin])')
  await panel.getByLabel(filters.price.min).fill('€1.500')
  await panel.getByLabel(filters.price.min).press('Enter')

  await expect(page).toHaveURL('/category/transport?priceMin=1500&currency=EUR')
  await expect(panel.getByLabel(filters.price.min)).toHaveValue('1500')
  await expect(panel.getByRole('radio', { name: filters.price.currencies.EUR })).toBeChecked()
})

test('in the converter a point parts thousands for who reads Romanian', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await page.getByRole('link', { name: ro.layout.rates }).click()
  const dialog = page.getByRole('dialog', { name: rates.title })
  const result = dialog.locator('output')
  await dialog.getByLabel(rates.amount).fill('1000')
  const thousand = await result.innerText()

  await dialog.getByLabel(rates.amount).fill('1')
  await expect(result).not.toHaveText(thousand)
  await dialog.getByLabel(rates.amount).fill('1.000')
  await expect(result).toHaveText(thousand)
})
