import type { BrowserContextOptions, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Call } from '#contract/call.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { savedSearchCalls } from '#contract/saved-searches.ts'
import { notifications as roNotices } from '#i18n/ro/site/notifications.ts'
import { savedSearches as roSaved } from '#i18n/ro/search/saved-searches.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { notifications as ruNotices } from '#i18n/ru/site/notifications.ts'
import { savedSearches as ruSaved } from '#i18n/ru/search/saved-searches.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { press, rewrite, tabTo } from '../keyboard.ts'
import { linkSentTo, newEmailUser, newUser, unusedPhone } from '../people.ts'
import { sold } from '../adverts/posting.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone } from '../visits.ts'

const list = `/category/${sold.category}/${sold.subcategory}`

/** Each watches a village of its own: adverts of the others are none of theirs. */
const visits = [
  { t: ro, saved: roSaved, notices: roNotices, home: '/', screen: desktop, place: 'albinita' },
  { t: ru, saved: ruSaved, notices: ruNotices, home: '/ru', screen: phone, place: 'beriozchi' },
]

type Visit = (typeof visits)[number]
type Arrive = (options?: BrowserContextOptions, onPurpose?: RegExp) => Promise<Page>

for (const visit of usual(visits, 1)) {
  const { t, saved, notices, home, screen, place } = visit
  const address = `${list}?l=${place}`

  test(`a visitor saves a search after a login, then names, times and deletes it (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    const { phone: number, password } = await newUser(page)
    await page.context().clearCookies()
    await open(page, at(home, `${address}&sort=cheapest&view=`))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t.search.save.save }).first().click()
    const login = page.getByRole('dialog', { name: t.accounts.login.title })
    await login.getByLabel(t.accounts.login.phone, { exact: true }).fill(number)
    await login.getByLabel(t.accounts.login.password, { exact: true }).fill(password)
    await login.getByRole('button', { name: t.accounts.login.submit, exact: true }).click()

    const dialog = page.getByRole('dialog', { name: saved.form.title })
    await expect(dialog.getByText(saved.form.noEmail)).toBeVisible()
    expect(page.url(), 'nothing was put into the address').not.toContain('save')
    const name = dialog.getByLabel(saved.form.name, { exact: true })
    await expect(name).toHaveValue(/, /)
    await name.fill('')
    await dialog.getByRole('button', { name: saved.form.submit }).click()
    await expect(dialog.getByText(t.refusals.field_required)).toBeVisible()
    await name.fill('Farfurii')
    await dialog.getByLabel(saved.frequencies.weekly).check()
    await dialog.getByRole('button', { name: saved.form.submit }).click()
    await expect(page.getByText(saved.form.done)).toBeVisible()
    const isSaved = main.getByRole('link', { name: t.search.save.saved }).first()
    await expect(isSaved).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(isSaved, 'known after a reload').toBeVisible()
    await isSaved.click()

    await expect(page).toHaveURL(at(home, '/my-searches'))
    const item = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
    await expect(item.getByRole('heading', { name: 'Farfurii' })).toBeVisible()
    const mails = item.getByLabel(saved.mailsOf('Farfurii'))
    await expect(mails).toHaveValue('weekly')
    await mails.selectOption('never')
    await expect(page.getByText(saved.frequencyDone.never)).toBeVisible()
    await item.getByRole('button', { name: saved.rename, exact: true }).click()
    await item.getByLabel(saved.form.name, { exact: true }).fill('Vase de lut')
    await item.getByRole('button', { name: saved.form.submit }).click()
    await expect(item.getByRole('heading', { name: 'Vase de lut' })).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(item.getByLabel(saved.mailsOf('Vase de lut'))).toHaveValue('never')

    await item.getByRole('button', { name: saved.remove.of('Vase de lut') }).click()
    const question = page.getByRole('dialog', { name: saved.remove.title })
    await question.getByRole('button', { name: saved.remove.yes, exact: true }).click()
    await expect(page.getByText(saved.remove.done)).toBeVisible()
    await expect(main.getByText(saved.empty.title)).toBeVisible()
  })

  test(`a new advert is told of on the site, until it is read (${t.lang})`, async ({ arrive }) => {
    const page = await arrive(screen)
    await logIn(page, await newUser(page))
    await save(page, visit, 'Vase', 'never')
    await publish(arrive, place, ['Ulcior de lut', 'Oală de lut'])

    const search = page.getByRole('heading', { name: 'Vase' }).locator('xpath=ancestor::li')
    await expect(async () => {
      await open(page, at(home, '/my-searches'))
      await expect(search.getByText(saved.fresh(2))).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await open(page, home)
    const onHome = page.getByRole('navigation', { name: t.layout.savedSearches })
    await expect(onHome.getByRole('link', { name: `Vase ${t.adverts.fresh}: 2` })).toBeVisible()
    await open(page, at(home, '/my-notifications'))
    const bell = page.getByRole('banner').getByRole('link', { name: t.layout.unreadNotifications })
    const notice = page.locator('[data-notice]')
    await expect(notice).toHaveCount(1)
    await expect(notice.getByText(notices.fresh(2, 'Vase'))).toBeVisible()
    if (screen === desktop) await expect(bell).toBeVisible()
    await notice.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${sold.subcategory}.*l=${place}.*sort=newest`))
    await expect(page.getByRole('link', { name: t.search.save.saved }).first()).toBeVisible()
    await expect(bell, 'at once, not at the next poll').toHaveCount(0)
    await open(page, at(home, '/my-notifications'))
    await expect(page.getByText(notices.unread)).toHaveCount(0)
    await open(page, at(home, '/my-searches'))
    await expect(
      search.getByText(saved.nothingFresh),
      'who saw the list saw the adverts',
    ).toBeVisible()
  })
}

const [visit] = visits

test('a mail of a saved search stops with its link, without a login and without JavaScript', async ({
  arrive,
}) => {
  if (!visit) return
  const page = await arrive(desktop)
  const email = `om-${unusedPhone()}@exemplu.md`
  const password = 'prima-parola-2026'
  await newEmailUser(page, email, password)
  const link = (await linkSentTo(page, email)).split('/').at(-1)
  await call(page, accountCalls.confirmEmail, { link, password })
  await logIn(page, { phone: email, password })
  await save(page, { ...visit, place: 'albinita' }, 'Căni', 'now')
  await publish(arrive, 'albinita', ['Cană de lut'])
  await expect(async () => expect(await stopLinkSentTo(page, email)).not.toBe('')).toPass()

  const stranger = await arrive({ ...desktop, javaScriptEnabled: false })
  const path = await stopLinkSentTo(page, email)
  const response = await stranger.goto(path)
  expect(response?.headers()['cache-control'], 'kept by nobody').toContain('no-store')
  await open(page, '/my-searches')
  const mails = page.getByLabel(roSaved.mailsOf('Căni'))
  await expect(mails, 'looking at the page stops nothing').toHaveValue('now')
  await stranger.getByRole('button', { name: roSaved.stop.button }).click()
  await expect(stranger.getByRole('heading', { name: roSaved.stop.done('Căni') })).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(mails).toHaveValue('never')
})

test('a forged link of a mail is told kindly', async ({ arrive }) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false }, /status of 410/)
  await page.goto('/stop-alerts/s1.nimic')
  await page.getByRole('button', { name: roSaved.stop.button }).click()
  await expect(page.getByRole('heading', { name: roSaved.stop.bad })).toBeVisible()
})

test('a search is saved, renamed, timed and deleted without JavaScript', async ({ arrive }) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false }, /status of 422/)
  await logIn(page, await newUser(page))
  await page.goto(`${list}?l=soroca`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: ro.search.save.save }).first().click()
  await main.getByLabel(roSaved.form.name, { exact: true }).fill('Vase la Soroca')
  await main.getByRole('button', { name: roSaved.form.submit }).click()
  await expect(page).toHaveURL('/my-searches')
  await expect(main.getByRole('heading', { name: 'Vase la Soroca' })).toBeVisible()
  await main.getByLabel(roSaved.mailsOf('Vase la Soroca')).selectOption('weekly')
  await main.getByRole('button', { name: roSaved.apply }).click()
  await expect(main.getByLabel(roSaved.mailsOf('Vase la Soroca'))).toHaveValue('weekly')
  await main.getByLabel(roSaved.form.name, { exact: true }).fill('Oale')
  await main.getByRole('button', { name: roSaved.form.submit }).click()
  await expect(main.getByRole('heading', { name: 'Oale' })).toBeVisible()
  await main.getByRole('button', { name: roSaved.remove.of('Oale') }).click()
  await expect(main.getByText(roSaved.empty.title)).toBeVisible()
})

test('a search is saved, renamed and deleted with the keyboard alone', async ({ arrive }) => {
  const page = await arrive(desktop)
  await logIn(page, await newUser(page))
  await open(page, `${list}?l=soroca`)
  const main = page.getByRole('main')
  await press(page, main.getByRole('link', { name: ro.search.save.save }).first())
  const dialog = page.getByRole('dialog', { name: roSaved.form.title })
  await rewrite(page, dialog.getByLabel(roSaved.form.name, { exact: true }), 'Vase')
  await tabTo(page, dialog.getByLabel(roSaved.frequencies.daily))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel(roSaved.frequencies.weekly)).toBeChecked()
  await press(page, dialog.getByRole('button', { name: roSaved.form.submit }))
  const isSaved = main.getByRole('link', { name: ro.search.save.saved }).first()
  await expect(isSaved, 'the focus comes back to where it was').toBeFocused()
  await page.keyboard.press('Enter')

  const rename = main.getByRole('button', { name: roSaved.rename, exact: true })
  await press(page, rename)
  await expect(main.getByLabel(roSaved.form.name, { exact: true })).toBeFocused()
  await page.keyboard.type('Oale')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Oale' })).toBeVisible()
  await expect(rename, 'the form is closed').toBeFocused()
  await press(page, main.getByRole('button', { name: roSaved.remove.of('Oale') }))
  const question = page.getByRole('dialog', { name: roSaved.remove.title })
  await press(page, question.getByRole('button', { name: roSaved.remove.yes, exact: true }))
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
})

async function logIn(
  page: Page,
  { phone: number, password: pass }: { phone: string; password: string },
): Promise<void> {
  await call(page, accountCalls.logIn, { phone: number, pass })
}

async function save(
  page: Page,
  { place }: Pick<Visit, 'place'>,
  name: string,
  frequency: string,
): Promise<void> {
  const filters = { searchType: 'subcategory', search: sold.subcategory, place }
  const address = `${list}?l=${place}`
  await call(page, savedSearchCalls.saveSearch, { ...filters, address, name, frequency })
}

/** Somebody else brings these to market. */
async function publish(arrive: Arrive, place: string, titles: readonly string[]): Promise<void> {
  const page = await arrive(desktop)
  await logIn(page, await newUser(page))
  const about = { subcategory: sold.subcategory, price: String(sold.price), place }
  for (const title of titles) {
    const { id: advertId } = await call(page, ownAdvertCalls.startDraft, {})
    await call(page, ownAdvertCalls.saveDraft, { advertId, title, ...about })
    const { status } = await call(page, ownAdvertCalls.publish, { advertId })
    expect(status, title).toBe('active')
  }
}

async function call(
  page: Page,
  { path, action }: Call,
  payload: object,
): Promise<{ id: string; status: string }> {
  const response = await page.request.post(`/api${path}`, { data: { action, ...payload } })
  const answer: { success: boolean; id: string; status: string } = await response.json()
  expect(answer, `${action}`).toMatchObject({ success: true })
  return answer
}

/** Path of the link that stops mails, in the last mail to this address that has one; empty when none came. */
async function stopLinkSentTo(page: Page, email: string): Promise<string> {
  const headers = { accept: 'application/json' }
  const response = await page.request.get('/dev/outbox', { headers })
  const { items }: { items: readonly { to: string; text: string }[] } = await response.json()
  const texts = items.flatMap(({ to, text }) => (to === email ? text : []))
  const [link = ''] = texts.flatMap((text) => /http\S+\/stop-alerts\/\S+/.exec(text)?.[0] ?? [])
  return link && new URL(link).pathname
}
