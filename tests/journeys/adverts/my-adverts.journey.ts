import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { myDashboard as roDashboard } from '#i18n/ro/accounts/my-dashboard.ts'
import { myAdverts as roOwn } from '#i18n/ro/adverts/own/my-adverts.ts'
import { promotions as roResults } from '#i18n/ro/adverts/promotions.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { myAdverts as ruOwn } from '#i18n/ru/adverts/own/my-adverts.ts'
import { promotions as ruResults } from '#i18n/ru/adverts/promotions.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { newUser } from '../people.ts'
import { ask, postingOf, publishedByCalls } from './posting.ts'
import { tabTo } from '../keyboard.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone } from '../visits.ts'

const visits = [
  { t: ro, own: roOwn, results: roResults, home: '/', screen: desktop },
  { t: ru, own: ruOwn, results: ruResults, home: '/ru', screen: phone },
]

type Visit = (typeof visits)[number]
type Arrive = (options?: BrowserContextOptions, onPurpose?: RegExp) => Promise<Page>

/** Somebody new with these adverts public, on the list of them. Gives their ids. */
async function arriveAsOwner(
  arrive: Arrive,
  { home, screen }: Visit,
  titles: readonly string[],
): Promise<{ page: Page; ids: string[] }> {
  const page = await arrive(screen)
  const { phone: number, password: pass } = await newUser(page)
  await ask(page, accountCalls.logIn, { phone: number, pass })
  const ids: string[] = []
  for (const title of titles) ids.push(await publishedByCalls(page, { title }))
  await open(page, at(home, '/my-adverts'))
  return { page, ids }
}

function lineOf(page: Page, id: string | undefined): Locator {
  return page.locator(`li[data-own="${id}"]`)
}

/** What stands behind "More" is opened first. */
async function act(
  line: Locator,
  { actions }: Visit['own'],
  name: string,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  const more = line.getByRole('button', { name: actions.more, exact: true })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
  await line.getByRole(role, { name, exact: true }).click()
}

for (const visit of usual(visits, 0)) {
  const { t, own, results, home } = visit
  const { actions, done, statuses } = own

  test(`an advert is hidden and shown, and its number too (${t.lang})`, async ({ arrive }) => {
    const { page, ids } = await arriveAsOwner(arrive, visit, ['Farfurii de lut'])
    const [id] = ids
    const line = lineOf(page, id)
    await act(line, own, actions.hide)
    await expect(page.getByText(done.hidden)).toBeVisible()
    await expect(line.getByText(own.meanings.hidden)).toBeVisible()
    expect(await statusFor(arrive, `/advert/${id}`), 'what others get').toBe(404)
    await act(line, own, actions.show)
    await expect(page.getByText(done.public)).toBeVisible()
    expect(await statusFor(arrive, `/advert/${id}`)).toBe(200)

    await expect(line.getByText(own.hiddenNumber.text)).toBeHidden()
    await act(line, own, actions.hidePhone)
    await expect(page.getByText(done.phonePrivate)).toBeVisible()
    await expect(line.getByText(own.hiddenNumber.text)).toBeVisible()
    // Beside the notice, which comes before the same action among the others.
    await line.getByRole('button', { name: own.hiddenNumber.show, exact: true }).first().click()
    await expect(page.getByText(done.phonePublic)).toBeVisible()
    await expect(line.getByText(own.hiddenNumber.text)).toBeHidden()
  })

  test(`an archived advert comes back by Promote, once a day (${t.lang})`, async ({ arrive }) => {
    const { page, ids } = await arriveAsOwner(arrive, visit, ['Cești de lut'])
    const line = lineOf(page, ids[0])
    await act(line, own, actions.archive)
    await expect(line.getByText(statuses.archived)).toBeVisible()
    await open(page, at(home, '/my-adverts?status=archived'))
    const promote = line.getByRole('button', { name: actions.promote, exact: true })
    await promote.click()
    await expect(page.getByText(done.restored)).toBeVisible()
    await expect(line, 'it has left this tab').toHaveCount(0)

    await open(page, at(home, '/my-adverts?status=active'))
    await expect(line.getByText(own.promotedToday)).toBeVisible()
    await promote.click()
    await expect(page.getByText(t.refusals.promoted_today)).toBeVisible()

    await line.getByRole('button', { name: results.open, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: results.lifts(1) })).toBeVisible()
    await expect(dialog.getByText(results.early)).toBeVisible()
  })

  test(`a sale by mistake is taken back, and is no promotion (${t.lang})`, async ({ arrive }) => {
    const { page, ids } = await arriveAsOwner(arrive, visit, ['Ulcioare de lut'])
    const line = lineOf(page, ids[0])
    await act(line, own, actions.sell)
    await expect(page.getByText(done.sold)).toBeVisible()
    await expect(line.getByText(statuses.archived)).toBeVisible()

    await page.getByRole('button', { name: own.sell.undo, exact: true }).click()
    await expect(page.getByText(done.saleTakenBack)).toBeVisible()
    await expect(line.getByText(statuses.active, { exact: true })).toBeVisible()
    await expect(line.getByText(own.promotionsLeft(5))).toBeVisible()
  })

  test(`another text is looked at before it is shown (${t.lang})`, async ({ arrive }) => {
    const { page, ids } = await arriveAsOwner(arrive, visit, ['Oale de lut'])
    const line = lineOf(page, ids[0])
    await act(line, own, actions.edit, 'link')
    const title = page.getByLabel(postingOf(t).fields.title, { exact: true })
    await expect(title).toHaveValue('Oale de lut')
    await title.fill('Oale de lut arse în cuptor')

    await page.getByRole('main').getByRole('link', { name: own.edit.back }).click()
    const question = page.getByRole('dialog', { name: own.edit.leave.title })
    await question.getByRole('button', { name: own.edit.leave.go }).click()
    await act(line, own, actions.edit, 'link')
    await expect(title, 'nothing typed is lost').toHaveValue('Oale de lut arse în cuptor')
    await page.getByRole('button', { name: own.edit.save, exact: true }).click()
    await expect(page.getByText(done.savedToReview)).toBeVisible()
    await expect(line.getByText(statuses.review)).toBeVisible()
  })

  test(`several adverts are found, chosen and deleted at once (${t.lang})`, async ({ arrive }) => {
    const titles = ['Furculițe', 'Linguri mari', 'Linguri mici']
    const { page } = await arriveAsOwner(arrive, visit, titles)
    const lines = page.locator('li[data-own]')
    await page.getByRole('searchbox', { name: own.search.label }).fill('LINGURI')
    await page.keyboard.press('Enter')
    await expect(lines).toHaveCount(2)
    await page.getByLabel(own.bulk.all).check()
    const bulk = page.getByRole('region', { name: own.bulk.label })
    await bulk.getByRole('button', { name: actions.delete }).click()
    await page.getByRole('dialog').getByRole('button', { name: own.remove.yes }).click()
    await expect(page.getByText(done.deleted(2))).toBeVisible()
    await expect(page.getByText(own.empty.found)).toBeVisible()
    await page.getByRole('link', { name: own.search.all }).click()
    await expect(lines).toHaveCount(1)
  })
}

test('on a phone an advert has one button and a menu, which the keyboard reaches and leaves', async ({
  arrive,
}) => {
  const [, visit] = visits
  if (!visit) return
  const { actions } = visit.own
  const { page, ids } = await arriveAsOwner(arrive, visit, ['Căni'])
  const group = lineOf(page, ids[0]).getByRole('group')
  const more = group.getByRole('button', { name: actions.more })
  await expect(group.getByRole('button')).toHaveText([actions.promote, actions.more])
  await expect(group.getByRole('link')).toHaveCount(0)

  await press(page, more)
  await expect(group.getByRole('link', { name: actions.edit })).toBeFocused()
  await expect(group.getByRole('link', { name: actions.see })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('the dashboard shows the newest adverts, and what each lacks', async ({ arrive }) => {
  const [visit] = visits
  if (!visit) return
  const { page, ids } = await arriveAsOwner(arrive, visit, ['Ulcioare'])
  await open(page, '/my-dashboard')
  const line = page.getByRole('listitem').filter({ hasText: 'Ulcioare' })
  await expect(line.getByText(ro.advert.views(0)), 'a zero tells nothing').toHaveCount(0)
  await line.getByRole('link', { name: roDashboard.latest.photos }).click()
  await expect(page).toHaveURL(`/edit-advert/${ids[0]}`)
})

test('the statistics of an advert open and close with the keyboard alone', async ({ arrive }) => {
  const [visit] = visits
  if (!visit) return
  const { own } = visit
  const { page, ids } = await arriveAsOwner(arrive, visit, ['Pahare'])
  const line = lineOf(page, ids[0])
  await press(page, line.getByRole('button', { name: own.actions.more }))
  const opener = line.getByRole('button', { name: own.actions.stats })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Pahare' })
  await expect(dialog.getByRole('row')).toHaveCount(31)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await press(page, line.getByRole('button', { name: own.actions.promote }))
  await expect(page.getByText(own.done.promoted)).toBeVisible()
  await press(page, line.getByRole('link', { name: own.actions.edit }))
  await expect(page.getByRole('heading', { name: own.edit.title })).toBeVisible()
})

test('a draft is not public, and nobody else sees its preview', async ({ arrive }) => {
  const [visit] = visits
  if (!visit) return
  const { page } = await arriveAsOwner(arrive, visit, [])
  const { id } = await ask(page, ownAdvertCalls.startDraft, {})
  await ask(page, ownAdvertCalls.saveDraft, { advertId: id, title: 'Cuțite' })
  expect(await open(page, `/advert-preview/${id}`)).toBe(200)
  await expect(page.getByRole('heading', { name: 'Cuțite' })).toBeVisible()
  expect(await statusFor(arrive, `/advert/${id}`)).toBe(404)

  const stranger = await arrive(desktop, /status of 404/)
  const { phone: number, password: pass } = await newUser(stranger)
  await ask(stranger, accountCalls.logIn, { phone: number, pass })
  expect(await open(stranger, `/advert-preview/${id}`)).toBe(404)
})

test('the price is changed, also on the advert’s page, from pages that were just opened', async ({
  arrive,
}) => {
  const [visit] = visits
  if (!visit) return
  const { page, ids } = await arriveAsOwner(arrive, visit, ['Cratiță'])
  const dialog = page.getByRole('dialog', { name: roOwn.priceDialog.priceTitle })
  const price = dialog.getByLabel(postingOf(ro).fields.price, { exact: true })
  for (const [path, given] of [
    ['/my-adverts', '40'],
    [`/advert/${ids[0]}`, '35'],
  ] as const) {
    await open(page, path)
    const owner = path === '/my-adverts' ? lineOf(page, ids[0]) : page.getByRole('main')
    const more = owner.getByRole('button', { name: roOwn.actions.more, exact: true })
    if (path === '/my-adverts') await more.click()
    await owner.getByRole('button', { name: roOwn.actions.price, exact: true }).click()
    await price.fill(given)
    await dialog.getByRole('button', { name: roOwn.priceDialog.save }).click()
    await expect(page.getByText(roOwn.done.priced)).toBeVisible()
  }
})

test('a draft that was published from its preview is not gone on with', async ({ arrive }) => {
  const [visit] = visits
  if (!visit) return
  const { page } = await arriveAsOwner(arrive, visit, [])
  const { id } = await ask(page, ownAdvertCalls.startDraft, {})
  const about = { subcategory: 'vesela', place: 'soroca', price: '40' }
  await ask(page, ownAdvertCalls.saveDraft, { advertId: id, title: 'Tigaie', ...about })
  await open(page, `/add-advert?id=${id}`)
  const title = page.getByLabel(postingOf(ro).fields.title, { exact: true })
  await expect(title).toHaveValue('Tigaie')

  await open(page, `/advert-preview/${id}`)
  await page.getByRole('button', { name: roOwn.actions.publish, exact: true }).click()
  await expect(page.getByText(roOwn.done.published)).toBeVisible()
  await open(page, '/add-advert')

  await expect(title).toHaveValue('')
  await expect(page.getByText(postingOf(ro).resumed)).toBeHidden()
})

test('a spent link of a notice says so, without JavaScript too', async ({ arrive }) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false }, /status of 410/)
  const response = await page.goto('/renew/nimic')
  expect(response?.headers()['cache-control'], 'kept by nobody').toContain('no-store')
  await page.getByRole('button', { name: roOwn.renew.button }).click()
  await expect(page.getByRole('heading', { name: roOwn.renew.spent })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: roOwn.renew.mine })).toBeVisible()
})

/** As somebody without a mouse. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** What somebody gets who is not logged in. */
async function statusFor(arrive: Arrive, path: string): Promise<number | undefined> {
  const page = await arrive(desktop, /status of 404/)
  const response = await page.request.get(path)
  return response.status()
}
