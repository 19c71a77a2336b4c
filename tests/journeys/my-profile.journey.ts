import type { BrowserContextOptions, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts.ts'
import { avatarSide } from '#contract/limits.ts'
import { access as roAccess } from '#i18n/ro/access.ts'
import { codes as roCodes } from '#i18n/ro/codes.ts'
import { myAccount as roAccount } from '#i18n/ro/my-account.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { access as ruAccess } from '#i18n/ru/access.ts'
import { codes as ruCodes } from '#i18n/ru/codes.ts'
import { myAccount as ruAccount } from '#i18n/ru/my-account.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { codeSentTo, linkSentTo, newUser, unusedPhone, type NewUser } from './people.ts'
import { twoPhotos } from './posting.ts'
import { expect, test } from './test.ts'
import { at, desktop, open, phone as phoneScreen } from './visits.ts'

const visits = [
  { t: ro, own: roAccount, access: roAccess, codes: roCodes, home: '/', screen: desktop },
  { t: ru, own: ruAccount, access: ruAccess, codes: ruCodes, home: '/ru', screen: phoneScreen },
]

type Arrive = (options?: BrowserContextOptions, onPurpose?: RegExp) => Promise<Page>

/** Somebody new, on the page of their account. */
async function arriveAtProfile(
  arrive: Arrive,
  { home, screen }: (typeof visits)[number],
  onPurpose?: RegExp,
): Promise<{ page: Page; user: NewUser }> {
  const page = await arrive(screen, onPurpose)
  const user = await newUser(page)
  const { phone, password: pass } = user
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone, pass } })
  await open(page, at(home, '/my-profile'))
  return { page, user }
}

for (const visit of visits) {
  const { t, own, access, codes, home } = visit

  test(`a name and a city are changed, and stay (${t.lang})`, async ({ arrive }) => {
    const { page } = await arriveAtProfile(arrive, visit)
    const name = page.getByLabel(own.personal.fullName, { exact: true })
    const city = page.getByRole('combobox', { name: own.personal.place, exact: true })
    const personal = page.getByRole('region', { name: own.personal.title })
    const save = personal.getByRole('button', { name: own.save })
    await save.click()
    await expect(page.getByText(t.refusals.nothing_new)).toBeVisible()

    await name.fill('Ionela Țurcanu')
    await city.fill('Sorocx')
    await save.click()
    await expect(personal.getByRole('alert')).toContainText(t.refusals.place_required)
    await expect(name, 'nothing typed is lost').toHaveValue('Ionela Țurcanu')
    await city.fill('Soroc')
    const offered = personal.getByRole('listbox').getByRole('option')
    await offered.first().click()
    const chosen = await city.inputValue()
    await save.click()
    await expect(page.getByText(own.personal.saved)).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(name).toHaveValue('Ionela Țurcanu')
    await expect(city).toHaveValue(chosen)
  })

  test(`a picture is moved in its frame with the keyboard, and shown (${t.lang})`, async ({
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
    await section.getByLabel(own.picture.zoom).fill('2')
    await section.getByRole('button', { name: own.save }).click()
    await expect(page.getByText(own.picture.updated)).toBeVisible()

    const picture = section.locator('img')
    await expect(picture).toHaveAttribute('src', /^\/files\/avatars\//)
    await expect(picture).toHaveJSProperty('naturalWidth', avatarSide)
    await section.getByRole('button', { name: own.picture.remove }).click()
    await expect(picture).toBeHidden()
  })

  test(`another e-mail address counts when its link is opened (${t.lang})`, async ({ arrive }) => {
    const { page, user } = await arriveAtProfile(arrive, visit, /status of 4\d\d/)
    const { contacts } = own
    const email = `nou-${user.phone}@exemplu.md`
    const section = page.getByRole('region', { name: contacts.title })
    await section.getByRole('button', { name: contacts.addEmail }).click()
    await section.getByLabel(contacts.newEmail, { exact: true }).fill(email)
    const password = section.getByLabel(own.currentPassword, { exact: true })
    await password.fill('alta parola')
    await page.keyboard.press('Enter')
    await expect(section.getByRole('alert')).toContainText(t.refusals.wrong_password)
    await password.fill(user.password)
    await page.keyboard.press('Enter')
    await expect(section.getByText(contacts.linkSent(email))).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(section.getByText(contacts.pending(email))).toBeVisible()

    await open(page, at(home, await linkSentTo(page, email)))
    await page.getByRole('button', { name: access.link.confirmButton }).click()
    await page.getByRole('link', { name: access.link.profile }).click()
    await expect(section.getByText(email, { exact: true })).toBeVisible()
  })

  test(`another phone number counts when its code is given (${t.lang})`, async ({ arrive }) => {
    const { page, user } = await arriveAtProfile(arrive, visit, /status of 4\d\d/)
    const { contacts } = own
    const section = page.getByRole('region', { name: contacts.title })
    await section.getByRole('button', { name: contacts.changePhone }).click()
    const phone = section.getByLabel(contacts.newPhone, { exact: true })
    await phone.fill(user.phone)
    await section.getByLabel(own.currentPassword, { exact: true }).fill('alta parola')
    await page.keyboard.press('Enter')
    await expect(section.getByRole('alert')).toContainText(t.refusals.nothing_new)

    const wanted = unusedPhone()
    await phone.fill(wanted)
    await page.keyboard.press('Enter')
    await expect(section.getByLabel(codes.box(1, 5))).toBeFocused()
    await page.keyboard.type(await codeSentTo(page, wanted))
    await expect(section.getByRole('alert')).toContainText(t.refusals.wrong_password)
    await section.getByLabel(own.currentPassword, { exact: true }).fill(user.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(contacts.phoneChanged)).toBeVisible()
    await expect(section.getByText(inGroups(wanted))).toBeVisible()
  })
}

function inGroups(phone: string): string {
  return `+373 ${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`
}
