import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { draftsOfUser } from '#contract/limits.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { myAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { newUser, type NewUser } from '../people.ts'
import {
  ask,
  foundPlaces,
  giveInformation,
  givePhotos,
  openFolds,
  photoTextsOf,
  placeField,
  postAdvert,
  postingOf,
  twoPhotos,
} from './posting.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone, sizes } from '../visits.ts'

/** Photos that adverts of cars may have. */
const mostOfCars = 20

const calls = `/api${ownAdvertCalls.saveDraft.path}`
const own = postingOf(ro)
const t = photoTextsOf(ro)

async function comeIn(page: Page): Promise<NewUser> {
  const user = await newUser(page)
  await ask(page, accountCalls.logIn, { phone: user.phone, pass: user.password })
  return user
}

for (const { texts, home, screen } of [
  { texts: ro, home: '/', screen: desktop },
  { texts: ru, home: '/ru', screen: phone },
]) {
  test(`what is posted with everything as proposed is answered by a guest (${texts.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    const user = await comeIn(page)
    await open(page, at(home, '/add-advert'))
    await postAdvert(page, texts, `Set de ceai ${Date.now()}`)
    await page.getByRole('link', { name: postingOf(texts).finish.see }).click()
    await page.waitForURL(/\/advert\/\d+/)

    const guest = await arrive(screen)
    await open(guest, new URL(page.url()).pathname)
    expect(await guest.content()).not.toContain(user.phone)
    await guest.getByRole('button', { name: texts.advert.phone.show }).click()
    const number = guest.getByRole('link', { name: /^\+373/ })
    await expect(number).toHaveAttribute('href', `tel:+373${user.phone}`)
  })
}

test('the preview is an address: back, forward and a reload lead where they say', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await comeIn(page)
  await open(page, '/add-advert')
  await giveInformation(page, ro, 'Farfurii')
  await page.getByRole('button', { name: own.more.preview }).click()
  await expect(page).toHaveURL(/\?step=finish$/)
  const preview = page.getByRole('article')
  await expect(preview.getByRole('heading', { name: 'Farfurii' })).toBeVisible()
  await expect(page.getByRole('heading', { name: ro.adverts.add.title })).toBeFocused()

  await page.goBack()
  await expect(page.getByLabel(own.fields.title, { exact: true })).toHaveValue('Farfurii')
  await page.goForward()
  await expect(preview).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(preview.getByRole('heading', { name: 'Farfurii' })).toBeVisible()
  await page.getByRole('button', { name: own.back }).click()
  await expect(page.getByLabel(own.fields.title, { exact: true })).toHaveValue('Farfurii')
})

test('one goes on while photos upload, a reload keeps them in sight, and publishing waits', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await comeIn(page)
  await open(page, '/add-advert')
  await giveInformation(page, ro, `Căni ${Date.now()}`)
  const gate = Promise.withResolvers<undefined>()
  let isHeld = true
  await page.route(`**${calls}`, async (route) => {
    const isPhoto = route.request().headers()['content-type']?.includes('multipart')
    if (isPhoto && isHeld) await gate.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByLabel(t.choose).setInputFiles(await twoPhotos())
  await expect(page.getByText('photo-2.jpg')).toBeVisible()
  await expect(page.getByText(t.states.sending).first()).toBeVisible()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByText('photo-2.jpg')).toBeVisible()

  await expect(page.getByText(own.finish.uploading(2))).toBeVisible()
  await page.getByRole('button', { name: own.finish.publish }).click()
  await expect(page.getByRole('button', { name: own.finish.publish })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  isHeld = false
  gate.resolve(undefined)
  await page.getByRole('heading', { name: own.finish.done }).waitFor()
  await page.getByRole('link', { name: own.finish.see }).click()
  await expect(page.getByText('1 / 2').first()).toBeVisible()
})

test('of two windows on one draft the later sees what changed and chooses', async ({ arrive }) => {
  const first = await arrive(desktop, /status of 4\d\d/)
  await comeIn(first)
  await open(first, '/add-advert')
  const title = (page: Page) => page.getByLabel(own.fields.title, { exact: true })
  const saved = (page: Page) => page.getByRole('main').locator('[role=status][data-state=saved]')
  await title(first).fill('Ceainic')
  await expect(saved(first)).toBeVisible()
  const second = await first.context().newPage()
  await open(second, '/add-advert')
  await expect(title(second)).toHaveValue('Ceainic')
  await title(second).fill('Ceainic de fontă')
  await expect(saved(second)).toBeVisible()

  await title(first).fill('Ceainic smălțuit')
  const told = first.getByRole('alert').filter({ hasText: own.conflict.title })
  await expect(told).toContainText('Ceainic de fontă')
  await expect(told, 'nothing that nobody has touched').not.toContainText(own.translations.more)
  await told.getByRole('button', { name: own.conflict.mine }).click()
  await expect(saved(first)).toBeVisible()
  await expect(title(first)).toHaveValue('Ceainic smălțuit')

  await second.getByLabel(own.fields.price, { exact: true }).fill('70')
  const toldToo = second.getByRole('alert').filter({ hasText: own.conflict.title })
  await expect(toldToo).toContainText('Ceainic smălțuit')
  await toldToo.getByRole('button', { name: own.conflict.other }).click()
  await expect(title(second)).toHaveValue('Ceainic smălțuit')
  await expect(second.getByLabel(own.fields.price, { exact: true })).toHaveValue('')
})

test('who has as many drafts as there may be is told so, and led to them', async ({ arrive }) => {
  const page = await arrive(phone)
  await comeIn(page)
  for (let count = 0; count < draftsOfUser; count++) await ask(page, ownAdvertCalls.startDraft, {})
  await open(page, '/add-advert')
  await page.getByLabel(own.fields.title, { exact: true }).fill('Încă o farfurie')

  await expect(page.getByText(ro.refusals.too_many_drafts)).toBeVisible()
  await page.getByRole('link', { name: own.drafts }).click()
  await expect(page).toHaveURL(/status=draft/)
})

test('a number in the text is told while it is written', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  await openFolds(page)
  const words = page.getByLabel(own.fields.description, { exact: true })
  await words.pressSequentially('Sunați la 069 123 456')

  await expect(page.getByText(ro.refusals.contacts_in_text)).toBeVisible()
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await words.fill('Sunați oricând')
  await expect(page.getByText(ro.refusals.contacts_in_text)).toBeHidden()
})

test('a photo that was deleted by mistake is put back at its place', async ({ arrive }) => {
  const page = await arrive(phone)
  await comeIn(page)
  await open(page, '/add-advert')
  await giveInformation(page, ro, 'Oale')
  await givePhotos(page, ro)
  const shown = () =>
    page
      .getByRole('list', { name: t.list })
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await shown()
  await page.getByRole('button', { name: t.remove(1) }).click()
  await expect(page.getByAltText(t.photo(2))).toBeHidden()
  // The photo is shown again before the server has heard of it.
  const isStored = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('restoreImage'),
  )
  await page.getByRole('button', { name: t.undo }).click()

  await expect.poll(shown).toEqual(before)
  await isStored
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(shown).toEqual(before)
})

test('the map begins at the chosen town, and a pin far from it is told of in kilometres', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/add-advert')
  await placeField(page, ro).fill('soroc')
  await foundPlaces(page, ro).first().click()
  await openFolds(page)
  await page.getByRole('button', { name: own.map.show }).click()
  await page.getByRole('button', { name: own.map.put }).click()
  await expect(page.getByText(own.map.inMiddle('Soroca'))).toBeVisible()

  const map = page.getByRole('group', { name: ro.advert.map.label })
  for (let count = 0; count < 4; count++) {
    // Each from where the one before led.
    await page.getByRole('button', { name: ro.advert.map.zoomOut }).click()
  }
  await map.click({ position: { x: 40, y: 40 } })
  await expect(page.getByText(/Pinul este la [\d,.]+ km de localitatea Soroca/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\d{2}[.,]\d{3,}/)
})

test('a renewal is not offered to an advert that has all its days', async ({ arrive }) => {
  const page = await arrive(desktop)
  await comeIn(page)
  await open(page, '/add-advert')
  await postAdvert(page, ro, `Tavă ${Date.now()}`)
  await open(page, '/my-adverts')
  await expect(page.getByText(myAdverts.daysLeft(30))).toBeVisible()
  await page.getByRole('button', { name: myAdverts.actions.more, exact: true }).click()

  await expect(page.getByRole('button', { name: myAdverts.actions.archive })).toBeVisible()
  await expect(page.getByRole('button', { name: myAdverts.actions.renew })).toHaveCount(0)
})

for (const { name, screen } of sizes) {
  test(`each of twenty photos can be chosen by its thumbnail, and the focus is seen (${name})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await comeIn(page)
    const { id } = await ask(page, ownAdvertCalls.startDraft, {})
    await ask(page, ownAdvertCalls.saveDraft, { advertId: id, subcategory: 'autoturisme' })
    for (let count = 0; count < mostOfCars; count++) {
      // In this order.
      await page.request.post(calls, {
        multipart: { action: 'uploadImage', advertId: id, file: await drawnPhoto(count) },
      })
    }
    await open(page, `/advert-preview/${id}`)
    const gallery = page.getByRole('region', { name: ro.advert.gallery.label })
    const thumbs = gallery.getByRole('list').getByRole('button')
    await expect(thumbs).toHaveCount(mostOfCars)
    const { width = 0 } = page.viewportSize() ?? {}
    const wide = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)

    await thumbs.last().click()
    await expect(gallery.getByText('20 / 20').first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(thumbs.nth(18)).toHaveAttribute('aria-current', 'true')
    await expect(thumbs.nth(18)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(thumbs.first()).toBeInViewport({ ratio: 0.9 })

    await gallery.getByRole('button', { name: ro.advert.gallery.open }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Tab')
    const focused = page.getByRole('dialog').locator(':focus-visible')
    await expect(focused, 'white on the dark').toHaveCSS('outline-color', 'rgb(255, 255, 255)')
    await expect(focused).toHaveCSS('outline-width', '3px')
  })
}

/** A small photo unlike the others. */
async function drawnPhoto(number: number) {
  const noise = { type: 'gaussian', mean: 20 + 10 * number, sigma: 30 } as const
  const create = { width: 320, height: 240, channels: 3, background: '#777', noise } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  return { name: `foto-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}
