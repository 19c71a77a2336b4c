import { billing as roBilling } from '#i18n/ro/billing/billing.ts'
import { products as roProducts } from '#i18n/ro/billing/products.ts'
import { shop as roShop } from '#i18n/ro/billing/shop.ts'
import { trialBank as roBank } from '#i18n/ro/billing/trial-bank.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { runProgram } from '#tools/processes/run-program.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { logIn, open, phone } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

test('a pack is bought: the bank is left and returned to, it refuses, and another way pays', async ({
  arrive,
}) => {
  const env = { DATA_DIR: process.env['JOURNEY_DATA'], DATABASE_URL: undefined, RATES: 'stored' }
  const { output } = await runProgram(['tools/prices.ts', 'bumps-5', '49.90'], { env })
  expect(output).toContain('49.90 lei')
  const page = await arrive({ ...phone, ...examined })
  await logIn(page, ro, 'seller', '/pricing')
  await page.getByRole('button', { name: ro.layout.cookies.cancel }).click()
  await page.getByRole('radio', { name: roProducts.names.bumps(5) }).check()
  expect(await violations(page, 'the prices')).toEqual([])
  await page.getByRole('button', { name: roShop.next }).click()

  const t = roBilling.bill
  const payNow = page.getByRole('button', { name: t.pay('49,90') })
  await page.getByRole('radio', { name: t.card }).check()
  await payNow.click()
  await expect(page.getByRole('heading', { name: roBank.title })).toBeVisible()
  await page.getByRole('link', { name: roBank.leave }).click()
  await expect(page.getByRole('heading', { name: t.pending })).toBeVisible()
  await page.getByRole('link', { name: t.goOn }).click()
  await page.getByRole('button', { name: roBank.refuse }).click()
  await expect(page.getByRole('alert')).toContainText(t.failed)
  expect(await violations(page, 'a bill to be paid')).toEqual([])

  await page.getByRole('radio', { name: t['mia-qr'] }).check()
  await payNow.click()
  await expect(page.getByRole('img', { name: t.qr })).toBeVisible()
  await page.getByRole('link', { name: t.goOn }).click()
  await page.getByRole('button', { name: roBank.pay }).click()
  await expect(page.getByText(t.done)).toBeVisible()
  expect(await violations(page, 'a paid bill')).toEqual([])

  await open(page, '/my-bills-history?state=paid')
  await expect(page.getByRole('main')).toContainText(roBilling.states.paid)
  expect(await violations(page, 'the history of bills')).toEqual([])
})
