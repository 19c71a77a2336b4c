import type { Locator, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { access } from '#i18n/ro/accounts/access.ts'
import { codes } from '#i18n/ro/accounts/codes.ts'
import { registration } from '#i18n/ro/accounts/registration.ts'
import { savedSearches } from '#i18n/ro/search/saved-searches.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { codeSentTo, newUser, unusedName, unusedPhone, type NewUser } from '../people.ts'
import { ask, giveInformation, postingOf } from '../adverts/posting.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, favoriteSaved, open, phone } from '../visits.ts'

/** What the browser notes of calls in the name of a session that is over. */
const refused = /status of 401/
const { login } = ro.accounts
const own = postingOf(ro)
const tokenOfYesterday = { success: true, token: 'v1.of.yesterday' }

for (const { what, button, done } of [
  { what: 'published', button: own.finish.publish, done: own.finish.done },
  { what: 'kept as a draft', button: own.finish.saveDraft, done: own.finish.draftSaved },
]) {
  test(`an advert is ${what} after the login when the session had ended by then`, async ({
    arrive,
  }) => {
    const page = await arrive(desktop, refused)
    const user = await comeIn(page)
    await toTheLastStep(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: button, exact: true }).click()

    const number = loginDialog(page).getByLabel(ro.accounts.login.phone, { exact: true })
    await expect(number, 'a keyboard is at hand').toBeFocused()
    await logInWith(loginDialog(page), user)
    await expect(page.getByRole('heading', { name: done })).toBeVisible()
    await expect(loginDialog(page)).toBeHidden()
  })
}

test('it is published as well when the login has a page of its own', async ({ arrive }) => {
  const page = await arrive(phone, refused)
  const user = await comeIn(page)
  await toTheLastStep(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: own.finish.publish }).click()
  await loginDialog(page).waitFor()
  await open(page, '/login?next=%2Fadd-advert%3Fstep%3Dfinish')
  await logInWith(page.getByRole('main'), user)
  await expect(page.getByRole('heading', { name: own.finish.done })).toBeVisible()
})

test('who closes the login, or logs in as somebody else, publishes nothing', async ({ arrive }) => {
  const page = await arrive(desktop, refused)
  const user = await comeIn(page)
  const another = await newUser(page)
  let isPublished = false
  page.on('request', (request) => {
    isPublished ||= request.postData()?.includes('"publish"') ?? false
  })
  await toTheLastStep(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: own.finish.publish }).click()
  await loginDialog(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: own.login.link }).first().click()
  await logInWith(loginDialog(page), user)
  await expect(loginDialog(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(isPublished, 'the login was closed once').toBe(false)

  await page.context().clearCookies()
  await page.getByRole('button', { name: own.finish.publish }).click()
  await loginDialog(page).waitFor()
  isPublished = false
  await logInWith(loginDialog(page), another)
  await expect(page.getByLabel(own.fields.title, { exact: true })).toHaveValue('')
  await page.waitForLoadState('networkidle')
  expect(isPublished, 'not by another one').toBe(false)
})

/** Counts fields for a password that appear in the page, if for a moment. */
const countPasswords = `
  window.passwords = 0
  new MutationObserver(() => {
    window.passwords += document.querySelectorAll('input[type=password]').length
  }).observe(document, { childList: true, subtree: true })`

test('a guest publishes with a number and its code, over a reload, and has an account', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await page.addInitScript(countPasswords)
  await open(page, '/add-advert')
  await giveInformation(page, ro, `Oală ${Date.now()}`)
  await page.getByRole('button', { name: own.finish.publish }).click()
  const entering = page.getByRole('dialog', { name: own.login.guest })
  const number = unusedPhone()
  await entering.getByLabel(access.byCode.phone, { exact: true }).fill(number)
  await entering.getByRole('button', { name: access.byCode.send }).click()
  await expect(entering.getByLabel(codes.box(1, 5))).toBeFocused()
  await page.reload()
  await expect(entering.getByLabel(codes.box(1, 5))).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, number))
  await expect(page.getByRole('heading', { name: own.finish.done })).toBeVisible()
  expect(await page.evaluate('window.passwords'), 'no password is asked for').toBe(0)

  await page.context().clearCookies()
  await open(page, '/login?code=1&next=/my-adverts')
  const main = page.getByRole('main')
  await main.getByLabel(access.byCode.phone, { exact: true }).fill(number)
  await main.getByRole('button', { name: access.byCode.send }).click()
  await expect(main.getByLabel(codes.box(1, 5))).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, number))
  await expect(page, 'the same account').toHaveURL('/my-adverts')
  await expect(page.locator('li[data-own]')).toHaveCount(1)
})

test('a guest who registers on a page of its own has published what waited', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  await giveInformation(page, ro, `Oală ${Date.now()}`)
  await page.getByRole('button', { name: own.finish.publish }).click()
  await page.getByRole('dialog', { name: own.login.guest }).waitFor()
  await open(page, '/login?register=1&next=%2Fadd-advert')
  await registerWith(page, page.getByRole('main'))
  await expect(page.getByRole('heading', { name: own.finish.done })).toBeVisible()
})

test('a heart is marked for who goes from the login to registration', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/category/animale')
  const heart = cards(page).first().getByRole('button')
  await heart.click()
  await loginDialog(page).getByRole('link', { name: login.register }).click()
  const saved = favoriteSaved(page)
  await registerWith(page, page.getByRole('dialog', { name: registration.title }))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a search is saved by who goes from the login to registration', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/search?q=iphone')
  await page.getByRole('link', { name: ro.search.save.save }).click()
  await loginDialog(page).getByRole('link', { name: login.register }).click()
  await registerWith(page, page.getByRole('dialog', { name: registration.title }))
  const saving = page.getByRole('dialog', { name: savedSearches.form.title })
  await saving.getByRole('button', { name: savedSearches.form.submit }).click()
  await expect(page.getByText(savedSearches.form.done)).toBeVisible()
})

test("a visitor's token that is over is renewed without a word", async ({ arrive }) => {
  const page = await arrive(desktop, refused)
  await page.route('**/api/token.php', (route) => route.fulfill({ json: tokenOfYesterday }), {
    times: 1,
  })
  await showNumber(page)
  await expect(page.getByRole('link', { name: /^\+373/ })).toBeVisible()
})

test('a token that was refused is asked for again at the next press', async ({ arrive }) => {
  const page = await arrive(desktop, refused)
  let isRefused = true
  await page.route('**/api/token.php', (route) =>
    isRefused
      ? route.fulfill({ json: { success: false, code: 'too_many_requests' } })
      : route.continue(),
  )
  await showNumber(page)
  await expect(page.getByText(ro.refusals.too_many_requests)).toBeVisible()
  isRefused = false
  await page.getByRole('button', { name: ro.advert.phone.show }).click()
  await expect(page.getByRole('link', { name: /^\+373/ })).toBeVisible()
})

/** Somebody new, logged in in this browser. */
async function comeIn(page: Page): Promise<NewUser> {
  const user = await newUser(page)
  await ask(page, accountCalls.logIn, { phone: user.phone, pass: user.password })
  return user
}

async function toTheLastStep(page: Page): Promise<void> {
  await open(page, '/add-advert')
  await giveInformation(page, ro, `Oală ${Date.now()}`)
  await page.getByRole('button', { name: own.finish.publish }).waitFor()
}

async function logInWith(form: Locator, user: NewUser): Promise<void> {
  await form.getByLabel(login.phone, { exact: true }).fill(user.phone)
  await form.getByLabel(login.password, { exact: true }).fill(user.password)
  await form.getByRole('button', { name: login.submit, exact: true }).click()
}

async function registerWith(page: Page, form: Locator): Promise<void> {
  const number = unusedPhone()
  await form.getByLabel(registration.username, { exact: true }).fill(unusedName())
  await form.getByLabel(registration.phone, { exact: true }).fill(number)
  await form.getByLabel(registration.password, { exact: true }).fill('prima-parola-2026')
  await form.getByRole('button', { name: registration.next }).click()
  await expect(form.getByLabel(codes.box(1, 5))).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, number))
  await expect(page.getByText(registration.created)).toBeVisible()
}

async function showNumber(page: Page): Promise<void> {
  await open(page, '/category/animale')
  await cards(page).first().getByRole('link').first().click()
  await page.getByRole('button', { name: ro.advert.phone.show }).click()
}

function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: login.title })
}
