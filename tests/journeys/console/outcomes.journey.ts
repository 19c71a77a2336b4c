import type { Page } from '@playwright/test'
import { statements } from '#i18n/ro/adverts/own/statements.ts'
import { moderation } from '#i18n/ro/console/moderation.ts'
import { reports } from '#i18n/ro/reports/reports.ts'
import { notifications } from '#i18n/ro/site/notifications.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { publishedByCalls } from '../adverts/posting.ts'
import { unusedWord } from '../people.ts'
import { newLogin, newSides } from '../people/sides.ts'
import { becomeStaff } from '../people/staff.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'

/** Presses the keys on a case that is open; the decision takes effect when it can no longer be undone. */
async function decide(desk: Page, name: string, ...keys: readonly string[]): Promise<void> {
  await expect(desk.locator('h1')).toHaveAttribute('data-case', name)
  for (const key of keys) await desk.keyboard.press(key)
  await expect(desk.getByRole('button', { name: /^Anulează/ })).toBeVisible()
}

function statusOf(page: Page, path: string): () => Promise<number> {
  return async () => (await page.request.get(path)).status()
}

test('what is reported rightly goes out of sight by two keys, and who has reported it is told', async ({
  arrive,
}) => {
  const [seller, reporter] = [await arrive(desktop), await arrive(phone)]
  const { advertId } = await newSides(seller, reporter)
  await open(reporter, `/advert/${advertId}`)
  await reporter.getByRole('button', { name: ro.advert.report, exact: true }).tap()
  const dialog = reporter.getByRole('dialog')
  await dialog.getByRole('button', { name: reports.reasons.advert[1] }).tap()
  await expect(dialog).toContainText(reports.done.user)

  const desk = await arrive(desktop)
  await becomeStaff(desk, 'moderator')
  await open(desk, `/admin/moderation/reported/work?case=advert:${advertId}`)
  await decide(desk, `advert:${advertId}`, 's', '2')

  await expect.poll(statusOf(reporter, `/advert/${advertId}`)).toBe(404)
  await open(reporter, '/my-notifications')
  await expect(reporter.getByRole('main')).toContainText(notifications.reported.upheld)
})

test('an owner appeals against a rejection to somebody else, is right, and everybody sees the advert again', async ({
  arrive,
}) => {
  const owner = await arrive(phone)
  await newLogin(owner)
  const title = `Pistol Makarov ${unusedWord()}`
  const advertId = await publishedByCalls(owner, { title, description: 'Machetă de muzeu.' })
  const [first, other] = [await arrive(desktop), await arrive(desktop)]
  await becomeStaff(first, 'moderator')
  await open(first, `/admin/moderation/new/work?case=advert:${advertId}`)
  await decide(first, `advert:${advertId}`, 'r', '1')

  const decision = owner.getByLabel(statements.appeal.label)
  await expect(async () => {
    await open(owner, `/my-decisions/${advertId}`)
    await expect(decision).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await decision.fill('Este o machetă, nu trage.')
  await owner.getByRole('button', { name: statements.appeal.send }).tap()
  await expect(owner.getByRole('main')).toContainText(statements.appeal.yours)

  await open(first, '/admin/moderation/appeals')
  const line = first.getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText(moderation.conflicts.staff_conflict)
  await becomeStaff(other, 'moderator')
  await open(other, '/admin/moderation/appeals')
  await other.getByRole('link', { name: title }).click()
  await expect(other.getByRole('main')).toContainText('Este o machetă, nu trage.')
  await other.keyboard.press('a')
  await expect(other.getByRole('button', { name: /^Anulează/ })).toBeVisible()

  const visitor = await arrive(desktop)
  await expect.poll(statusOf(visitor, `/advert/${advertId}`)).toBe(200)
  expect(await open(visitor, `/advert/${advertId}`)).toBe(200)
  await expect(visitor.locator('h1')).toHaveText(title)
  await open(owner, `/my-decisions/${advertId}`)
  await expect(owner.getByRole('main')).toContainText(statements.appeal.states.upheld)
})
