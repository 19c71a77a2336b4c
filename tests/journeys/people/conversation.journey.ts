import type { Page } from '@playwright/test'
import { demoLogins } from '#demo/people/logins.ts'
import { adverts as roAdverts } from '#i18n/ro/adverts/adverts.ts'
import { offers as roOffers } from '#i18n/ro/adverts/offers.ts'
import { conversations } from '#i18n/ro/messages/conversations.ts'
import { firstContact } from '#i18n/ro/messages/first-contact.ts'
import { thread as roThread } from '#i18n/ro/messages/thread.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { offers as ruOffers } from '#i18n/ru/adverts/offers.ts'
import { thread as ruThread } from '#i18n/ru/messages/thread.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { violations } from '../axe.ts'
import { newUser } from '../people.ts'
import { expect, test } from '../test.ts'
import { advertsOn, desktop, logIn, open, phone } from '../visits.ts'
import { newLogin } from './sides.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

function messages(page: Page) {
  return page.locator('li[data-message]')
}

test('a buyer on a phone and a seller at a desk agree on a price, through a cut network', async ({
  arrive,
}) => {
  const buyer = await arrive({ ...phone, ...examined }, /status of 401|ERR_INTERNET_DISCONNECTED/)
  const seller = await arrive({ ...desktop, ...examined })
  await logIn(seller, ru, 'seller', '/my-messages')
  await seller.getByRole('button', { name: ru.layout.cookies.confirm }).click()

  const { phone: number, password } = await newUser(buyer)
  await buyer.context().clearCookies()
  await open(buyer, `/profile/${demoLogins.seller.username}`)
  await buyer.getByRole('button', { name: ro.layout.cookies.confirm }).click()
  const [advertId] = await advertsOn(buyer)
  await open(buyer, `/advert/${advertId}`)
  const title = await buyer.getByRole('heading', { level: 1 }).innerText()
  const firstText = 'Bună ziua! Când pot veni să văd?'
  await buyer.getByLabel(firstContact.label).fill(firstText)
  await open(buyer, '/')
  await buyer.goBack()
  await expect(buyer.getByLabel(firstContact.label), 'what was typed').toHaveValue(firstText)
  await buyer.getByRole('button', { name: firstContact.send, exact: true }).tap()
  const login = buyer.getByRole('dialog')
  const t = ro.accounts.login
  await login.getByLabel(t.phone, { exact: true }).fill(number)
  await login.getByLabel(t.password, { exact: true }).fill(password)
  await login.getByRole('button', { name: t.submit, exact: true }).tap()
  await buyer.getByRole('link', { name: firstContact.open }).tap()
  await expect(messages(buyer)).toHaveText([/Când pot veni să văd\?/])

  // The stream tells the seller at once; nothing is reloaded.
  await seller.getByRole('link', { name: title }).first().click()
  await expect(messages(seller)).toHaveText([/Când pot veni să văd\?/])
  await seller.getByLabel(ruThread.compose.label).fill('Сегодня после шести.')
  await seller.keyboard.press('Enter')
  await expect(messages(buyer).last()).toContainText('Сегодня после шести.')
  expect(await violations(buyer, 'a conversation on a phone')).toEqual([])
  expect(await violations(seller, 'a conversation at a desk')).toEqual([])

  await buyer.context().setOffline(true)
  await buyer.getByLabel(roThread.compose.label).fill('Vin la șapte.')
  await buyer.getByRole('button', { name: roThread.compose.send, exact: true }).tap()
  await expect(messages(buyer).last()).toContainText('Vin la șapte.')
  await expect(messages(seller)).toHaveCount(2)
  await buyer.context().setOffline(false)
  await expect(messages(seller)).toHaveCount(3)
  await expect(messages(seller).last()).toContainText('Vin la șapte.')

  await buyer.getByRole('button', { name: roOffers.form.title }).tap()
  const form = buyer.getByRole('dialog', { name: roOffers.form.title })
  await form.getByRole('button', { name: roOffers.form.send }).tap()
  await expect(form).toContainText(ro.refusals.offer_price_required)
  await form.getByLabel(new RegExp(`^${roOffers.form.price}`)).fill('100')
  await form.getByRole('button', { name: roOffers.form.send }).tap()
  await messages(seller).last().getByRole('button', { name: ruOffers.counter }).click()
  await messages(seller)
    .last()
    .getByLabel(new RegExp(`^${ruOffers.form.price}`))
    .fill('120')
  await messages(seller).last().getByRole('button', { name: ruOffers.form.send }).click()
  await messages(buyer).last().getByRole('button', { name: roOffers.accept, exact: true }).tap()
  await expect(messages(seller).last()).toContainText('120')
  await expect(seller.getByRole('main')).toContainText(ruThread.states.reserved)
  expect(await violations(seller, 'an accepted offer')).toEqual([])

  await open(buyer, `/advert/${advertId}`)
  await expect(buyer.getByRole('main')).toContainText(roAdverts.reserved)
})

test('whoever has no conversation yet is not told to choose one', async ({ arrive }) => {
  const page = await arrive(desktop)
  await newLogin(page)
  await open(page, '/my-messages')
  await expect(page.getByText(conversations.empty.incoming.title)).toBeVisible()
  await expect(page.getByText(conversations.choose.title)).toHaveCount(0)
})
