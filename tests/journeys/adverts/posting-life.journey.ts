import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { access } from '#i18n/ro/accounts/access.ts'
import { access as ruAccess } from '#i18n/ru/accounts/access.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { lieOver } from '../boxes.ts'
import { linkSentTo, newEmailUser, newUser } from '../people.ts'
import {
  foundPlaces,
  openFolds,
  photoTextsOf,
  placeField,
  postingOf,
  sold,
  twoPhotos,
} from './posting.ts'
import { tabTo } from '../keyboard.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, desktop, fillLogin, logIn, open, phone } from '../visits.ts'

const visits = [
  { t: ro, byCode: access.byCode, home: '/', screen: desktop, title: 'Farfurii de porțelan' },
  { t: ru, byCode: ruAccess.byCode, home: '/ru', screen: phone, title: 'Тарелки фарфоровые' },
] as const

const noNetwork = /ERR_INTERNET_DISCONNECTED/
const noSession = /status of 401/

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true })
}

function saveState(page: Page) {
  return page.getByRole('main').locator('[role=status][data-state]')
}

/** The least that the first step asks for. */
async function giveLeast(page: Page, t: Texts, title: string): Promise<void> {
  const { fields } = postingOf(t)
  await openFolds(page)
  await field(page, fields.title).fill(title)
  await field(page, fields.category).selectOption(sold.category)
  await field(page, fields.subcategory).selectOption(sold.subcategory)
  await placeField(page, t).fill('soroc')
  await foundPlaces(page, t).first().click()
}

for (const { t, byCode, home, screen, title } of usual(visits, 1)) {
  const own = postingOf(t)
  const { fields } = own

  test(`a guest starts, logs in in the middle and has lost nothing (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await open(page, at(home, '/add-advert'))
    await field(page, fields.title).fill('Toyota Corolla 2015')
    const read = page.getByRole('list', { name: own.read.title }).getByRole('listitem')
    await expect(read.filter({ hasText: 'Corolla' })).toBeVisible()
    await tabTo(page, read.filter({ hasText: '2015' }).getByRole('button').last())
    await page.keyboard.press('Enter')
    await expect(read.filter({ hasText: '2015' })).toBeHidden()
    await expect(field(page, fields.category)).toHaveValue('transport')
    await expect(field(page, fields.subcategory)).toHaveValue('autoturisme')

    const name = `${title} ${Date.now()}`
    await giveLeast(page, t, name)
    await field(page, fields.description).fill('Șase farfurii, шесть тарелок.')
    await expect(saveState(page)).toContainText(own.keptHere)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(field(page, fields.title)).toHaveValue(name)

    const photos = photoTextsOf(t)
    await page.getByLabel(photos.choose).setInputFiles(await twoPhotos())
    await page
      .getByRole('list', { name: photos.list })
      .getByText(photos.states.held)
      .last()
      .waitFor()
    await expect(page.getByText(photos.held(2))).toBeVisible()
    await expect(page.getByRole('heading', { name: photos.count(2, 10) })).toBeVisible()
    await page.getByRole('button', { name: own.more.preview }).click()
    const preview = page.getByRole('article')
    await expect(preview.getByAltText(photos.photo(2))).toBeVisible()
    await expect(preview.getByRole('heading', { name })).toBeVisible()
    await expect(preview).toContainText('Șase farfurii, шесть тарелок.')
    await page.getByRole('button', { name: own.finish.publish }).click()
    await page.getByRole('dialog').getByRole('link', { name: byCode.withPassword }).click()
    await fillLogin(page.getByRole('dialog', { name: t.accounts.login.title }), t, 'seller')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.finish.done)
    await page.getByRole('link', { name: own.finish.see }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('1 / 2').first(), 'the photos have come along').toBeVisible()
  })

  test(`a description is written, a pin put, and the draft is there tomorrow (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await newUser(page).then(({ phone: number, password }) =>
      page.request.post(`/api${accountCalls.logIn.path}`, {
        data: { phone: number, pass: password },
      }),
    )
    await open(page, at(home, '/add-advert'))
    const { describe } = own
    await openFolds(page)
    await page.getByRole('button', { name: describe.write }).click()
    await expect(page.getByText(describe.first)).toBeVisible()
    await giveLeast(page, t, title)
    await field(page, fields.description).fill('Scris de mână')
    await page.getByRole('button', { name: describe.write }).click()
    await page.getByRole('dialog').getByRole('button', { name: describe.replace.yes }).click()
    await expect(page.getByText(describe.done)).toBeVisible()
    await expect(field(page, fields.description)).toHaveValue(new RegExp(title))
    await page.getByRole('button', { name: describe.undo }).click()
    await expect(field(page, fields.description)).toHaveValue('Scris de mână')

    await page.getByRole('button', { name: own.map.show }).click()
    const put = page.getByRole('button', { name: own.map.put })
    await put.waitFor()
    await tabTo(page, put)
    await page.keyboard.press('Enter')
    const pin = page.getByRole('button', { name: t.advert.map.pin })
    await expect(pin).toBeFocused()
    const pinAt = page.getByText(new RegExp(`^${own.map.inMiddle('').slice(0, 8)}`)).last()
    const before = await pinAt.textContent()
    await page.keyboard.press('ArrowUp')
    await expect(pinAt).not.toHaveText(before ?? '')
    await page
      .getByRole('group', { name: t.advert.map.label })
      .click({ position: { x: 150, y: 150 } })
    const clicked = await pinAt.textContent()

    await page.getByRole('button', { name: own.finish.saveDraft }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.finish.draftSaved)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(field(page, fields.title)).toHaveValue(title)
    await expect(field(page, fields.description)).toHaveValue('Scris de mână')
    await openFolds(page)
    await page.getByRole('button', { name: own.map.show }).click()
    await expect(pinAt).toHaveText(clicked ?? '')

    await page.getByRole('button', { name: own.startNew }).click()
    await expect(field(page, fields.title)).toHaveValue('')
  })
}

test('neither a lost network nor an ended session loses what is typed', async ({ arrive }) => {
  const page = await arrive(desktop, new RegExp(`${noNetwork.source}|${noSession.source}`))
  const own = postingOf(ro)
  await logIn(page, ro, 'company', '/add-advert')
  const title = field(page, own.fields.title)
  await title.fill('Ceainic')
  await expect(saveState(page)).toContainText(own.saved)

  await page.context().setOffline(true)
  await title.fill('Ceainic de fontă')
  await expect(saveState(page)).toContainText(own.notSaved)
  await page.context().setOffline(false)
  await expect(saveState(page)).toContainText(own.saved)

  await page.context().clearCookies()
  await title.fill('Ceainic de fontă, 1,5 litri')
  await expect(saveState(page)).toContainText(own.ended)
  await saveState(page).getByRole('link', { name: own.login.link }).click()
  await fillLogin(page.getByRole('dialog'), ro, 'company')
  await expect(page.getByText(ro.accounts.login.welcome(demoLogins.company.fullName))).toBeVisible()
  await expect(saveState(page)).toContainText(own.saved)
  await expect(title).toHaveValue('Ceainic de fontă, 1,5 litri')
})

test('somebody without a number proves one first, and the advert waits', async ({ arrive }) => {
  const page = await arrive(desktop, /status of 4\d\d/)
  const own = postingOf(ro)
  const email = `om${randomInt(1_000_000_000)}@example.md`
  const password = 'prima-parola-2026'
  await newEmailUser(page, email, password)
  await open(page, await linkSentTo(page, email))
  const main = page.getByRole('main')
  await main.getByLabel(ro.accounts.login.password, { exact: true }).fill(password)
  await main.getByRole('button', { name: access.link.confirmButton }).click()
  await expect(main.getByRole('group')).toContainText(email)
  await page.request.post(`/api${accountCalls.logIn.path}`, {
    data: { phone: email, pass: password },
  })
  await open(page, '/add-advert')
  await giveLeast(page, ro, 'Ceașcă fără telefon')
  await page.getByRole('button', { name: own.finish.publish }).click()

  await page.getByRole('link', { name: own.phone.link }).click()
  await expect(page).toHaveURL(/\/my-profile#contacts$/)
  await open(page, '/add-advert')
  await expect(field(page, own.fields.title)).toHaveValue('Ceașcă fără telefon')
})

test('whoever fills in the form by keyboard sees what has the focus above the bar that publishes', async ({
  arrive,
}) => {
  const page = await arrive({ viewport: { width: 1_024, height: 768 } })
  await open(page, '/add-advert')
  const { fields, finish } = postingOf(ro)
  const publish = page.getByRole('button', { name: finish.publish })
  const bar = page.locator('[data-publish-bar]').filter({ has: publish })
  await field(page, fields.title).focus()
  const covered: (string | null)[] = []
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if (await publish.evaluate((one) => one.matches(':focus'))) break
    if (await lieOver(focused, bar)) covered.push(await focused.textContent())
  }
  await expect(publish).toBeFocused()
  expect(covered).toEqual([])
})
