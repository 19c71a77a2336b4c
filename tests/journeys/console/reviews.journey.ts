import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Call } from '#contract/call.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import { reviews } from '#i18n/ro/accounts/reviews.ts'
import { consoleFrame } from '#i18n/ro/console/frame.ts'
import { hiding } from '#i18n/ro/console/hiding.ts'
import { moderation } from '#i18n/ro/console/moderation.ts'
import { myReports } from '#i18n/ro/reports/my-reports.ts'
import { notifications } from '#i18n/ro/site/notifications.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { violations } from '../axe.ts'
import { newSides, say } from '../people/sides.ts'
import { becomeStaff } from '../people/staff.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

async function send(page: Page, { path, action }: Call, fields: object): Promise<number> {
  const response = await page.request.post(`/api${path}`, { data: { action, ...fields } })
  const answer: { success: boolean; review?: { id: number } } = await response.json()
  expect(answer).toMatchObject({ success: true })
  return answer.review?.id ?? 0
}

async function idOf(page: Page): Promise<number> {
  const response = await page.request.post(`/api${accountCalls.validate.path}`, { data: {} })
  const { data }: { data: { id: string } } = await response.json()
  return Number(data.id)
}

/** A decision is carried out after some seconds. */
async function awaitText(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await open(page, path)
    await expect(page.getByRole('main')).toContainText(text, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

test('a moderator finds the console and hides a review for a rule; its author and who flagged it are told', async ({
  arrive,
}) => {
  const seller = await arrive({ ...desktop, ...examined })
  const buyer = await arrive({ ...phone, ...examined })
  const { advertId, ...people } = await newSides(seller, buyer)
  const conversationId = await say(buyer, { advertId }, 'Bună ziua!')
  await say(seller, { conversationId }, 'Bună ziua!')
  await send(seller, reviewCalls.postReview, {
    ...{ advertId, userId: await idOf(buyer), stars: 5 },
  })
  const reviewId = await send(buyer, reviewCalls.postReview, {
    ...{ advertId, userId: await idOf(seller), stars: 1, text: 'Om rău.' },
  })
  await send(seller, reviewCalls.answerReview, { reviewId, text: 'Nu este adevărat.' })
  await send(seller, reviewCalls.flagReview, { reviewId, code: 6 })

  const desk = await arrive({ ...desktop, ...examined })
  await becomeStaff(desk, 'moderator')
  await open(desk, '/my-notifications')
  await desk.getByRole('button', { name: ro.layout.account, exact: true }).click()
  await desk.getByRole('link', { name: ro.layout.console, exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(consoleFrame.home.title)
  await open(desk, `/admin/moderation/reviews/work?case=review:${reviewId}`)
  const main = desk.getByRole('main')
  const [author, subject] = [`@${people.buyer.username}`, `@${people.seller.username}`]
  await expect(main).toContainText(moderation.work.reviewOf(author, subject))
  await expect(main).toContainText(`${moderation.work.reviewAnswer}: Nu este adevărat.`)
  await desk.keyboard.press('r')
  await expect(desk.getByRole('group', { name: moderation.panel.rules })).toBeFocused()
  expect(await violations(desk, 'the rules of reviews')).toEqual([])
  await desk.keyboard.press('1')
  const decided = moderation.decided(moderation.asNamed.reviews.reject, author)
  await expect(desk.getByRole('status').filter({ hasText: decided })).toBeVisible()

  await awaitText(buyer, '/my-notifications', hiding.offensive_text)
  await expect(buyer.getByRole('main')).toContainText(notifications.object)
  await open(buyer, '/my-reviews?side=written')
  await expect(buyer.getByRole('main')).toContainText(`${reviews.hidden} ${hiding.offensive_text}`)
  await expect(buyer.getByRole('link', { name: reviews.object.way })).toBeVisible()
  expect(await violations(buyer, 'a hidden review')).toEqual([])
  await open(seller, '/my-reports')
  await expect(seller.getByRole('main')).toContainText(myReports.aboutSender(people.buyer.username))
  await expect(seller.getByRole('main')).toContainText(myReports.states.upheld)
})
