import type { Page } from '@playwright/test'
import { inboxPollSeconds } from '#contract/limits.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { desktop, fillLogin, logIn, open } from '../visits.ts'

test('logging in leaves the page where it is, logging out leads home, in every tab', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/pricing')
  await logInLink(page).click()
  await fillLogin(page.getByRole('dialog', { name: ro.accounts.login.title }), ro, 'company')
  const welcome = ro.accounts.login.welcome(demoLogins.company.fullName)
  await expect(page.getByText(welcome)).toBeVisible()
  await expect(page, 'the page stays').toHaveURL('/pricing')
  await expect(accountButton(page)).toBeVisible()
  const other = await page.context().newPage()
  await open(other, '/my-favorites')
  await expect(accountButton(other)).toBeVisible()

  await accountButton(page).click()
  const menu = page.getByRole('navigation', { name: ro.layout.account, exact: true })
  const { dashboard, adverts, favorites, messages, notifications, profile, logOut } = ro.layout
  const { helpDesk, savedSearches, following, reviews, reports, password } = ro.layout
  const unread = (name: string) => new RegExp(`^${name}[1-9]\\d* ${ro.layout.unread}$`)
  await expect(menu.getByRole('listitem')).toHaveText([
    ...[dashboard, helpDesk, adverts, favorites, unread(messages), savedSearches, following],
    ...[unread(notifications), reviews, reports, profile, password, logOut],
  ])
  await menu.getByRole('button', { name: logOut }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/')
    await expect(logInLink(tab)).toBeVisible()
  }
})

test('a login in one tab is one in the others', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/pricing')
  const other = await page.context().newPage()
  await open(other, '/pricing')

  await logInLink(other).click()
  await fillLogin(other.getByRole('dialog', { name: ro.accounts.login.title }), ro, 'company')

  await expect(accountButton(other)).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
})

test('a login that fails says why, and an empty one is not even sent', async ({ arrive }) => {
  const page = await arrive(desktop, /status of 4\d\d/)
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST')))
  await open(page, '/login')
  sent = 0
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: ro.accounts.login.submit, exact: true })
  await submit.click()
  await expect(main.getByRole('alert')).toHaveText(ro.accounts.login.failed)
  expect(sent).toBe(0)

  const phone = main.getByLabel(ro.accounts.login.phone, { exact: true })
  await phone.fill(demoLogins.moderator.phone)
  await main.getByLabel(ro.accounts.login.password, { exact: true }).fill('alta parola')
  await submit.click()
  await expect(main.getByRole('alert')).toHaveText(ro.refusals.wrong_password)
  await expect(phone, 'nothing typed is lost').toHaveValue(demoLogins.moderator.phone)
})

test('what is unread is asked for every half minute, once somebody is logged in', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  let asked = 0
  // Answered, for nothing is asked again before.
  page.on('requestfinished', (request) => {
    asked += Number(request.url().endsWith('/check_inbox.php'))
  })
  await page.clock.install()
  await open(page, '/pricing')
  await page.clock.fastForward(inboxPollSeconds * 1_000)
  expect(asked, 'a visitor has no inbox').toBe(0)

  await logIn(page, ro, 'moderator', '/pricing')
  await expect.poll(() => asked).toBeGreaterThan(0)
  asked = 0
  for (const times of [1, 2]) {
    await page.clock.fastForward(inboxPollSeconds * 1_000)
    await expect.poll(() => asked).toBe(times)
    await page.waitForTimeout(300)
  }
  await page.clock.fastForward((inboxPollSeconds / 3) * 1_000)
  await page.waitForTimeout(500)
  expect(asked).toBe(2)
})

function logInLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: ro.layout.logIn, exact: true })
}

function accountButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: ro.layout.account, exact: true })
}
