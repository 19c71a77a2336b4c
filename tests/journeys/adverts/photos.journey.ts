import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { maxImages } from '#contract/limits.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { giveInformation, photoTextsOf, postingOf } from './posting.ts'
import { expect, test } from '../test.ts'
import { at, desktop, logIn, open, phone } from '../visits.ts'

interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const t = photoTextsOf(ro)
const turned = /rotit/
const networkGone = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
/** From dark to light: what is in which place can be seen in the photo itself. */
const shades = [30, 75, 120, 165, 210]

test('five photos of twelve megapixels come at once, in the order chosen', async ({ arrive }) => {
  const page = await arrive(desktop)
  await atPhotos(page, 'Farfurii')
  const photos = await Promise.all(shades.map((shade) => photoOf(shade, 4_000, 3_000)))

  const begun = Date.now()
  await choose(page, [...photos.slice(0, 3), notes, ...photos.slice(3)])
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await expect(tiles(page)).toHaveCount(5)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const megabytes = photos.reduce((sum, { buffer }) => sum + buffer.length, 0) / 1e6
  console.log(`five photos of 12 MP (${megabytes.toFixed(0)} MB): ${Date.now() - begun} ms`)

  const refused = page.getByRole('alert').filter({ hasText: notes.name })
  await expect(refused).toContainText(t.refused.image_unreadable)
  await expect.poll(() => shadesOf(page)).toEqual([0, 1, 2, 3, 4])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(tiles(page)).toHaveCount(5)
  expect(await shadesOf(page), 'the server has that order').toEqual([0, 1, 2, 3, 4])

  await choose(page, [photos[2] ?? notes])
  await expect(page.getByRole('alert').filter({ hasText: 'foto-120' })).toContainText(
    t.refused.duplicate,
  )
  await expect(tiles(page)).toHaveCount(5)
})

test('photos are put in order, turned and taken off, with the keyboard and by dragging', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await atPhotos(page, 'Căni')
  await choose(page, await Promise.all(shades.slice(0, 3).map((shade) => photoOf(shade, 800, 600))))
  await expect(tiles(page)).toHaveCount(3)
  await expect.poll(() => shadesOf(page)).toEqual([0, 1, 2])

  await page.getByRole('button', { name: t.moveRight(1) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t.moved(2, 3) })).toBeAttached()
  await expect(page.getByRole('button', { name: t.moveRight(2) })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await shadesOf(page)).toEqual([1, 2, 0])

  await page.getByRole('button', { name: t.makeMain(3) }).click()
  await expect.poll(() => shadesOf(page)).toEqual([0, 1, 2])
  await tiles(page).nth(2).locator('img').dragTo(tiles(page).nth(0).locator('img'))
  await expect.poll(() => shadesOf(page)).toEqual([2, 0, 1])

  const before = await namesOf(page)
  await page.getByRole('button', { name: t.rotate(2) }).click()
  await expect(page.getByRole('status').filter({ hasText: turned })).toBeAttached()
  const after = await namesOf(page)
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
  expect(after[1]).not.toBe(before[1])
  // Of 800 × 600 it was 533 wide.
  await expect(tiles(page).nth(1).locator('img')).toHaveJSProperty('naturalWidth', 300)

  await page.getByRole('button', { name: t.remove(1) }).click()
  await expect(tiles(page)).toHaveCount(2)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(tiles(page)).toHaveCount(2)
  expect(await namesOf(page), 'the server has all of it').toEqual(after.slice(1))
})

test('one photo more than the category allows is refused by its name', async ({ arrive }) => {
  const page = await arrive(desktop)
  await atPhotos(page, 'Pahare')
  const most = maxImages.default
  await expect(page.getByText(t.hint(most))).toBeVisible()
  const photos = await Promise.all(
    Array.from({ length: most + 2 }, (_, index) => photoOf(20 + index * 18, 320, 240)),
  )
  await choose(page, photos)
  const refused = page.getByRole('alert').filter({ hasText: t.refused.title })
  await expect(refused).toContainText(t.refused.too_many_images(most))
  for (const { name } of photos.slice(most)) await expect(refused).toContainText(name)
  await expect(tiles(page)).toHaveCount(most)
  await expect(page.getByText(t.full)).toBeVisible()
})

test('photos wait for a lost network, over a reload too', async ({ arrive }) => {
  const page = await arrive(desktop, networkGone)
  await atPhotos(page, 'Tigăi')
  const photos = await Promise.all(shades.map((shade) => photoOf(shade, 2_000, 1_500)))
  await page.context().setOffline(true)
  await choose(page, photos.slice(0, 3))
  await expect(page.getByText(t.states.stalled)).toHaveCount(3)
  await page.context().setOffline(false)
  await expect(tiles(page)).toHaveCount(3)
  await expect.poll(() => shadesOf(page)).toEqual([0, 1, 2])

  const keepOut = (route: { abort: () => Promise<void> }): Promise<void> => route.abort()
  await page.route('**/api/adverts/manage_adverts.php', keepOut)
  await choose(page, photos.slice(3))
  await expect(page.getByText(t.states.stalled)).toHaveCount(2)
  await page.unroute('**/api/adverts/manage_adverts.php', keepOut)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(tiles(page)).toHaveCount(5)
  await expect.poll(() => shadesOf(page)).toEqual([0, 1, 2, 3, 4])
})

for (const [texts, home] of [
  [ro, '/'],
  [ru, '/ru'],
] as const) {
  test(`a phone sends photos to the desktop without a reload (${texts.lang})`, async ({
    arrive,
  }) => {
    const words = photoTextsOf(texts)
    const page = await arrive(desktop)
    await atPhotos(page, 'Oale', texts, home)
    await page.getByRole('button', { name: words.phone.open }).click()
    const dialog = page.getByRole('dialog', { name: words.phone.title })
    await expect(dialog.getByAltText(words.phone.qr)).toBeVisible()
    await expect(dialog.getByRole('timer')).toContainText('9:')
    const code = await dialog.locator('strong').innerText()

    const pocket = await arrive(phone, /status of (401|410|422)/)
    await open(pocket, at(home, '/phone'))
    await pocket.getByLabel(words.code.label, { exact: true }).fill('234 567')
    await pocket.getByRole('button', { name: words.code.open }).click()
    await expect(pocket.getByText(words.code.wrong)).toBeVisible()
    await pocket.getByLabel(words.code.label, { exact: true }).fill(code.toLowerCase())
    await pocket.getByRole('button', { name: words.code.open }).click()
    await pocket.waitForURL(/\/phone-upload\//)
    const address = pocket.url()
    await expect(pocket.getByRole('button', { name: words.phone.open })).toBeHidden()
    await expect(pocket.getByText(words.onPhone.room(10))).toBeVisible()
    const files = await Promise.all([60, 180].map((shade) => photoOf(shade, 3_000, 4_000)))
    await pocket.getByLabel(words.choose).setInputFiles(files)
    await expect(pocket.getByText(words.onPhone.sent)).toBeVisible()
    await expect(pocket.getByText(words.onPhone.room(8))).toBeVisible()

    await expect(dialog.getByText(words.phone.arrived(2))).toBeVisible()
    await dialog.getByRole('button', { name: words.phone.done }).click()
    await expect(dialog).toBeHidden()
    await expect(tiles(page)).toHaveCount(2)
    await expect(async () => {
      expect(await open(pocket, new URL(address).pathname)).toBe(410)
    }).toPass()
    await expect(pocket.getByRole('heading', { name: words.onPhone.spent })).toBeVisible()
  })
}

const notes: Chosen = {
  name: 'însemnări.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Nu sunt o fotografie.'),
}

async function atPhotos(page: Page, title: string, texts: Texts = ro, home = '/'): Promise<void> {
  await logIn(page, texts, 'company')
  await open(page, at(home, '/add-advert'))
  const another = page.getByRole('button', { name: postingOf(texts).startNew })
  if (await another.isVisible()) await another.click()
  await giveInformation(page, texts, `${title} ${Date.now()}`)
  await expect(page.getByLabel(photoTextsOf(texts).choose)).toBeAttached()
}

async function choose(page: Page, files: readonly Chosen[]): Promise<void> {
  await page.getByLabel(t.choose).setInputFiles([...files])
}

/** Noise around a shade: every photo differs, and is as large as a camera's. */
async function photoOf(mean: number, width: number, height: number): Promise<Chosen> {
  const noise = { type: 'gaussian', mean, sigma: 14 } as const
  const create = { width, height, channels: 3, background: '#777', noise } as const
  const buffer = await sharp({ create }).jpeg({ quality: 85 }).toBuffer()
  return { name: `foto-${mean}.jpg`, mimeType: 'image/jpeg', buffer }
}

function tiles(page: Page): Locator {
  return page.locator('li[data-photo]')
}

async function namesOf(page: Page): Promise<(string | null)[]> {
  const all = await tiles(page).all()
  return Promise.all(all.map((tile) => tile.getAttribute('data-photo')))
}

/** Which of the shades each photo of the gallery is, looked up in the files that the site serves. */
async function shadesOf(page: Page): Promise<number[]> {
  const names = await namesOf(page)
  return Promise.all(
    names.map(async (name) => {
      const response = await page.request.get(`/files/adverts/${name}-400.webp`)
      const { channels } = await sharp(await response.body()).stats()
      const mean = channels[0]?.mean ?? 0
      return shades.findIndex((shade) => Math.abs(shade - mean) < 15)
    }),
  )
}
