import type { Locator, Page } from '@playwright/test'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { lieOver } from '../boxes.ts'
import { answerCookies, cards, desktop, logIn, open, phone } from '../visits.ts'

test('a heart asks a visitor to log in, in the words of the specification', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/en/category/animale')
  await cards(page).first().getByRole('button').click()
  await expect(page.getByText('Please login to add to favorites')).toBeVisible()
  await expect(page.getByRole('dialog', { name: en.accounts.login.title })).toBeVisible()
})

test('what asks to log in covers no heading and ends when somebody registers', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/category/animale')
  await answerCookies(page, ro)
  await cards(page).first().getByRole('button').click()
  const asking = page.getByText(ro.refusals.login_to_favorite)
  const login = page.getByRole('dialog', { name: ro.accounts.login.title })
  await expect(login.getByRole('heading', { level: 2 })).toBeVisible()
  // It has come to where it stays.
  await expect.poll(() => lieOver(asking, login.getByRole('heading', { level: 2 }))).toBe(false)

  await login.getByRole('link', { name: ro.accounts.login.register }).click()
  await expect(login).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(asking).toHaveCount(0)
})

test('a favourite has its tools in one row, on a phone and beside another one', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await logIn(page, ro, 'seller', '/my-favorites')
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    const item = cards(page).first()
    const bin = item.getByRole('button').last()
    const tick = item.getByRole('checkbox')
    const [lower, upper] = [await bin.boundingBox(), await tick.boundingBox()]
    expect((lower?.y ?? 0) - (upper?.y ?? 0), `${width} px`).toBeLessThan(lower?.height ?? 0)
  }
})

test('a heart stays pressed after a reload, and can be taken back', async ({ arrive }) => {
  const page = await arrive(desktop)
  await logIn(page, ro, 'company', '/category/electronice')
  const { heart, id } = await freeHeart(page)
  const card = page.locator(`li[data-advert="${id}"]`)
  await pressed(page, heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/my-favorites')
  await expect(card).toBeVisible()

  await open(page, '/category/electronice')
  await pressed(page, heart)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a heart takes itself back when the server cannot be reached', async ({ arrive }) => {
  const page = await arrive(desktop, /ERR_FAILED/)
  await logIn(page, ro, 'moderator', '/category/servicii')
  const { heart } = await freeHeart(page)
  await page.route('**/api/favorites/**', async (route) => {
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await route.abort()
  })
  await heart.click()
  await expect(page.getByText(ro.refusals.unavailable)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

/** The heart of the first advert that is not marked yet. */
async function freeHeart(page: Page): Promise<{ heart: Locator; id: string }> {
  const free = page.locator('li[data-advert]:has(button[aria-pressed=false])').first()
  const id = (await free.getAttribute('data-advert')) ?? ''
  return { id, heart: page.locator(`li[data-advert="${id}"]`).getByRole('button') }
}

/** Presses it and waits for the server's answer. */
async function pressed(page: Page, heart: Locator): Promise<void> {
  const answer = page.waitForResponse('**/api/favorites/**')
  await heart.click()
  await answer
}
