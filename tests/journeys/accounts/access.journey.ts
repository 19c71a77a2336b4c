import type { Locator, Page } from '@playwright/test'
import { access as roAccess } from '#i18n/ro/accounts/access.ts'
import { codes as roCodes } from '#i18n/ro/accounts/codes.ts'
import { access as ruAccess } from '#i18n/ru/accounts/access.ts'
import { codes as ruCodes } from '#i18n/ru/accounts/codes.ts'
import { press, rewrite, tabTo, write } from '../keyboard.ts'
import { codeSentTo, linkSentTo, newEmailUser, newUser } from '../people.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, open, visits } from '../visits.ts'

const secondPassword = 'a-doua-parola-2026'

const catalogues = {
  ro: { access: roAccess, codes: roCodes },
  ru: { access: ruAccess, codes: ruCodes },
}

const ownVisits = visits.map((visit) => ({ ...visit, ...catalogues[visit.t.lang] }))

for (const { t, access, codes, home, screen, name } of usual(ownVisits, 0)) {
  const texts = t.accounts.login

  test(`a forgotten password is replaced by phone, with the keyboard alone (${t.lang}, ${name})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    const user = await newUser(page)
    await open(page, at(home, '/login'))
    const main = page.getByRole('main')
    await press(page, main.getByRole('link', { name: texts.forgot }))

    const restoring = page.getByRole('dialog', { name: access.restore.title })
    await write(page, restoring.getByLabel(texts.phone, { exact: true }), `0${user.phone}`)
    await page.keyboard.press('Enter')
    await expect(restoring.getByLabel(codes.box(1, 5))).toBeFocused()
    await page.keyboard.type(await codeSentTo(page, user.phone))

    const field = restoring.getByLabel(access.restore.newPassword, { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type('1234')
    await page.keyboard.press('Enter')
    await expect(restoring.getByRole('alert')).toContainText(t.refusals.password_unconfirmed)
    await write(page, restoring.getByLabel(access.repeatPassword, { exact: true }), '1234')
    await page.keyboard.press('Enter')
    await expect(restoring.getByRole('alert')).toContainText(t.refusals.password_common)
    await field.selectText()
    await page.keyboard.type(secondPassword)
    await page.keyboard.press('Enter')
    await expect(restoring.getByRole('alert')).toContainText(t.refusals.passwords_differ)
    await repeatPassword(page, restoring, access.repeatPassword)
    await page.keyboard.press('Enter')
    await expect(restoring.getByRole('group', { name: access.restore.done })).toBeFocused()
    await press(page, restoring.getByRole('link', { name: access.logInNow }))

    const login = page.getByRole('dialog', { name: texts.title })
    const phone = login.getByLabel(texts.phone, { exact: true })
    await expect(phone, 'nothing is typed twice').toHaveValue(user.phone)
    await write(page, login.getByLabel(texts.password, { exact: true }), secondPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText(texts.welcome(''))).toBeVisible()
  })

  test(`links in e-mails open an account and restore access to it (${t.lang}, ${name})`, async ({
    arrive,
  }) => {
    // A link may have ended or opened a session: who is there is asked again, and is nobody.
    const page = await arrive(screen, /status of (401|410)/)
    const email = `om-${Date.now()}-${t.lang}@exemplu.md`
    await newEmailUser(page, email, 'prima-parola-2026')
    const main = page.getByRole('main')
    const confirmLink = at(home, inRomanian(await linkSentTo(page, email)))
    await open(page, confirmLink)
    const chosen = main.getByLabel(texts.password, { exact: true })
    await write(page, chosen, 'alta-parola-2026')
    await page.keyboard.press('Enter')
    await expect(main.getByText(access.link.notMyPassword)).toBeVisible()
    await rewrite(page, chosen, 'prima-parola-2026')
    await press(page, main.getByRole('button', { name: access.link.confirmButton }))
    await expect(main.getByRole('group', { name: access.link.confirmed })).toContainText(email)
    expect(await open(page, confirmLink), 'the link works once').toBe(410)
    await press(page, main.getByRole('link', { name: access.link.askAgain }))

    const restoring = page.getByRole('dialog', { name: access.restore.title })
    await tabTo(page, restoring.getByLabel(access.restore.byPhone))
    await page.keyboard.press('ArrowRight')
    const field = restoring.getByLabel(texts.email, { exact: true })
    await write(page, field, `nimeni-${Date.now()}@exemplu.md`)
    await page.keyboard.press('Enter')
    await expect(restoring.getByRole('alert')).toContainText(t.refusals.email_unknown)
    await field.selectText()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(restoring.getByText(access.restore.sentText(email))).toBeVisible()

    await open(page, at(home, inRomanian(await linkSentTo(page, email))))
    const password = main.getByLabel(access.restore.newPassword, { exact: true })
    await write(page, password, secondPassword)
    await repeatPassword(page, main, access.repeatPassword)
    await page.keyboard.press('Enter')
    await press(page, main.getByRole('link', { name: access.logInNow }))
    await write(page, main.getByLabel(texts.email, { exact: true }), email)
    await write(page, main.getByLabel(texts.password, { exact: true }), secondPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText(texts.welcome(''))).toBeVisible()
  })

  test(`a password is changed by who knows the old one and can add (${t.lang}, ${name})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    const user = await newUser(page)
    await open(page, at(home, '/login?next=%2Fpricing'))
    const main = page.getByRole('main')
    await write(page, main.getByLabel(texts.phone, { exact: true }), user.phone)
    await write(page, main.getByLabel(texts.password, { exact: true }), user.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(home, '/pricing'))
    await openPasswordForm(page, name, at(home, '/my-profile'))

    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().includes('manage_account'))))
    const changing = page.getByRole('dialog', { name: access.password.title })
    const submit = changing.getByRole('button', { name: access.password.submit })
    await press(page, submit)
    await expect(changing.getByRole('alert')).toContainText(access.password.required)
    await write(page, changing.getByLabel(access.password.old, { exact: true }), 'alta-parola')
    await write(page, changing.getByLabel(access.password.new, { exact: true }), secondPassword)
    await repeatPassword(page, changing, access.repeatPassword)
    const answer = changing.getByLabel(new RegExp(access.password.sumLabel))
    await write(page, answer, '19')
    await page.keyboard.press('Enter')
    await expect(changing.getByRole('alert')).toContainText(t.refusals.human_test_failed)
    await expect(answer, 'another sum is asked').toHaveValue('')
    expect(sent, 'a wrong sum sends nothing').toBe(0)

    await write(page, answer, await sumAsked(changing))
    await page.keyboard.press('Enter')
    await expect(changing.getByRole('alert')).toContainText(t.refusals.old_password_wrong)
    const old = changing.getByLabel(access.password.old, { exact: true })
    await old.selectText()
    await page.keyboard.type(user.password)
    await write(page, answer, await sumAsked(changing))
    await page.keyboard.press('Enter')
    await expect(changing.getByRole('group', { name: access.password.done })).toBeFocused()
    await expect(changing.locator('a, button, input')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(changing).toBeHidden()
  })
}

async function repeatPassword(page: Page, form: Locator, label: string): Promise<void> {
  await rewrite(page, form.getByLabel(label, { exact: true }), secondPassword)
}

/** A link of a mail is in its reader's language; here it is opened in each. */
function inRomanian(path: string): string {
  return path.replace(/^\/(ru|en)(?=\/)/, '')
}

/** On a desktop it stands in the profile, on a phone in the menu of the account as well. */
async function openPasswordForm(page: Page, size: string, profile: string): Promise<void> {
  if (size === 'desktop') {
    await open(page, profile)
    return press(page, page.getByRole('main').locator('[data-opens="password"]'))
  }
  await press(page, page.locator('nav [data-opens="account"]'))
  await press(page, page.getByRole('dialog').locator('[data-opens="password"]'))
}

async function sumAsked(form: Locator): Promise<string> {
  const [, a, b] = /(\d) \+ (\d)/.exec(await form.innerText()) ?? []
  return String(Number(a) + Number(b))
}
