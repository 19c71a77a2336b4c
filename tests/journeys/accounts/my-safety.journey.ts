import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { formatDate } from '#app/lib/texts/format.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { deletionDays, recoveryCodes } from '#contract/limits.ts'
import { myAccount as roAccount } from '#i18n/ro/accounts/my-account.ts'
import { myDashboard as roDashboard } from '#i18n/ro/accounts/my-dashboard.ts'
import { mySafety as roSafety } from '#i18n/ro/accounts/my-safety.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { myAccount as ruAccount } from '#i18n/ru/accounts/my-account.ts'
import { mySafety as ruSafety } from '#i18n/ru/accounts/my-safety.ts'
import { press, rewrite } from '../keyboard.ts'
import { newUser, type NewUser } from '../people.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone as phoneScreen, visits } from '../visits.ts'

const catalogues = {
  ro: { safety: roSafety, account: roAccount },
  ru: { safety: ruSafety, account: ruAccount },
}

const ownVisits = visits.map((visit) => ({ ...visit, ...catalogues[visit.t.lang] }))
type Visit = Pick<(typeof ownVisits)[number], 't' | 'home' | 'screen'>
const roVisit: Visit = { t: ro, home: '/', screen: desktop }
const step = 30_000

for (const visit of usual(ownVisits, 1)) {
  const { t, home, safety, account } = visit

  test(`an account asks for a code of the app, or for a recovery code, each good once (${t.lang}, ${visit.name})`, async ({
    arrive,
  }) => {
    const { page, user } = await arriveAtProfile(arrive, visit, /status of 4\d\d/)
    const texts = safety.secondFactor
    const section = page.getByRole('region', { name: texts.title })
    await press(page, section.getByRole('button', { name: texts.start }))
    await expect(section.getByLabel(account.currentPassword, { exact: true })).toBeFocused()
    await page.keyboard.type(user.password)
    await page.keyboard.press('Enter')
    const picture = section.getByRole('img', { name: texts.scan.qr })
    await expect(picture, 'a picture that can be scanned').not.toHaveJSProperty('naturalWidth', 0)
    const opensApp = section.getByRole('link', { name: texts.scan.openApp })
    // A phone cannot scan its own screen.
    if (visit.name === 'phone')
      await expect(opensApp).toHaveAttribute('href', /^otpauth:\/\/totp\//)
    else await expect(opensApp).toBeHidden()
    const secret = (await section.locator('code').innerText()).replaceAll(' ', '')
    const field = section.getByLabel(texts.scan.code, { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await expect(section.getByText(t.refusals.second_factor_wrong)).toBeVisible()
    await rewrite(page, field, codeOf(secret, Date.now()))
    await page.keyboard.press('Enter')

    await expect(section.getByRole('heading', { name: texts.keep.title })).toBeFocused()
    const codes = await section.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(recoveryCodes)
    const download = page.waitForEvent('download')
    await press(page, section.getByRole('button', { name: texts.keep.download }))
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain(codes.join('\r\n'))
    await press(page, section.getByRole('button', { name: texts.keep.done }))
    await expect(section.getByText(texts.isOn)).toBeVisible()
    await expect(section.getByText(texts.codesLeft(recoveryCodes))).toBeVisible()

    // No code is good twice: the app's next one, which a clock a little fast shows already.
    for (const code of [codeOf(secret, Date.now() + step), codes[0] ?? '']) {
      // One login after the other.
      await logInWithCode(page, visit, user, code)
      await expect(page.getByText(t.accounts.login.welcome(''))).toBeVisible()
    }
    await logInWithCode(page, visit, user, codes[0] ?? '')
    await expect(page.getByRole('alert')).toContainText(t.refusals.second_factor_wrong)
  })

  test(`a deleted account is out of sight, until it is taken back at the login (${t.lang}, ${visit.name})`, async ({
    arrive,
  }) => {
    const { page, user } = await arriveAtProfile(arrive, visit, /status of 4\d\d/)
    const texts = safety.deletion
    const section = page.getByRole('region', { name: texts.title })
    await press(page, section.getByRole('button', { name: texts.start }))
    const dialog = page.getByRole('dialog', { name: texts.ask })
    const password = dialog.getByLabel(account.currentPassword, { exact: true })
    await expect(password).toBeFocused()
    await page.keyboard.type('alta parola')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t.refusals.wrong_password)).toBeVisible()
    await rewrite(page, password, user.password)
    await press(page, dialog.getByRole('button', { name: texts.confirm }))

    const done = page.getByRole('dialog', { name: texts.done })
    const erased = new Date(Date.now() + deletionDays * dayMs).toISOString()
    await expect(done).toContainText(formatDate(t.lang, erased))
    await press(page, done.getByRole('button', { name: texts.home }))
    await expect(page).toHaveURL(home)
    expect((await page.request.get(`/profile/${user.username}`)).status()).toBe(404)

    await logIn(page, visit, user)
    await expect(page.getByRole('alert')).toContainText(t.refusals.account_deleted)
    await press(
      page,
      page.getByRole('main').getByRole('button', { name: t.accounts.login.undelete }),
    )
    await expect(page.getByText(t.accounts.login.welcome(''))).toBeVisible()
    expect((await page.request.get(`/profile/${user.username}`)).status()).toBe(200)
  })
}

test('two-step verification is turned off with the password and a code, not with the password alone', async ({
  arrive,
}) => {
  const texts = roSafety.secondFactor
  const { login } = ro.accounts
  const { page, user } = await arriveAtProfile(arrive, roVisit)
  const section = page.getByRole('region', { name: texts.title })
  await press(page, section.getByRole('button', { name: texts.start }))
  await expect(section.getByLabel(roAccount.currentPassword, { exact: true })).toBeFocused()
  await page.keyboard.type(user.password)
  await page.keyboard.press('Enter')
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '')
  await section.getByLabel(texts.scan.code, { exact: true }).fill(codeOf(secret, Date.now()))
  await page.keyboard.press('Enter')
  const recovery = await section.getByRole('listitem').first().innerText()
  await press(page, section.getByRole('button', { name: texts.keep.done }))

  await press(page, section.getByRole('button', { name: texts.stop }))
  await expect(section.getByLabel(roAccount.currentPassword, { exact: true })).toBeFocused()
  await page.keyboard.type(user.password)
  await page.keyboard.press('Enter')
  await expect(section.getByText(ro.refusals.field_required)).toBeVisible()
  const code = section.getByLabel(login.code, { exact: true })
  await rewrite(page, code, 'abcde-fghjk')
  await page.keyboard.press('Enter')
  await expect(section.getByText(ro.refusals.second_factor_wrong)).toBeVisible()
  await rewrite(page, code, recovery)
  await page.keyboard.press('Enter')
  await expect(section.getByText(texts.isOff)).toBeVisible()
})

test('whoever is logged out on another device is logged out there', async ({ arrive }) => {
  const { sessions } = roSafety
  const { page, user } = await arriveAtProfile(arrive, roVisit)
  const other = await arrive(phoneScreen)
  await enter(other, user)
  await open(other, '/my-favorites')
  await expect(other, 'logged in').toHaveURL('/my-favorites')
  await page.reload({ waitUntil: 'networkidle' })
  const section = page.getByRole('region', { name: sessions.title })
  const devices = section.getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first(), 'this one comes first').toContainText(sessions.thisDevice)
  await section.getByRole('button', { name: sessions.endOn('Chrome, Android') }).click()
  await expect(page.getByText(sessions.ended)).toBeVisible()
  await expect(devices).toHaveCount(1)
  await open(other, '/my-favorites')
  await expect(other).toHaveURL(/\/login\?/)

  await enter(other, user)
  await page.reload({ waitUntil: 'networkidle' })
  await section.getByRole('button', { name: sessions.endOthers }).click()
  await expect(page.getByText(sessions.othersEnded)).toBeVisible()
  await open(other, '/my-favorites')
  await expect(other).toHaveURL(/\/login\?/)
  await open(page, '/my-favorites')
  await expect(page, 'still logged in here').toHaveURL('/my-favorites')
})

test('a newcomer’s dashboard says what is worth doing, and where', async ({ arrive }) => {
  const { page } = await arriveAtProfile(arrive, roVisit)
  await open(page, '/my-dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: roDashboard.first.title })).toBeVisible()
  await main.getByRole('link', { name: roDashboard.advice.secondFactor }).click()
  await expect(page).toHaveURL(/\/my-profile#/)
  await expect(page.getByRole('heading', { name: roSafety.secondFactor.title })).toBeInViewport()
})

type Arrive = (options?: BrowserContextOptions, onPurpose?: RegExp) => Promise<Page>

/** Somebody new, on the page of their account. */
async function arriveAtProfile(
  arrive: Arrive,
  { home, screen }: Visit,
  onPurpose?: RegExp,
): Promise<{ page: Page; user: NewUser }> {
  const page = await arrive(screen, onPurpose)
  const user = await newUser(page)
  await enter(page, user)
  await open(page, at(home, '/my-profile'))
  return { page, user }
}

/** Logs in without the form. */
async function enter(page: Page, { phone, password: pass }: NewUser): Promise<void> {
  const response = await page.request.post(`/api${accountCalls.logIn.path}`, {
    data: { phone, pass },
  })
  expect(await response.json()).toMatchObject({ success: true })
}

/** Leaves the account, and sends number and password from the login page. */
async function logIn(page: Page, { t, home }: Visit, user: NewUser): Promise<void> {
  await page.request.post(`/api${accountCalls.logOut.path}`, { data: {} })
  await open(page, at(home, '/login'))
  const main = page.getByRole('main')
  const { phone, password } = t.accounts.login
  await main.getByLabel(phone, { exact: true }).fill(user.phone)
  await main.getByLabel(password, { exact: true }).fill(user.password)
  await page.keyboard.press('Enter')
}

async function logInWithCode(page: Page, visit: Visit, user: NewUser, code: string): Promise<void> {
  await logIn(page, visit, user)
  const field = page.getByRole('main').getByLabel(visit.t.accounts.login.code, { exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** What the app shows at a moment. */
function codeOf(secret: string, timestamp: number): string {
  return new TOTP({ secret }).generate({ timestamp })
}
