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

interface Case {
  readonly w: Words
  readonly screen: typeof desktop | typeof phone
}

/** One language and width a journey; with `PURCHASE_CASES=all` each in all of them. */
function casesOf(usual: Case): readonly Case[] {
  if (process.env['PURCHASE_CASES'] !== 'all') return [usual]
  return Object.values(words).flatMap((w) => [phone, desktop].map((screen) => ({ w, screen })))
}

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

function nameOf({ w: { t }, screen }: Case): string {
  return `${t.lang}, ${screen.viewport.width}`
}

test.beforeAll(async () => {
  expect(await operate('prices', 'bumps-5', '49.90')).toContain('49.90 lei')
})

for (const { w, screen } of casesOf({ w: words.ro, screen: phone }))
  test(`a pack is bought: the bank is left and returned to, it refuses, and a code pays (${nameOf({ w, screen })})`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...screen, ...examined })
    const t = w.billing.bill
    await arriveToBuy(page, w)
    await page.getByRole('radio', { name: w.products.names.bumps(5) }).check()
    expect(await violations(page, 'the prices')).toEqual([])
    await orderPack(page, w)
    const number = await numberOn(page)
    await expect(page.getByRole('heading', { name: t.title.bill(number) })).toBeVisible()
    await readPdf(page, w, 'bill')

    await payBy(page, w, t.card)
    await expect(page.getByRole('heading', { name: w.bank.title })).toBeVisible()
    expect(await violations(page, 'the page of the bank')).toEqual([])
    await page.getByRole('link', { name: w.bank.leave }).click()
    await expect(page.getByRole('heading', { name: t.pending })).toBeVisible()
    await page.getByRole('link', { name: t.goOn }).click()
    await page.getByRole('button', { name: w.bank.refuse, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(t.failed)
    expect(await violations(page, 'a bill to be paid')).toEqual([])

    await payBy(page, w, t['mia-qr'])
    await expect(page.getByRole('img', { name: t.qr })).toBeVisible()
    await page.getByRole('link', { name: t.goOn }).click()
    await page.getByRole('button', { name: w.bank.pay, exact: true }).click()
    await expect(page.getByText(t.done)).toBeVisible()
    await expect(page.getByRole('heading', { name: t.title.invoice(number) })).toBeVisible()
    expect(await violations(page, 'a paid bill')).toEqual([])
    const text = await readPdf(page, w, 'invoice')
    expect(text).toContain(w.products.names.bumps(5))
    expect(text).toContain(w.invoice.states.paid)

    await open(page, at(w.home, '/my-bills-history?state=paid'))
    await expect(page.getByRole('main')).toContainText(w.billing.states.paid)
    expect(await violations(page, 'the history of bills')).toEqual([])
  })

for (const { w, screen } of casesOf({ w: words.ru, screen: desktop }))
  test(`a card is saved and pays the next bill at once, a refund is seen and told, the card is removed (${nameOf({ w, screen })})`, async ({
    arrive,
  }) => {
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
    await expect(page.getByText(w.billing.cards.empty)).toBeVisible()
  })

for (const { w, screen } of casesOf({ w: words.en, screen: phone }))
  test(`a request to the phone is refused, sent again and paid (${nameOf({ w, screen })})`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...screen, ...examined })
    const t = w.billing.bill
    await arriveToBuy(page, w)
    await orderPack(page, w)
    const number = await numberOn(page)
    await payBy(page, w, t['mia-request'])
    await page.getByRole('link', { name: t.goOn }).click()
    await page.getByRole('button', { name: w.bank.refuse, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(t.failed)

    await payBy(page, w, t['mia-request'])
    await page.getByRole('link', { name: t.goOn }).click()
    await page.getByRole('button', { name: w.bank.pay, exact: true }).click()
    await expect(page.getByText(t.done)).toBeVisible()
    await readPdf(page, w, 'invoice')
    await open(page, at(w.home, '/my-bills'))
    await expect(page.getByRole('link', { name: t.title.invoice(number) })).toBeVisible()
    expect(await violations(page, 'the bills')).toEqual([])
  })
