import type { Page } from '@playwright/test'
import { myAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import { reviews as t } from '#i18n/ro/accounts/reviews.ts'
import { conversations } from '#i18n/ro/messages/conversations.ts'
import { firstContact } from '#i18n/ro/messages/first-contact.ts'
import { thread } from '#i18n/ro/messages/thread.ts'
import { myReports } from '#i18n/ro/reports/my-reports.ts'
import { reports } from '#i18n/ro/reports/reports.ts'
import { notifications } from '#i18n/ro/site/notifications.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { publishedByCalls, twoPhotos } from '../adverts/posting.ts'
import { violations } from '../axe.ts'
import { unusedWord } from '../people.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'
import { messages, newSides, operate, say } from './sides.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

/** Reviews the only deal that waits. */
async function review(page: Page, stars: number, words: string): Promise<void> {
  await open(page, '/my-reviews')
  await page.getByRole('link', { name: new RegExp(`^${t.waiting.write}`) }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: t.stars(stars), exact: true }).check({ force: true })
  await form.getByLabel(new RegExp(`^${t.form.text}`)).fill(words)
  await form.getByRole('button', { name: t.form.send }).click()
  await expect(page.getByText(t.form.sent)).toBeVisible()
}

test('a thing is sold to who wrote, both review each other, and what was bad is reported and hidden', async ({
  arrive,
}) => {
  const seller = await arrive({ ...desktop, ...examined })
  const buyer = await arrive({ ...phone, ...examined })
  const sides = await newSides(seller, buyer)
  const bad = `Prostule ${unusedWord()}`

  await open(buyer, `/advert/${sides.advertId}`)
  await buyer.getByLabel(firstContact.label).fill('Bună ziua! Așa arată al meu.')
  await buyer.getByRole('button', { name: firstContact.send, exact: true }).tap()
  await buyer.getByRole('link', { name: firstContact.open }).tap()
  const [photo] = await twoPhotos()
  await buyer.getByLabel(thread.compose.addPhoto).setInputFiles(photo ? [photo] : [])
  await buyer.getByRole('button', { name: thread.compose.removePhoto(1) }).waitFor()
  await buyer.getByLabel(thread.compose.label).fill(bad)
  await buyer.getByRole('button', { name: thread.compose.send, exact: true }).tap()

  await open(seller, '/my-messages')
  await seller.getByRole('link', { name: sides.title }).first().click()
  await expect(messages(seller).last()).toContainText(bad)
  await expect(messages(seller).last().getByAltText(thread.photo(1, 1))).toBeVisible()
  const menu = seller.getByRole('button', { name: thread.menu.label })
  await menu.click()
  await seller.getByRole('button', { name: thread.menu.sold }).click()
  const sale = seller.getByRole('dialog', { name: thread.sell.title(sides.buyer.username) })
  expect(await violations(seller, 'the sale')).toEqual([])
  await sale.getByRole('button', { name: thread.sell.confirm }).click()
  await expect(seller.getByRole('main')).toContainText(thread.states.sold)
  await expect(menu).toBeFocused()

  await review(buyer, 1, 'A fost nepoliticos.')
  await open(buyer, `/profile/${sides.seller.username}`)
  await expect(buyer.getByText(/O vezi doar tu/)).toBeVisible()
  await review(seller, 5, 'Om de cuvânt.')
  await open(seller, '/my-reviews')
  await expect(seller.getByText('A fost nepoliticos.')).toBeVisible()
  await seller.getByRole('button', { name: t.flagOf(sides.buyer.username), exact: true }).click()
  const flag = seller.getByRole('dialog', { name: t.flagging.title })
  await flag.getByRole('button', { name: t.flagging.send, exact: true }).click()
  await expect(seller.getByText(t.flagging.sent)).toBeVisible()
  const flagged = (await operate('flags')).split('\n')
  const line = flagged.find((one) => one.includes(`${sides.buyer.username} of`)) ?? ''
  await operate('flags', 'hide', line.split(' ')[0] ?? '')
  await open(seller, '/my-reviews')
  await expect(seller.getByText('A fost nepoliticos.')).toHaveCount(0)

  await open(seller, '/my-messages')
  await seller.getByRole('link', { name: sides.title }).first().click()
  const message = messages(seller).filter({ hasText: bad })
  await message.getByRole('button', { name: /^Acțiuni pentru mesajul/ }).click()
  await seller.getByRole('button', { name: thread.message.report }).click()
  const dialog = seller.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(reports.title.message)
  expect(await violations(seller, 'the report of a message')).toEqual([])
  await dialog.getByRole('button', { name: reports.reasons.message[6] }).click()
  await expect(dialog).toContainText(reports.done.user)
  await dialog.getByRole('button', { name: reports.done.close, exact: true }).last().click()
  const reported = await operate('reports')
  const [, messageId = ''] = new RegExp(`message (\\d+) [^\\n]*${sides.title}`).exec(reported) ?? []
  expect(reported).toMatch(new RegExp(`> .*${bad} \\[photos: 1\\]`))
  await operate('reports', 'uphold', 'message', messageId)

  // The stream tells it; nothing is reloaded.
  await expect(messages(seller).nth(1)).toContainText(conversations.hidden)
  await expect(seller.getByText(bad)).toHaveCount(0)
  await open(seller, '/my-reports')
  await expect(seller.getByRole('main')).toContainText(myReports.subjects.message(sides.title))
  await expect(seller.getByRole('main')).toContainText(myReports.states.upheld)
  expect(await violations(seller, 'own reports')).toEqual([])
  await open(seller, '/my-notifications')
  await expect(seller.locator('li[data-notice]')).toHaveCount(3)
  await expect(seller.getByRole('main')).toContainText(notifications.reported.upheld)
})

test('under My adverts one more tap says who bought it, and none where nobody wrote', async ({
  arrive,
}) => {
  const seller = await arrive({ ...phone, ...examined })
  const buyer = await arrive(desktop)
  const sides = await newSides(seller, buyer)
  const other = await publishedByCalls(seller, { title: `Tavă ${unusedWord()}` })
  await say(buyer, { advertId: sides.advertId }, 'Bună ziua!')

  await open(seller, '/my-adverts')
  const sell = async (id: string): Promise<void> => {
    const advert = seller.locator(`li[data-own="${id}"]`)
    await advert.getByRole('button', { name: myAdverts.actions.more }).tap()
    await advert.getByRole('button', { name: myAdverts.actions.sell, exact: true }).tap()
  }
  await sell(sides.advertId)
  const dialog = seller.getByRole('dialog', { name: myAdverts.sell.title })
  await expect(dialog.getByRole('button', { name: myAdverts.sell.elsewhere })).toBeVisible()
  expect(await violations(seller, 'who bought it')).toEqual([])
  await dialog.getByRole('button', { name: sides.buyer.username }).tap()
  await expect(seller.getByText(myAdverts.done.soldTo(sides.buyer.username))).toBeVisible()
  await expect(dialog).toBeHidden()

  await sell(other)
  await expect(seller.getByText(myAdverts.done.sold)).toBeVisible()
  await open(buyer, '/my-reviews')
  await expect(buyer.getByRole('link', { name: new RegExp(sides.title) })).toBeVisible()
  await expect(buyer.getByText(ro.layout.reviews).first()).toBeAttached()
})
