import { advertPage } from '#i18n/ro/adverts/advert-page.ts'
import { offers as roOffers } from '#i18n/ro/adverts/offers.ts'
import { firstContact } from '#i18n/ro/messages/first-contact.ts'
import { thread } from '#i18n/ro/messages/thread.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { publishedByCalls } from '../adverts/posting.ts'
import { violations } from '../axe.ts'
import { newUser, unusedWord } from '../people.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'
import { messages, newLogin } from './sides.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

test('a visitor offers a price from the advert, through a login, and the seller answers it', async ({
  arrive,
}) => {
  const seller = await arrive(desktop)
  const buyer = await arrive({ ...phone, ...examined }, /status of 401/)
  for (const page of [seller, buyer]) {
    await open(page, '/pricing')
    await page.getByRole('button', { name: ro.layout.cookies.cancel }).click()
  }
  await newLogin(seller)
  const title = `Samovar ${unusedWord()}`
  const advertId = await publishedByCalls(seller, { title })
  const { phone: number, password } = await newUser(buyer)
  await buyer.context().clearCookies()

  await open(buyer, `/advert/${advertId}`)
  await buyer.getByRole('button', { name: firstContact.offer }).tap()
  const form = buyer.getByRole('dialog', { name: roOffers.form.title })
  await form.getByLabel(new RegExp(`^${roOffers.form.price}`)).fill('80')
  expect(await violations(buyer, 'an offer on the page of an advert')).toEqual([])
  await form.getByRole('button', { name: roOffers.form.send }).tap()
  const t = ro.accounts.login
  const login = buyer.getByRole('dialog').filter({ has: buyer.getByLabel(t.password) })
  await login.getByLabel(t.phone, { exact: true }).fill(number)
  await login.getByLabel(t.password, { exact: true }).fill(password)
  await login.getByRole('button', { name: t.submit, exact: true }).tap()
  await expect(buyer.getByText(firstContact.offered)).toBeVisible()
  await expect(form).toBeHidden()
  await expect(buyer.getByRole('link', { name: firstContact.open })).toBeFocused()

  await open(seller, '/my-messages')
  await seller.getByRole('link', { name: title }).first().click()
  await expect(messages(seller)).toHaveText([/80/])
  await messages(seller).getByRole('button', { name: roOffers.accept, exact: true }).click()
  await expect(seller.getByText(thread.next.sell)).toBeVisible()
  await expect(messages(seller).getByText(roOffers.states.accepted, { exact: true })).toBeFocused()
  await open(buyer, `/advert/${advertId}`)
  await expect(buyer.getByRole('main')).toContainText(ro.adverts.reserved)
  await expect(buyer.getByRole('button', { name: firstContact.offer })).toHaveCount(0)

  await buyer.getByRole('link', { name: firstContact.open }).tap()
  await expect(buyer.getByText(thread.next.meet)).toBeVisible()
  await seller.getByRole('button', { name: thread.next.sold }).click()
  await seller.getByRole('button', { name: thread.sell.confirm }).click()
  await expect(seller.getByRole('link', { name: thread.next.review })).toBeFocused()
  await buyer.getByRole('link', { name: thread.next.review }).tap()
  await expect(buyer).toHaveURL(/\/my-reviews\?write=/)
})

test('what is typed to a seller takes the place of the ready message', async ({ arrive }) => {
  const seller = await arrive(desktop)
  const buyer = await arrive(phone)
  await newLogin(seller)
  const advertId = await publishedByCalls(seller, { title: `Samovar ${unusedWord()}` })

  await open(buyer, `/advert/${advertId}`)
  const message = buyer.getByRole('textbox', { name: firstContact.label })
  await expect(message).toHaveValue(firstContact.preset)
  await buyer.getByRole('link', { name: advertPage.write, exact: true }).tap()
  await buyer.keyboard.type('Îl dai cu 80?')

  await expect(message).toHaveValue('Îl dai cu 80?')
})
