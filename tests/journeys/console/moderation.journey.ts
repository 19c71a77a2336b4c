import { myAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import { statements } from '#i18n/ro/adverts/own/statements.ts'
import { mending } from '#i18n/ro/console/mending.ts'
import { moderation } from '#i18n/ro/console/moderation.ts'
import { posting } from '#i18n/ro/adverts/posting.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { publishedByCalls } from '../adverts/posting.ts'
import { violations } from '../axe.ts'
import { unusedWord } from '../people.ts'
import { newLogin, operate } from '../people/sides.ts'
import { becomeStaff } from '../people/staff.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

test('what is rejected is corrected by its owner at the marked field, and approved by keys', async ({
  arrive,
}) => {
  const owner = await arrive({ ...phone, ...examined })
  await newLogin(owner)
  const word = unusedWord()
  const title = `Pistol Makarov ${word}`
  const advertId = await publishedByCalls(owner, {
    title,
    description: 'Pentru plajă, aproape nou.',
  })
  await operate('reviews', 'reject', advertId, 'title:forbidden_goods')

  await open(owner, `/my-decisions/${advertId}`)
  await expect(owner.getByRole('main')).toContainText(ro.refusals.forbidden_goods)
  await expect(owner.getByRole('main')).toContainText(mending.forbidden_goods)
  await expect(owner.getByRole('button', { name: statements.appeal.send })).toBeVisible()
  expect(await violations(owner, 'a decision')).toEqual([])
  await owner.getByRole('link', { name: statements.mend }).click()
  const field = owner.getByLabel(posting.fields.title, { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(`Jucărie de apă ${word}`)
  await owner.getByRole('button', { name: myAdverts.edit.save }).click()
  await expect(owner.getByText(myAdverts.done.savedToReview)).toBeVisible()

  const desk = await arrive({ ...desktop, ...examined })
  await becomeStaff(desk, 'moderator')
  await open(desk, `/admin/moderation/edited/work?case=advert:${advertId}`)
  await expect(desk.getByRole('region', { name: moderation.work.changed })).toContainText(title)
  expect(await violations(desk, 'a case')).toEqual([])
  await desk.keyboard.press('r')
  await expect(desk.getByRole('group', { name: moderation.panel.rules })).toBeFocused()
  expect(await violations(desk, 'the rules')).toEqual([])
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('a')
  const undo = desk.getByRole('button', { name: /^Anulează/ })
  await expect(undo).toBeVisible()
  // The next case is on the screen by now.
  const named = moderation.decided(moderation.decisions.approve, `Jucărie de apă ${word}`)
  await expect(desk.getByRole('status').filter({ hasText: named })).toBeVisible()
  await desk.keyboard.press('u')
  await expect(desk.getByText(moderation.undone)).toBeVisible()
  await expect(desk.locator('h1')).toHaveAttribute('data-case', `advert:${advertId}`)
  await desk.keyboard.press('a')
  await expect(undo).toBeVisible()
  await open(desk, '/admin/moderation/edited')
  await expect(desk.locator(`[data-case="advert:${advertId}"]`)).toHaveCount(0)
  expect(await violations(desk, 'the queues')).toEqual([])
})
