import type { BrowserContextOptions, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { avatarSide } from '#contract/limits.ts'
import { access as roAccess } from '#i18n/ro/accounts/access.ts'
import { codes as roCodes } from '#i18n/ro/accounts/codes.ts'
import { myAccount as roAccount } from '#i18n/ro/accounts/my-account.ts'
import { access as ruAccess } from '#i18n/ru/accounts/access.ts'
import { codes as ruCodes } from '#i18n/ru/accounts/codes.ts'
import { myAccount as ruAccount } from '#i18n/ru/accounts/my-account.ts'
import { press, rewrite, tabTo } from '../keyboard.ts'
import { codeSentTo, linkSentTo, newUser, unusedPhone, type NewUser } from '../people.ts'
import { twoPhotos } from '../adverts/posting.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, open, visits } from '../visits.ts'

const catalogues = {
  ro: { own: roAccount, access: roAccess, codes: roCodes },
  ru: { own: ruAccount, access: ruAccess, codes: ruCodes },
}

const ownVisits = visits.map((visit) => ({ ...visit, ...catalogues[visit.t.lang] }))

type Arrive = (options?: BrowserContextOptions, onPurpose?: RegExp) => Promise<Page>

/** Somebody new, on the page of their account. */
async function arriveAtProfile(
  arrive: Arrive,
  { home, screen }: (typeof ownVisits)[number],
  onPurpose?: RegExp,
): Promise<{ page: Page; user: NewUser }> {
  const page = await arrive(screen, onPurpose)
  const user = await newUser(page)
  const { phone, password: pass } = user
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone, pass } })
  await open(page, at(home, '/my-profile'))
  return { page, user }
}

for (const visit of usual(ownVisits, 1)) {
  const { t, own, access, codes, home, name: size } = visit

  test(`a name and a city are changed, and stay (${t.lang}, ${size})`, async ({ arrive }) => {
    const { page } = await arriveAtProfile(arrive, visit)
    const name = page.getByLabel(own.personal.fullName, { exact: true })
    const city = page.getByRole('combobox', { name: own.personal.place, exact: true })
    const personal = page.getByRole('region', { name: own.personal.title })
    const save = personal.getByRole('button', { name: own.save })
    await press(page, save)
    await expect(page.getByText(t.refusals.nothing_new)).toBeVisible()

    await rewrite(page, name, 'Ionela Țurcanu')
    await rewrite(page, city, 'Sorocx')
    await press(page, save)
    await expect(personal.getByRole('alert')).toContainText(t.refusals.place_required)
    await expect(name, 'nothing typed is lost').toHaveValue('Ionela Țurcanu')
    await rewrite(page, city, 'Soroc')
    const offered = personal.getByRole('listbox').getByRole('option')
    await expect(offered.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const chosen = await city.inputValue()
    await press(page, save)
    await expect(page.getByText(own.personal.saved)).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(name).toHaveValue('Ionela Țurcanu')
    await expect(city).toHaveValue(chosen)
  })

  test(`a picture is moved in its frame with the keyboard, and shown (${t.lang}, ${size})`, async ({
    arrive,
  }) => {
    const { page } = await arriveAtProfile(arrive, visit)
    const section = page.getByRole('region', { name: own.picture.title })
    const [photo] = await twoPhotos()
    if (!photo) throw new Error('No photo')
    const file = section.locator('input[type=file]')
    await file.setInputFiles({ ...photo, buffer: Buffer.from('no picture') })
    await expect(section.getByRole('alert')).toHaveText(t.refusals.image_unreadable)
    await file.setInputFiles(photo)
    await expect(section.getByLabel(own.picture.frame)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await tabTo(page, section.getByLabel(own.picture.zoom))
    await page.keyboard.press('ArrowRight')
    await press(page, section.getByRole('button', { name: own.save }))
    await expect(page.getByText(own.picture.updated)).toBeVisible()

    const picture = section.locator('img')
    await expect(picture).toHaveAttribute('src', /^\/files\/avatars\//)
    await expect(picture).toHaveJSProperty('naturalWidth', avatarSide)
    await press(page, section.getByRole('button', { name: own.picture.remove }))
    await expect(picture).toBeHidden()
  })

  test(`another e-mail address counts when its link is opened (${t.lang}, ${size})`, async ({
    arrive,
  }) => {
    const { page, user } = await arriveAtProfile(arrive, visit, /status of 4\d\d/)
    const { contacts } = own
    const email = `nou-${user.phone}@exemplu.md`
    const section = page.getByRole('region', { name: contacts.title })
    await press(page, section.getByRole('button', { name: contacts.addEmail }))
    await rewrite(page, section.getByLabel(contacts.newEmail, { exact: true }), email)
    const password = section.getByLabel(own.currentPassword, { exact: true })
    await rewrite(page, password, 'alta parola')
    await page.keyboard.press('Enter')
    await expect(section.getByRole('alert')).toContainText(t.refusals.wrong_password)
    await rewrite(page, password, user.password)
    await page.keyboard.press('Enter')
    await expect(section.getByText(contacts.linkSent(email))).toBeVisible()
    await expect(section.getByText(contacts.unconfirmed(email), { exact: true })).toBeVisible()
    await expect(section.getByRole('button', { name: contacts.otherEmail })).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(section.getByText(contacts.pending(email))).toBeVisible()

    await open(page, at(home, await linkSentTo(page, email)))
    const main = page.getByRole('main')
    await rewrite(page, main.getByLabel(t.accounts.login.password, { exact: true }), user.password)
    await press(page, main.getByRole('button', { name: access.link.confirmButton }))
    await press(page, page.getByRole('link', { name: access.link.profile }))
    await expect(section.getByText(email, { exact: true })).toBeVisible()
  })

  test(`another phone number counts when its code is given (${t.lang}, ${size})`, async ({
    arrive,
  }) => {
    const { page, user } = await arriveAtProfile(arrive, visit, /status of 4\d\d/)
    const { contacts } = own
    const section = page.getByRole('region', { name: contacts.title })
    await press(page, section.getByRole('button', { name: contacts.changePhone }))
    const phone = section.getByLabel(contacts.newPhone, { exact: true })
    await rewrite(page, phone, user.phone)
    await rewrite(page, section.getByLabel(own.currentPassword, { exact: true }), 'alta parola')
    await page.keyboard.press('Enter')
    await expect(section.getByRole('alert')).toContainText(t.refusals.nothing_new)

    const wanted = unusedPhone()
    await rewrite(page, phone, wanted)
    await page.keyboard.press('Enter')
    await expect(section.getByLabel(codes.box(1, 5))).toBeFocused()
    await page.keyboard.type(await codeSentTo(page, wanted))
    await expect(section.getByRole('alert')).toContainText(t.refusals.wrong_password)
    await rewrite(page, section.getByLabel(own.currentPassword, { exact: true }), user.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(contacts.phoneChanged)).toBeVisible()
    await expect(section.getByText(inGroups(wanted))).toBeVisible()
  })
}

function inGroups(phone: string): string {
  return `+373 ${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`
}
