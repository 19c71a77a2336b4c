import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { billing as enBilling } from '#i18n/en/billing/billing.ts'
import { invoice as enInvoice } from '#i18n/en/billing/invoice.ts'
import { products as enProducts } from '#i18n/en/billing/products.ts'
import { shop as enShop } from '#i18n/en/billing/shop.ts'
import { trialBank as enBank } from '#i18n/en/billing/trial-bank.ts'
import { notifications as enNotices } from '#i18n/en/site/notifications.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { billing as roBilling } from '#i18n/ro/billing/billing.ts'
import { invoice as roInvoice } from '#i18n/ro/billing/invoice.ts'
import { products as roProducts } from '#i18n/ro/billing/products.ts'
import { shop as roShop } from '#i18n/ro/billing/shop.ts'
import { trialBank as roBank } from '#i18n/ro/billing/trial-bank.ts'
import { notifications as roNotices } from '#i18n/ro/site/notifications.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { billing as ruBilling } from '#i18n/ru/billing/billing.ts'
import { invoice as ruInvoice } from '#i18n/ru/billing/invoice.ts'
import { products as ruProducts } from '#i18n/ru/billing/products.ts'
import { shop as ruShop } from '#i18n/ru/billing/shop.ts'
import { trialBank as ruBank } from '#i18n/ru/billing/trial-bank.ts'
import { notifications as ruNotices } from '#i18n/ru/site/notifications.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { violations } from '../axe.ts'
import { casesOf } from '../cases.ts'
import { newUser } from '../people.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone } from '../visits.ts'
import { operate } from './sides.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

const words = {
  ro: {
    ...{ t: ro, home: '/', billing: roBilling, invoice: roInvoice, bank: roBank },
    ...{ products: roProducts, shop: roShop, notices: roNotices, amount: '49,90' },
    inWords: 'Patruzeci și nouă de lei și 90 de bani',
  },
  ru: {
    ...{ t: ru, home: '/ru', billing: ruBilling, invoice: ruInvoice, bank: ruBank },
    ...{ products: ruProducts, shop: ruShop, notices: ruNotices, amount: '49,90' },
    inWords: 'Сорок девять леев 90 банов',
  },
  en: {
    ...{ t: en, home: '/en', billing: enBilling, invoice: enInvoice, bank: enBank },
    ...{ products: enProducts, shop: enShop, notices: enNotices, amount: '49.90' },
    inWords: 'Forty-nine lei and 90 bani',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Somebody new with a verified number, logged in, on the page of prices. */
async function arriveToBuy(page: Page, { t, home }: Words): Promise<void> {
  const { phone: number, password: pass } = await newUser(page)
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone: number, pass } })
  await open(page, at(home, '/pricing'))
  await page.getByRole('button', { name: t.layout.cookies.cancel }).click()
}

/** Orders the small pack. Returns the id of its bill, whose page is open then. */
async function orderPack(page: Page, { products, shop }: Words): Promise<string> {
  await page.getByRole('radio', { name: products.names.bumps(5) }).check()
  await page.getByRole('button', { name: shop.next }).click()
  await page.waitForURL(/\/my-bills\/\d+$/)
  return page.url().split('/').at(-1) ?? ''
}

async function payBy(page: Page, { billing, amount }: Words, way: string): Promise<void> {
  await page.getByRole('radio', { name: way }).check()
  await page.getByRole('button', { name: billing.bill.pay(amount) }).click()
}

/** Starts a payment; only a card opens the page of the bank by itself. */
async function toBank(page: Page, w: Words, way: (typeof ways)[number]['way']): Promise<void> {
  await payBy(page, w, w.billing.bill[way])
  if (way !== 'card') await page.getByRole('link', { name: w.billing.bill.goOn }).click()
  await expect(page.getByRole('heading', { name: w.bank.title })).toBeVisible()
}

/** Text of the PDF that the bill's page links to: its title and number, and the amount in words. */
async function readPdf(page: Page, { billing, invoice, inWords }: Words, kind: 'bill' | 'invoice') {
  const link = page.getByRole('link', { name: billing.bill.pdf[kind] })
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  const pdf = await getDocumentProxy(new Uint8Array(await response.body()))
  const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
  const number = invoice.number(await numberOn(page))
  for (const said of [`${invoice.title[kind]} ${number}`, inWords]) expect(text).toContain(said)
  return text
}

/** The number in a title: "2026-000123". */
async function numberOn(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/\d{4}-\d{6}/)
  return /\d{4}-\d{6}/.exec(await title.innerText())?.[0] ?? ''
}

test.beforeAll(async () => {
  expect(await operate('prices', 'bumps-5', '49.90')).toContain('49.90 lei')
  expect(await operate('prices', 'bumps-15', '129')).toContain('129.00 lei')
})

/** Each way to pay, in one language and width; all of them in a whole run. */
const ways = [
  { way: 'card', usual: { lang: 'ro', screen: phone } },
  { way: 'mia-qr', usual: { lang: 'ru', screen: desktop } },
  { way: 'mia-request', usual: { lang: 'en', screen: phone } },
] as const

for (const { way, usual } of ways) {
  for (const { lang, screen, name } of casesOf(usual))
    test(`a pack is bought by ${way}: the bank is left and returned to, refuses, and is paid (${name})`, async ({
      arrive,
    }) => {
      const w = words[lang]
      const page = await arrive({ ...screen, ...examined })
      const t = w.billing.bill
      await arriveToBuy(page, w)
      const pack = page.getByRole('radio', { name: w.products.names.bumps(5) })
      await page.getByRole('button', { name: w.shop.next }).click()
      await expect(pack, 'a browser in another language').toHaveJSProperty(
        'validationMessage',
        w.t.refusals.field_required,
      )
      await pack.check()
      expect(await violations(page, 'the prices')).toEqual([])
      await orderPack(page, w)
      const number = await numberOn(page)
      await expect(page.getByRole('heading', { name: t.title.bill(number) })).toBeVisible()
      await readPdf(page, w, 'bill')

      await toBank(page, w, way)
      expect(await violations(page, 'the page of the bank')).toEqual([])
      await page.getByRole('link', { name: w.bank.leave }).click()
      await expect(page.getByRole('heading', { name: t.pending })).toBeVisible()
      if (way === 'mia-qr') await expect(page.getByRole('img', { name: t.qr })).toBeVisible()
      expect(await violations(page, 'a payment that waits')).toEqual([])
      await page.getByRole('link', { name: t.goOn }).click()
      await page.getByRole('button', { name: w.bank.refuse, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(t.failed)
      expect(await violations(page, 'a bill to be paid')).toEqual([])

      await toBank(page, w, way)
      await page.getByRole('button', { name: w.bank.pay, exact: true }).click()
      await expect(page.getByText(t.done)).toBeVisible()
      await expect(page.getByRole('heading', { name: t.title.invoice(number) })).toBeVisible()
      expect(await violations(page, 'a paid bill')).toEqual([])
      const text = await readPdf(page, w, 'invoice')
      expect(text).toContain(w.products.names.bumps(5))
      expect(text).toContain(w.invoice.states.paid)

      for (const path of ['/my-bills', '/my-bills-history?state=paid']) {
        await open(page, at(w.home, path))
        await expect(page.getByRole('link', { name: t.title.invoice(number) })).toBeVisible()
        expect(await violations(page, path)).toEqual([])
      }
    })
}

for (const { lang, screen, name } of casesOf({ lang: 'ru', screen: desktop }))
  test(`a card is saved and pays the next bill at once, a refund is seen and told, the card is removed (${name})`, async ({
    arrive,
  }) => {
    const w = words[lang]
    const page = await arrive({ ...screen, ...examined, colorScheme: 'dark' })
    const t = w.billing.bill
    await arriveToBuy(page, w)
    await orderPack(page, w)
    await page.getByRole('checkbox', { name: t.keep }).check()
    await payBy(page, w, t.card)
    await page.getByRole('button', { name: w.bank.pay, exact: true }).click()
    await expect(page.getByText(t.done)).toBeVisible()

    await open(page, at(w.home, '/pricing'))
    const id = await orderPack(page, w)
    const number = await numberOn(page)
    await payBy(page, w, t.savedCard('visa', '****1111'))
    await expect(page.getByText(t.done)).toBeVisible()
    await readPdf(page, w, 'invoice')

    expect(await operate('refunds', number, 'all', 'Din greșeală')).toContain('49.90 lei')
    await open(page, at(w.home, `/my-bills/${id}`))
    await expect(page.getByText(t.refundedText)).toBeVisible()
    expect(await violations(page, 'a refunded bill')).toEqual([])
    expect(await readPdf(page, w, 'invoice')).toContain(w.invoice.states.refunded)
    await open(page, at(w.home, '/my-notifications'))
    for (const event of ['refunded', 'paid'] as const) {
      const notice = page.getByRole('link', { name: w.notices.events[event](number) })
      await expect(notice).toHaveAttribute('href', at(w.home, `/my-bills/${id}`))
    }

    await open(page, at(w.home, '/my-payment-methods'))
    expect(await violations(page, 'the saved cards')).toEqual([])
    await page.getByRole('button', { name: w.billing.cards.removeOf('****1111') }).click()
    await expect(page.getByText(w.billing.cards.removed)).toBeVisible()
    await expect(page.getByText(w.billing.cards.empty)).toBeVisible()
  })
