import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { filters } from '#i18n/ro/search/filters.ts'
import { suggestions } from '#i18n/ro/search/suggestions.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, phone, searchBox } from '../visits.ts'

/** A visitor who has not moved yet; `arrive` brings those who have. */
async function visitor(browser: Browser, options: BrowserContextOptions) {
  const page = await (await browser.newContext(options)).newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return { page, scripts }
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets the scripts of the application through only after `release`. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/built/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Milliseconds; the scripts are asked for after the answer to a sign has been painted. */
const frames = 100

const login = { name: ro.accounts.login.title } as const

test('who only reads loads no scripts of the application; who moves gets them', async ({
  browser,
}) => {
  const { page, scripts } = await visitor(browser, desktop)
  await stopTime(page)
  for (const path of ['/', '/category/transport', '/search?q=canapea']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.clock.runFor(frames)
    expect(scripts.splice(0), path).toEqual(['/assets/early.js'])
  }
  // The browser tells how far the pointer moved from the second event on.
  await page.mouse.move(300, 300, { steps: 3 })
  await page.clock.runFor(frames)
  await expect.poll(() => scripts.some((path) => path.includes('entry-client'))).toBe(true)
})

test('a pointer that only rests on the page is no sign of a person', async ({ browser }) => {
  const { page, scripts } = await visitor(browser, desktop)
  await stopTime(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate("dispatchEvent(new PointerEvent('pointermove'))")
  await page.clock.runFor(frames)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['/assets/early.js'])
})

test('who stays gets the scripts without moving', async ({ browser }) => {
  const { page, scripts } = await visitor(browser, desktop)
  await stopTime(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual(['/assets/early.js'])
  await page.clock.fastForward(1_000)
  await page.clock.runFor(frames)
  await expect.poll(() => scripts.some((path) => path.includes('entry-client'))).toBe(true)
})

test('a button that is pressed before the scripts have come does its work when they have', async ({
  browser,
}) => {
  const { page } = await visitor(browser, phone)
  const release = await holdScripts(page)
  await page.goto('/category/transport')
  const heart = cards(page).first().getByRole('button', { name: ro.adverts.favorite })
  await heart.tap()
  await heart.tap()
  await expect(page.getByRole('dialog', login)).toBeHidden()
  release()
  await expect(page.getByRole('dialog', login)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', login)).toBeHidden()
})

test('who waits for what a press brings sees that it comes', async ({ browser }) => {
  const { page } = await visitor(browser, phone)
  const height = "getComputedStyle(document.documentElement, '::before').height"
  const isWaiting = async (): Promise<boolean> => (await page.evaluate(height)) === '3px'
  const menu = page.getByRole('navigation').getByRole('link', { name: ro.layout.categories }).last()
  let release = await holdScripts(page)
  await page.goto('/')
  expect(await isWaiting()).toBe(false)
  await cards(page).first().getByRole('button', { name: ro.adverts.favorite }).tap()
  expect(await isWaiting(), 'the scripts of the page').toBe(true)
  release()
  await expect(page.getByRole('dialog', login)).toBeVisible()
  expect(await isWaiting()).toBe(false)
  await page.keyboard.press('Escape')

  release = await holdScripts(page)
  await menu.tap()
  expect(await isWaiting(), 'a dialog').toBe(true)
  release()
  await expect(page.getByRole('dialog', { name: ro.layout.categories })).toBeVisible()
  expect(await isWaiting()).toBe(false)
})

test('a link that is opened in a tab of its own is not held', async ({ browser }) => {
  const { page } = await visitor(browser, desktop)
  await holdScripts(page)
  await page.goto('/category/transport')
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('banner')
    .getByRole('link', { name: ro.layout.categories, exact: true })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/#categories$/)
})

test('a box that is ticked before the scripts have come is ticked', async ({ browser }) => {
  const { page } = await visitor(browser, desktop)
  const release = await holdScripts(page)
  await page.goto('/category/transport')
  await page.getByText(filters.conditions.photo, { exact: true }).click()
  release()
  await expect(page.getByRole('checkbox', { name: filters.conditions.photo })).toBeChecked()
})

test('an order that is chosen before the scripts have come orders the list when they have', async ({
  browser,
}) => {
  const { page } = await visitor(browser, desktop)
  const release = await holdScripts(page)
  await page.goto('/category/transport')
  await page.getByLabel(ro.search.sort.label).selectOption('cheapest')
  release()
  await expect(page).toHaveURL(/sort=cheapest/)
})

test('what is typed before the scripts have come is searched for, also when they never come', async ({
  browser,
}) => {
  const { page } = await visitor(browser, desktop)
  await page.route('**/built/**/*.js', (route) => route.abort())
  await page.goto('/')
  await searchBox(page, ro).fill('canapea')
  await page.getByRole('banner').locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/q=canapea/)
})

test('a search box that is entered before the scripts have come suggests when they have', async ({
  browser,
}) => {
  const { page } = await visitor(browser, phone)
  const release = await holdScripts(page)
  await page.goto('/')
  await searchBox(page, ro).tap()
  release()
  await page.waitForFunction('"starting" in document.documentElement.dataset')
  await searchBox(page, ro).pressSequentially('telefon', { delay: 100 })
  await expect(page.getByRole('listbox', { name: suggestions.label })).toBeVisible()
})

test('a map, and a browser that has viewed adverts, have their scripts at once', async ({
  browser,
}) => {
  const { page } = await visitor(browser, desktop)
  const isStarted = '"starting" in document.documentElement.dataset'
  await page.goto('/category/imobiliare?view=map')
  expect(await page.evaluate(isStarted), 'map').toBe(true)
  await page.evaluate('localStorage.setItem("recent", "[1]")')
  await page.goto('/category/transport')
  expect(await page.evaluate(isStarted), 'viewed adverts').toBe(true)
})
