import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { demoLogins } from '#db/seed/demo-users.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { expect, test } from './test.ts'

const languages = [
  { texts: ro, prefix: '' },
  { texts: ru, prefix: '/ru' },
  { texts: en, prefix: '/en' },
] as const
const screens = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
] as const

function photo(colour: string): Promise<Buffer> {
  const create = { width: 1_200, height: 900, channels: 3, background: colour } as const
  return sharp({ create }).jpeg().toBuffer()
}

/** What a browser complains of: scripts that fail, the policy, a page that does not match its markup. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  return said
}

for (const { texts: t, prefix } of languages) {
  for (const viewport of screens) {
    test(`a newcomer browses, searches, logs in, posts and is found (${t.lang}, ${viewport.width})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      const said = complaints(page)

      await page.goto(`${prefix}/`)
      await expect(page.locator('html')).toHaveAttribute('lang', t.lang)
      await page.locator('#categories a').first().click()
      await expect(page).toHaveURL(`${prefix}/category/transport`)
      await page.goto(`${prefix}/search?q=masina`)
      await page.locator('main a[href*="/advert/"]').first().click()
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()

      await page.goto(`${prefix}/add-advert`)
      await page.locator('main input[name=phone]').fill(demoLogins.seller.phone)
      await page.locator('main input[name=pass]').fill(demoLogins.password)
      await page.locator('main button[type=submit]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.posting.title)

      const title = `Samovar ${t.lang} ${viewport.width} ${Date.now()}`
      await page.getByLabel(t.posting.fields.category, { exact: true }).selectOption('casa-gradina')
      await page.getByLabel(t.posting.fields.subcategory, { exact: true }).selectOption('vesela')
      await page.getByLabel(t.posting.fields.title, { exact: true }).fill(title)
      await page.getByLabel(t.posting.fields.price, { exact: true }).fill('450')
      const place = page.getByLabel(t.posting.fields.place, { exact: true }).first()
      await place.fill('soroc')
      await page.locator('[role=listbox] [role=option]').first().click()
      await page.getByRole('button', { name: t.posting.next.images }).click()

      await page.locator('input[type=file]').setInputFiles([
        { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo('#a33') },
        { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo('#3a3') },
      ])
      await expect(page.getByAltText(t.posting.images.photo(2))).toBeVisible()
      await page.getByRole('button', { name: t.posting.next.finish }).click()
      await page.getByRole('button', { name: t.posting.finish.publish }).click()
      await expect(page.getByRole('heading', { name: t.posting.finish.done })).toBeVisible()

      const visitor = await browser.newContext({ viewport })
      const look = await visitor.newPage()
      await look.goto(`${prefix}/search?q=${encodeURIComponent(title)}`)
      await expect(look.locator('li[data-advert]').getByText(title)).toBeVisible()
      await look.goto(`${prefix}/category/casa-gradina/vesela`)
      await look.locator('li[data-advert]').getByText(title).click()
      await expect(look.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(look.getByText(/^450/).first()).toBeVisible()

      expect(said).toEqual([])
      await context.close()
      await visitor.close()
    })
  }
}

test('without JavaScript one browses, searches, filters, turns pages and logs in', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()

  await page.goto('/')
  const first = await adverts(page)
  await page.goto('/?page=2')
  const second = await adverts(page)
  expect(second).toHaveLength(32)
  expect(second.filter((id) => first.includes(id))).toEqual([])

  await page.goto('/category/transport/autoturisme?priceMax=1')
  await expect(page.locator('main a[href^="/advert/"]')).toHaveCount(0)
  await page.goto('/search?q=apartament')
  await page.locator('main a[href^="/advert/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()

  await page.goto('/login?next=/my-favorites')
  await page.locator('main input[name=phone]').fill(demoLogins.company.phone)
  await page.locator('main input[name=pass]').fill(demoLogins.password)
  await page.locator('main button[type=submit]').click()
  await expect(page).toHaveURL('/my-favorites')
  await context.close()
})

async function adverts(page: Page): Promise<(string | null)[]> {
  const cards = await page.locator('main li[data-advert]').all()
  return Promise.all(cards.map((card) => card.getAttribute('data-advert')))
}

test('what does not exist says so with its status, and an empty page is a page', async ({
  page,
}) => {
  expect((await page.goto('/nu-exista'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.goto('/advert/999999999'))?.status()).toBe(404)
  expect((await page.goto('/category/transport/2'))?.status()).toBe(200)
  expect((await page.goto('/category/transport/900'))?.status()).toBe(200)
  await expect(page.locator('main a[href^="/advert/"]')).toHaveCount(0)
})

test('a heart asks a visitor to log in, and stays with a user', async ({ page }) => {
  await page.goto('/category/animale')
  await page.locator('li[data-advert]').first().getByRole('button').click()
  await expect(page.getByText(ro.refusals.login_to_favorite).first()).toBeVisible()

  await page.goto('/login')
  await page.locator('main input[name=phone]').fill(demoLogins.seller.phone)
  await page.locator('main input[name=pass]').fill(demoLogins.password)
  await page.locator('main button[type=submit]').click()
  await expect(page).toHaveURL('/')
  await page.goto('/category/animale')
  const card = page.locator('li[data-advert]:has(button[aria-pressed=false])').first()
  const id = await card.getAttribute('data-advert')
  const heart = page.locator(`li[data-advert="${id}"]`).getByRole('button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('suggestions come with the third character and go with Escape', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('preSearch')) asked.push(request.postData() ?? '')
  })
  await page.goto('/')
  const box = page.getByRole('banner').locator('input[name=q]')
  await box.click()
  await box.pressSequentially('ap')
  await page.waitForTimeout(600)
  expect(asked).toEqual([])
  await box.pressSequentially('art')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
})
