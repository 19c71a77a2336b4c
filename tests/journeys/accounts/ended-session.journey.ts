import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { inboxPollSeconds } from '#contract/limits.ts'
import { myAccount } from '#i18n/ro/accounts/my-account.ts'
import { savedSearches } from '#i18n/ro/search/saved-searches.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { newUser, type NewUser } from '../people.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, favoriteSaved, open, phone } from '../visits.ts'

/** What the browser notes of calls in the name of a session that is over. */
const refused = /status of 401/
const { login } = ro.accounts

test('what was pressed after a session had ended is done after the login, with all that was typed', async ({
  arrive,
}) => {
  const page = await arrive(desktop, refused)
  const user = await loggedIn(page)
  await open(page, '/my-profile')
  const address = page.getByLabel(myAccount.personal.address, { exact: true })
  await address.fill('str. Independenței 12')
  await endSession(page)
  await saveButton(page).click()

  await expect(page.getByText(ro.refusals.token_invalid)).toBeVisible()
  await fillIn(page, user)
  await expect(page.getByText(myAccount.personal.saved)).toBeVisible()
  await expect(page).toHaveURL('/my-profile')
  await page.reload()
  await expect(address).toHaveValue('str. Independenței 12')
})

test('whoever closes the login that a lost session asks for keeps what they have typed', async ({
  arrive,
}) => {
  const page = await arrive(phone, refused)
  const user = await loggedIn(page)
  await open(page, '/my-profile')
  const name = page.getByLabel(myAccount.personal.fullName, { exact: true })
  await name.fill('Ionela Țurcanu')
  await endSession(page)
  await saveButton(page).click()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')

  await expect(dialog(page)).toBeHidden()
  await expect(name).toHaveValue('Ionela Țurcanu')
  await expect(page.getByRole('alert')).toHaveText(ro.refusals.login_required)
  await saveButton(page).click()
  await fillIn(page, user)
  await expect(page.getByText(myAccount.personal.saved)).toBeVisible()
})

test('a dialog with what was typed stays below the login, and goes on after it', async ({
  arrive,
}) => {
  const page = await arrive(desktop, refused)
  const user = await loggedIn(page)
  await open(page, '/search?q=iphone')
  await page.getByRole('link', { name: ro.search.save.save }).click()
  const saving = page.getByRole('dialog', { name: savedSearches.form.title })
  await saving.getByRole('textbox').first().fill('Telefonul visat')
  await endSession(page)
  await saving.getByRole('button', { name: savedSearches.form.submit }).click()

  await fillIn(page, user)
  await expect(page.getByText(savedSearches.form.done)).toBeVisible()
  await open(page, '/my-searches')
  await expect(page.getByText('Telefonul visat')).toBeVisible()
})

test('what one tab has learnt of a session that is over, the others know without asking', async ({
  arrive,
}) => {
  const page = await arrive(desktop, refused)
  const user = await loggedIn(page)
  const other = await page.context().newPage()
  await page.clock.install()
  await open(other, '/pricing')
  await open(page, '/category/animale')
  for (const tab of [page, other]) await expect(accountButton(tab)).toBeVisible()
  let refusals = 0
  page.context().on('response', (response) => (refusals += Number(response.status() === 401)))
  await endSession(page)
  await cards(page).first().getByRole('button').click()

  for (const tab of [page, other]) await expect(logInLink(tab)).toBeVisible()
  await page.clock.fastForward(3 * inboxPollSeconds * 1_000)
  await page.waitForTimeout(500)
  expect(refusals).toBe(1)

  await logInLink(other).click()
  await fillIn(other, user)
  for (const tab of [page, other]) await expect(accountButton(tab)).toBeVisible()
  await expect(dialog(page), 'what was pressed there goes on').toBeHidden()
})

test('a link to an own page leads through the login when the session is over', async ({
  arrive,
}) => {
  const page = await arrive(desktop, refused)
  const user = await loggedIn(page)
  const isAsked = page.waitForResponse('**/check_inbox.php')
  await open(page, '/pricing')
  await isAsked
  await endSession(page)
  await accountButton(page).click()
  await page.getByRole('link', { name: ro.layout.favorites, exact: true }).click()
  await expect(page).toHaveURL('/login?next=%2Fmy-favorites')
  await logInWith(page.getByRole('main'), user)
  await expect(page).toHaveURL('/my-favorites')
})

test('another person who logs in finds nothing of what the last one had typed', async ({
  arrive,
}) => {
  const page = await arrive(desktop, refused)
  await loggedIn(page)
  const another = await newUser(page)
  await open(page, '/my-profile')
  const address = page.getByLabel(myAccount.personal.address, { exact: true })
  await address.fill('str. Independenței 12')
  await endSession(page)
  let isSaved = false
  page.on('request', (request) => {
    isSaved ||= request.postData()?.includes('Independenței') ?? false
  })
  await saveButton(page).click()
  await expect.poll(() => isSaved).toBe(true)
  await dialog(page).waitFor()
  isSaved = false
  await fillIn(page, another)
  await expect(address).toHaveValue('')
  await expect(accountButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(isSaved, 'not in the name of the other one').toBe(false)
})

test('a heart that a visitor presses is marked after the login', async ({ arrive }) => {
  const page = await arrive(desktop)
  const user = await newUser(page)
  await open(page, '/category/animale')
  const heart = cards(page).first().getByRole('button')
  await heart.click()
  const saved = favoriteSaved(page)
  await fillIn(page, user)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('it is marked as well when the login has a page of its own', async ({ arrive }) => {
  const page = await arrive(phone)
  const user = await newUser(page)
  await open(page, '/category/animale')
  const heart = cards(page).first().getByRole('button')
  await heart.click()
  await dialog(page).waitFor()
  await open(page, '/login?next=%2Fcategory%2Fanimale')
  await logInWith(page.getByRole('main'), user)
  await expect(page).toHaveURL('/category/animale')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('whoever closes the login does not find the advert marked by a later one', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const user = await newUser(page)
  await open(page, '/category/animale')
  const heart = cards(page).first().getByRole('button')
  await heart.click()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await logInLink(page).click()
  await fillIn(page, user)
  await expect(accountButton(page)).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a heart pressed after a session had ended stays marked', async ({ arrive }) => {
  const page = await arrive(desktop, refused)
  const user = await loggedIn(page)
  await open(page, '/category/animale')
  const heart = cards(page).first().getByRole('button')
  await endSession(page)
  await heart.click()
  const saved = favoriteSaved(page)
  await fillIn(page, user)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

/** Somebody new, logged in in this browser. */
async function loggedIn(page: Page): Promise<NewUser> {
  const user = await newUser(page)
  const { phone: number, password: pass } = user
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone: number, pass } })
  return user
}

/** As when it expires, or is ended on another device. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
}

async function fillIn(page: Page, user: NewUser): Promise<void> {
  await logInWith(dialog(page), user)
  await expect(dialog(page)).toBeHidden()
}

async function logInWith(form: ReturnType<Page['getByRole']>, user: NewUser): Promise<void> {
  await form.getByLabel(login.phone, { exact: true }).fill(user.phone)
  await form.getByLabel(login.password, { exact: true }).fill(user.password)
  await form.getByRole('button', { name: login.submit, exact: true }).click()
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: login.title })
}

function saveButton(page: Page) {
  const personal = page.getByRole('region', { name: myAccount.personal.title })
  return personal.getByRole('button', { name: myAccount.save })
}

function logInLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: ro.layout.logIn, exact: true })
}

function accountButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: ro.layout.account, exact: true })
}
