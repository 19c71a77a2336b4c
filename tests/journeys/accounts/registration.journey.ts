import type { Locator, Page } from '@playwright/test'
import { codes as roCodes } from '#i18n/ro/accounts/codes.ts'
import { registration as roTexts } from '#i18n/ro/accounts/registration.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { codes as ruCodes } from '#i18n/ru/accounts/codes.ts'
import { registration as ruTexts } from '#i18n/ru/accounts/registration.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { press, tabTo, write } from '../keyboard.ts'
import { codeSentTo, linkSentTo, unusedName, unusedPhone, unusedWord } from '../people.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone as phoneScreen, visits } from '../visits.ts'

const password = 'prima-parola-2026'

const catalogues = {
  ro: { texts: roTexts, codes: roCodes },
  ru: { texts: ruTexts, codes: ruCodes },
}

for (const { t, home, name, screen } of usual(visits, 0)) {
  const { texts, codes } = catalogues[t.lang]

  test(`a company registers by phone with the keyboard alone, and is logged in (${t.lang}, ${name})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await open(page, at(home, '/login?next=/pricing'))
    const main = page.getByRole('main')
    await press(page, main.getByRole('link', { name: t.accounts.login.register }))
    const form = page.getByRole('dialog')
    const phone = unusedPhone()
    await tabTo(page, form.getByRole('radio', { name: texts.personal }))
    await page.keyboard.press('ArrowRight')
    const word = unusedWord()
    await write(page, form.getByLabel(texts.brand, { exact: true }), `Casa Mobilă ${word}`)
    const username = form.getByLabel(texts.username, { exact: true })
    await expect(username, 'proposed from the name').toHaveValue(`casamobila${word}`)
    await expect(form.getByText(texts.usernameFree)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert'), 'all that is wrong, at once').toBeFocused()
    await expect(form.getByRole('alert')).toContainText(t.refusals.password_missing)

    await write(page, form.getByLabel(texts.phone, { exact: true }), `+373 ${phone}`)
    await expect(form.getByLabel(texts.phone, { exact: true })).toHaveValue(phone)
    await write(page, form.getByLabel(texts.password, { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(form.getByLabel(codes.box(1, 5))).toBeFocused()
    await page.keyboard.type(await codeSentTo(page, phone))
    await expect(page.getByText(texts.created)).toBeVisible()
    await expect(page).toHaveURL(at(home, '/pricing'))
  })
}

test('a wrong code may be followed by the right one, pasted with a space, on a phone', async ({
  arrive,
}) => {
  const page = await arrive({ ...phoneScreen, permissions: ['clipboard-read', 'clipboard-write'] })
  await open(page, '/ru/login?register=1')
  const main = page.getByRole('main')
  const phone = unusedPhone()
  const name = ` Ion${unusedWord()} `
  await main.getByRole('button', { name: ruTexts.next }).click()
  await expect(main.getByRole('alert')).toContainText(ru.refusals.fields_missing)
  await main.getByLabel(ruTexts.username, { exact: true }).fill(name)
  await main.getByLabel(ruTexts.phone, { exact: true }).fill(phone)
  await main.getByLabel(ruTexts.password, { exact: true }).fill(password)
  await main.getByRole('button', { name: ruTexts.next }).click()
  const first = main.getByLabel(ruCodes.box(1, 5))
  await expect(first).toBeFocused()
  const code = await codeSentTo(page, phone)
  await page.keyboard.type(code === '11111' ? '22222' : '11111')
  await expect(main.getByRole('alert')).toHaveText(ru.refusals.code_wrong)
  await expect(first).toBeFocused()
  for (const box of await main.getByRole('textbox').all()) await expect(box).toHaveValue('')

  await main.getByRole('button', { name: ruCodes.otherPhone }).click()
  await expect(main.getByLabel(ruTexts.phone, { exact: true })).toBeFocused()
  await expect(main.getByLabel(ruTexts.username, { exact: true })).toHaveValue(name)
  await expect(main.getByLabel(ruTexts.password, { exact: true })).toHaveValue(password)
  await main.getByRole('button', { name: ruTexts.next }).click()
  await expect(first).toBeFocused()
  await paste(page, `${code.slice(0, 2)} ${code.slice(2)}`)
  await expect(page.getByText(ruTexts.created)).toBeVisible()
  await expect(page).toHaveURL('/ru')
})

test('another code comes by a call, when the countdown that outlives the window is over', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/sendCode/.test(request.postData() ?? '')) asked.push(new URL(request.url()).pathname)
  })
  const phone = unusedPhone()
  await toCodes(page, phone)
  const form = registering(page)
  const resend = form.getByRole('button', { name: roCodes.resendByCall })
  await expect(resend).toBeDisabled()
  await expect(resend).toContainText(/peste (2\d|30) s/)

  await page.keyboard.press('Escape')
  await page.clock.fastForward(12_000)
  await page.getByRole('banner').locator('[data-opens="login"]').click()
  await page.getByRole('dialog').getByRole('link', { name: ro.accounts.login.register }).click()
  await expect(form.getByLabel(roTexts.phone, { exact: true })).toHaveValue(phone)
  await form.getByLabel(roTexts.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: roTexts.next }).click()
  await expect(resend).toContainText(/peste 1?\d s/)
  expect(asked, 'nothing is sent twice').toEqual(['/api/libs/verify_phone_context.php'])

  await page.clock.fastForward(20_000)
  await resend.click()
  await expect(form.getByRole('button', { name: roCodes.resendBySms })).toBeDisabled()
  expect(asked.at(-1)).toBe('/api/libs/verify_phone.php')
  await form.getByLabel(roCodes.box(1, 5)).fill(await codeSentTo(page, phone))
  await expect(page.getByText(roTexts.created)).toBeVisible()
})

test('a code that cannot be sent leaves two ways, a check that fails keeps what was typed', async ({
  arrive,
}) => {
  const page = await arrive(desktop, /Failed to load resource/)
  const verification = '**/api/libs/verify_phone_context.php'
  const phone = unusedPhone()
  await page.route(verification, (route) => route.abort())
  await fillIn(page, phone)
  const form = registering(page)
  await expect(form.getByRole('alert')).toContainText(ro.refusals.code_not_sent)
  await expect(form.getByRole('link', { name: roCodes.registerWithCall })).toBeVisible()
  await page.unroute(verification)
  await form.getByRole('button', { name: roCodes.tryAgain }).click()
  const first = form.getByLabel(roCodes.box(1, 5))
  await expect(first).toBeFocused()

  const code = await codeSentTo(page, phone)
  await page.route(verification, (route) => route.abort())
  await page.keyboard.type(code)
  await expect(form.getByRole('alert')).toHaveText(roCodes.unexpected)
  await expect(first).toHaveValue(code.slice(0, 1))
  await page.unroute(verification)
  await form.getByRole('button', { name: roCodes.confirm }).click()
  await expect(page.getByText(roTexts.created)).toBeVisible()
})

test('registering by e-mail ends with a link that was sent', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/login?register=1')
  await page.getByRole('link', { name: roTexts.byEmail }).click()
  const form = page.getByRole('dialog', { name: roTexts.byEmailTitle })
  const phone = unusedPhone()
  const email = `om-${phone}@exemplu.md`
  await form.getByLabel(roTexts.username, { exact: true }).fill(unusedName())
  await form.getByLabel(roTexts.email, { exact: true }).fill(email)
  await form.getByLabel(roTexts.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: roTexts.submit }).click()
  await expect(form.getByText(roTexts.linkSent(email))).toBeVisible()
  expect(await linkSentTo(page, email)).toMatch(/^\/account-link\//)
  await form.getByRole('link', { name: roTexts.loginNow }).click()
  const login = page.getByRole('dialog', { name: ro.accounts.login.title })
  await expect(login.getByLabel(ro.accounts.login.email, { exact: true })).toHaveValue(email)
  await login.getByLabel(ro.accounts.login.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(login.getByRole('alert')).toContainText(ro.refusals.email_unconfirmed)
  const first = await linkSentTo(page, email)
  await login.getByRole('button', { name: ro.accounts.login.resend }).click()
  await expect(login.getByRole('alert')).toContainText(ro.accounts.login.resent)
  expect(await linkSentTo(page, email)).not.toBe(first)
})

for (const { t, home, name, screen } of usual(visits, 1)) {
  test(`a call is asked for with the keyboard alone (${t.lang}, ${name})`, async ({ arrive }) => {
    const { call } = catalogues[t.lang].texts
    const page = await arrive(screen)
    await open(page, at(home, '/register-with-call'))
    const main = page.getByRole('main')
    await tabTo(page, main.getByLabel(call.name, { exact: true }))
    await page.keyboard.press('Enter')
    await expect(main, 'what is missing').toContainText(t.refusals.name_missing)
    await expect(main).toContainText(t.refusals.phone_invalid)
    await write(page, main.getByLabel(call.name, { exact: true }), 'Ion')
    await write(page, main.getByLabel(call.phone, { exact: true }), unusedPhone())
    await press(page, main.getByRole('button', { name: call.submit }))
    await expect(main.getByText(call.received)).toBeVisible()
  })
}

test('a call is asked for once, without JavaScript as well, and waited for', async ({ arrive }) => {
  const page = await arrive(desktop)
  const { call } = roTexts
  const phone = unusedPhone()
  await open(page, '/register-with-call')
  const main = page.getByRole('main')
  await askForCall(main, phone)
  await expect(main.getByText(call.received)).toBeVisible()
  await open(page, '/register-with-call')
  await expect(main.getByText(call.received), 'coming back shows how far it is').toBeVisible()

  const plain = await arrive({ ...desktop, javaScriptEnabled: false }, /status of 422/)
  const content = plain.getByRole('main')
  await plain.goto('/login?register=1')
  await content.getByRole('link', { name: roTexts.byCall }).click()
  await askForCall(content, phone)
  await expect(content.getByText(ro.refusals.callback_open)).toBeVisible()
  await plain.goto('/register-with-call')
  await askForCall(content, unusedPhone())
  await expect(content.getByText(call.received)).toBeVisible()
})

test('a password that anybody would guess is refused before a code is sent, and never called good', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const phone = unusedPhone()
  await fillIn(page, phone, 'iloveyou')
  const form = registering(page)

  await expect(form.getByRole('alert')).toContainText(ro.refusals.password_common)
  const strength = form.getByRole('status')
  await expect(strength.filter({ hasText: ro.refusals.password_common })).toBeVisible()
  await expect(codeSentTo(page, phone)).rejects.toThrow('Nothing was sent')

  await form.getByLabel(roTexts.password, { exact: true }).fill(password)
  await expect(strength.filter({ hasText: ro.accounts.login.strength.strong })).toBeVisible()
  await form.getByRole('button', { name: roTexts.next }).click()
  await expect(form.getByLabel(roCodes.box(1, 5))).toBeFocused()
})

function registering(page: Page): Locator {
  return page.getByRole('dialog', { name: roTexts.title, exact: true })
}

/** The form, opened over a page and sent. */
async function fillIn(page: Page, phone: string, typed = password): Promise<void> {
  await open(page, '/pricing')
  await page.getByRole('banner').locator('[data-opens="login"]').click()
  await page.getByRole('dialog').getByRole('link', { name: ro.accounts.login.register }).click()
  const form = registering(page)
  await form.getByLabel(roTexts.username, { exact: true }).fill(unusedName())
  await form.getByLabel(roTexts.phone, { exact: true }).fill(phone)
  await form.getByLabel(roTexts.password, { exact: true }).fill(typed)
  await form.getByRole('button', { name: roTexts.next }).click()
}

async function toCodes(page: Page, phone: string): Promise<void> {
  await fillIn(page, phone)
  await expect(registering(page).getByLabel(roCodes.box(1, 5))).toBeFocused()
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await page.keyboard.press('ControlOrMeta+v')
}

async function askForCall(form: Locator, phone: string): Promise<void> {
  await form.getByLabel(roTexts.call.name, { exact: true }).fill('Ion')
  await form.getByLabel(roTexts.call.phone, { exact: true }).fill(phone)
  await form.getByRole('button', { name: roTexts.call.submit }).click()
}
