import type { Locator, Page } from '@playwright/test'
import { demoLogins } from '#demo/people/logins.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, fillLogin, open, phone } from '../visits.ts'

/** Counts the views that are sent from now on, by advert. */
function viewsSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/manage_views.php')) sent.push(request.postData() ?? '')
  })
  return sent
}

test('a card is seen once, when the pointer has gone through its photos a third time', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport')
  const sent = viewsSent(page)
  const card = await cardOfSeveralPhotos(page)
  const box = await card.locator('img').first().boundingBox()
  if (!box) throw new Error('The card has no photo')
  const at = async (part: number): Promise<void> =>
    page.mouse.move(box.x + box.width * part, box.y + box.height / 2, { steps: 4 })

  await at(0.05)
  await page.waitForTimeout(500)
  expect(sent, 'passing over it is no look').toEqual([])
  for (let turn = 0; turn < 4; turn++) {
    await at(0.05)
    await at(0.95)
  }
  await expect.poll(() => sent.length).toBe(1)
  for (let turn = 0; turn < 4; turn++) {
    await at(0.05)
    await at(0.95)
  }
  await page.waitForTimeout(500)
  expect(sent).toHaveLength(1)
})

/** Its other photos come when the pointer does. */
async function cardOfSeveralPhotos(page: Page): Promise<Locator> {
  for (const card of await cards(page.getByRole('main')).all()) {
    await card.hover({ position: { x: 20, y: 20 } })
    if ((await card.locator('img').count()) > 1) return card
  }
  throw new Error('No card has several photos')
}

test('a click that begins before the other photos of a card have come is not lost', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/category/transport')
  const id = await (await cardOfSeveralPhotos(page)).getAttribute('data-advert')
  const card = page.getByRole('main').locator(`li[data-advert="${id}"]`)
  const box = await card.locator('img').first().boundingBox()
  if (!box) throw new Error('The card has no photo')
  // The pointer lies there while the page loads: nothing has told the list of it.
  await page.reload({ waitUntil: 'networkidle' })
  await expect(card.locator('img')).toHaveCount(1)
  await page.mouse.down()
  await page.mouse.move(box.x + 22, box.y + 21)
  await expect(card.locator('img')).not.toHaveCount(1)
  await page.mouse.up()
  await expect(page).toHaveURL(`/advert/${id}`)
})

test('a photo that does not come is replaced, and a placeholder that does not come is let be', async ({
  arrive,
}) => {
  const page = await arrive(desktop, /ERR_FAILED|404/)
  let placeholders = 0
  await page.route('**/files/**', (route) => route.abort())
  await page.route('**/no-photo.svg', (route) => {
    placeholders += 1
    return route.abort()
  })
  await open(page, '/category/transport')

  const photo = cards(page.getByRole('main')).first().locator('img').first()
  await expect(photo).toHaveAttribute('src', '/assets/no-photo.svg')
  const asked = placeholders
  await page.waitForTimeout(1_000)
  expect(placeholders, 'it is not asked for again and again').toBe(asked)
})

test('own adverts are marked as soon as their owner logs in, without a reload', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, `/profile/${demoLogins.company.username}`)
  const own = cards(page.getByRole('main')).filter({ hasText: ro.adverts.own })
  await expect(own).toHaveCount(0)

  await page.getByRole('banner').getByRole('link', { name: ro.layout.logIn, exact: true }).click()
  await fillLogin(page.getByRole('dialog', { name: ro.accounts.login.title }), ro, 'company')

  await expect(own.first()).toBeVisible()
  expect(await own.count()).toBe(await cards(page.getByRole('main')).count())
})

test('on a phone the photos of a card are swiped through, and the page stays', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/category/transport')
  const photos = cards(page.getByRole('main')).locator('[data-photos]').first()
  const images = photos.locator('img')
  await expect(images.nth(1)).toBeAttached()
  const swipeTo = (at: number) =>
    photos.evaluate((strip, to) => strip.scrollTo({ left: strip.clientWidth * to }), at)
  for (const at of [1, 0, 1]) {
    await swipeTo(at)
    await expect(images.nth(at)).toHaveJSProperty('complete', true)
    await expect(images.nth(at)).not.toHaveJSProperty('naturalWidth', 0)
    await expect(images.nth(at)).toBeInViewport({ ratio: 0.5 })
  }
  await expect(page).toHaveURL('/category/transport')
})
