import { statements } from '#i18n/ro/adverts/own/statements.ts'
import { reports } from '#i18n/ro/reports/reports.ts'
import { notifications } from '#i18n/ro/site/notifications.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { publishedByCalls } from '../adverts/posting.ts'
import { unusedWord } from '../people.ts'
import { newLogin, newSides, operate } from '../people/sides.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'

test('what is reported rightly goes out of sight, and who has reported it is told', async ({
  arrive,
}) => {
  const [seller, reporter] = [await arrive(desktop), await arrive(phone)]
  const { advertId } = await newSides(seller, reporter)
  await open(reporter, `/advert/${advertId}`)
  await reporter.getByRole('button', { name: ro.advert.report, exact: true }).tap()
  const dialog = reporter.getByRole('dialog')
  await dialog.getByRole('button', { name: reports.reasons.advert[1] }).tap()
  await expect(dialog).toContainText(reports.done.user)

  await operate('reports', 'uphold', 'advert', advertId)

  expect((await reporter.request.get(`/advert/${advertId}`)).status()).toBe(404)
  await open(reporter, '/my-notifications')
  await expect(reporter.getByRole('main')).toContainText(notifications.reported.upheld)
})

test('an owner appeals against a rejection, is right, and everybody sees the advert again', async ({
  arrive,
}) => {
  const owner = await arrive(phone)
  await newLogin(owner)
  const title = `Pistol Makarov ${unusedWord()}`
  const advertId = await publishedByCalls(owner, { title, description: 'Machetă de muzeu.' })
  await operate('reviews', 'reject', advertId, 'title:forbidden_goods')

  await open(owner, `/my-decisions/${advertId}`)
  await owner.getByLabel(statements.appeal.label).fill('Este o machetă, nu trage.')
  await owner.getByRole('button', { name: statements.appeal.send }).tap()
  await expect(owner.getByRole('main')).toContainText(statements.appeal.yours)
  const [line = ''] = (await operate('appeals'))
    .split('\n')
    .filter((one) => one.endsWith(`/advert/${advertId}`))
  await operate('appeals', 'uphold', line.split(' ')[0] ?? '')

  await open(owner, `/my-decisions/${advertId}`)
  await expect(owner.getByRole('main')).toContainText(statements.appeal.states.upheld)
  const visitor = await arrive(desktop)
  expect(await open(visitor, `/advert/${advertId}`)).toBe(200)
  await expect(visitor.locator('h1')).toHaveText(title)
})
