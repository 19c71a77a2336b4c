import type { Locator, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { reportCalls } from '#contract/people/reports.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { reports as roReports } from '#i18n/ro/reports/reports.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { reports as ruReports } from '#i18n/ru/reports/reports.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { violations } from '../axe.ts'
import { press, tabTo, write } from '../keyboard.ts'
import { newUser } from '../people.ts'
import { expect, test } from '../test.ts'
import { advertsOn, desktop, logIn, open, phone } from '../visits.ts'

const api = `**/api${reportCalls.sendReport.path}`
const profile = `/profile/${demoLogins.company.username}`
/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog')
}

/** By day and by night. */
async function problemsOf(page: Page, what: string): Promise<string[]> {
  const byDay = await violations(page, what)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished))',
  )
  const byNight = await violations(page, `${what}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...byNight]
}

test('a visitor reports an advert with two taps, and is thanked in place', async ({ arrive }) => {
  const page = await arrive({ ...phone, ...examined })
  await open(page, '/category/transport')
  const [id] = await advertsOn(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, `/advert/${id}`)
  expect(loaded.filter((url) => /report-dialog/.test(url))).toEqual([])

  await page.getByRole('button', { name: ro.advert.report, exact: true }).tap()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName(roReports.title.advert)
  const { 1: fraud, ...others } = roReports.reasons.advert
  for (const label of Object.values(others)) {
    await expect(dialog.getByRole('button', { name: label })).toBeInViewport({ ratio: 1 })
  }
  expect(await problemsOf(page, 'the reasons')).toEqual([])
  await dialog.getByRole('button', { name: fraud }).tap()

  await expect(dialog.getByRole('group', { name: roReports.done.title })).toBeFocused()
  await expect(dialog).toContainText(roReports.done.visitor)
  expect(await problemsOf(page, 'the thanks')).toEqual([])
  await dialog.getByRole('button', { name: roReports.done.close, exact: true }).last().tap()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: ro.advert.report, exact: true }).tap()
  await expect(dialog.getByRole('group', { name: roReports.done.title })).toBeVisible()
})

test('a user reports a profile in words of their own, with the keyboard; a lost network loses no word', async ({
  arrive,
}) => {
  const page = await arrive({ ...desktop, ...examined }, /ERR_FAILED/)
  await open(page, '/ru')
  const { phone: number, password: pass } = await newUser(page)
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone: number, pass } })
  await open(page, `/ru${profile}`)
  const opener = page.getByRole('button', { name: ru.advert.report, exact: true })
  await press(page, opener)
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName(ruReports.title.profile)
  await press(page, dialog.getByRole('button', { name: ruReports.reasons.profile[10] }))

  const field = dialog.getByLabel(ruReports.other.label, { exact: true })
  const send = dialog.getByRole('button', { name: ruReports.other.send, exact: true })
  await expect(field).toBeFocused()
  await press(page, send)
  await expect(dialog).toContainText(ru.refusals.reason_required)
  await expect(field).toBeFocused()
  const words = 'Просит предоплату, а телефон не отвечает.'
  await write(page, field, words)
  await expect(dialog).toContainText(ruReports.other.left(1_000 - words.length))
  expect(await problemsOf(page, 'the text')).toEqual([])

  await page.route(api, (route) => route.abort())
  await press(page, send)
  await expect(dialog.getByRole('alert')).toContainText(ru.refusals.unavailable)
  await expect(field).toHaveValue(words)
  await page.unroute(api)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(words)

  await press(page, send)
  await expect(dialog.getByRole('group', { name: ruReports.done.title })).toBeFocused()
  await expect(dialog).toContainText(ruReports.done.user)
  const { path, action } = reportCalls.listReports
  const own = await page.request.post(`/api${path}`, { data: { action } })
  expect(await own.json()).toMatchObject({
    items: [{ subject: 'profile', code: 10, text: words, state: 'open' }],
  })
})

test('who looks at an own advert or profile is not asked to report it', async ({ arrive }) => {
  const page = await arrive(desktop)
  await logIn(page, ro, 'company')
  await open(page, profile)
  await expect(page.getByText(`@${demoLogins.company.username}`)).toBeVisible()
  const report = page.getByRole('button', { name: ro.advert.report, exact: true })
  await expect(report).toHaveCount(0)
  const [id] = await advertsOn(page)
  await open(page, `/advert/${id}`)
  await expect(report).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: ro.advert.share, exact: true }))
})
