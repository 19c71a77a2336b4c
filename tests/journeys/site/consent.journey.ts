import type { Page } from '@playwright/test'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, open, phone } from '../visits.ts'

const elsewhere = 'https://tiles.example'
/** What the article on cookies calls necessary. */
const necessary = [
  'cookies',
  'recent',
  'searches',
  'session',
  'theme',
  'list-view',
  'more',
  'scroll-positions',
]

/** A site whose maps come from another service. Returns the hosts that are asked, as they are asked. */
async function withForeignMaps(page: Page): Promise<Set<string>> {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(host)
  })
  await page.route('**/pages/get_map.php', (route) =>
    route.fulfill({
      json: { success: true, tiles: { url: `${elsewhere}/{z}/{x}/{y}.png`, attribution: 'Tiles' } },
    }),
  )
  await page.route(`${elsewhere}/**`, (route) => route.fulfill({ status: 200, body: '' }))
  return hosts
}

test('who allows only what is needed asks no other service, keeps nothing else, and may change the answer at the foot of a page', async ({
  arrive,
}) => {
  // Empty tiles are no pictures.
  const page = await arrive({ ...desktop, bypassCSP: true }, /tiles\.example/)
  const hosts = await withForeignMaps(page)
  const notice = page.getByRole('region', { name: ro.layout.cookies.title })
  const map = page.getByRole('group', { name: ro.advert.map.label })
  await open(page, '/category/animale?view=map')
  await notice.getByRole('button', { name: ro.layout.cookies.cancel }).click()
  await expect(page.getByText(ro.advert.map.consent)).toBeVisible()
  await cards(page).first().getByRole('link').first().click()
  await page.waitForLoadState('networkidle')
  await open(page, '/category/animale?view=map')

  const own = new URL(page.url()).host
  expect([...hosts]).toEqual([own])
  const stored: string[] = await page.evaluate(
    '[...Object.keys(localStorage), ...Object.keys(sessionStorage)]',
  )
  expect(stored.filter((key) => !necessary.includes(key))).toEqual([])
  expect(
    await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)'),
  ).toBe(0)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toEqual([])

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: ro.layout.cookies.settings })
    .click()
  await notice.getByRole('button', { name: ro.layout.cookies.confirm }).click()
  await expect.poll(() => [...hosts]).toContain('tiles.example')
  await expect(map).toBeVisible()

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: ro.layout.cookies.settings })
    .click()
  await notice.getByRole('button', { name: ro.layout.cookies.cancel }).click()
  await expect(page.getByText(ro.advert.map.consent)).toBeVisible()
  await page.waitForLoadState('networkidle')
  hosts.clear()
  await page.getByRole('button', { name: ro.advert.map.zoomIn }).click()
  await page.waitForTimeout(500)
  expect([...hosts]).not.toContain('tiles.example')
})

test('an answer given before the page is alive is kept', async ({ arrive }) => {
  const page = await arrive(phone)
  const { promise: scriptsCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/built/**/*.js', async (route) => {
    await scriptsCome
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const notice = page.getByRole('region', { name: ro.layout.cookies.title })
  await notice.getByRole('button', { name: ro.layout.cookies.cancel }).click()
  await expect(notice).toBeHidden()

  letScriptsCome()
  await page.waitForLoadState('networkidle')
  await expect(notice).toBeHidden()
  await open(page, '/recent')
  await expect(notice).toBeHidden()
})
