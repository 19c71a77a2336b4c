import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { cards, open, sizes } from '../visits.ts'

const mostShift = 0.02

/** Runs in the page before anything else of it does. */
const observe = `
  window.moved = 0
  window.largest = null
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.moved += value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries())
      window.largest = { name: element?.localName ?? '', url, priority: element?.fetchPriority ?? '' }
  }).observe({ type: 'largest-contentful-paint', buffered: true })`

interface Seen {
  readonly moved: number
  readonly largest: { readonly name: string; readonly url: string; readonly priority: string }
}

for (const { name, screen } of sizes) {
  test(`nothing jumps while home and an advert load, and the largest photo is asked for first (${name})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await page.addInitScript(observe)
    await open(page, '/category/imobiliare')
    const advert = (await cards(page).first().getByRole('link').getAttribute('href')) ?? ''
    const seen: Record<string, Seen> = {}
    // Home once more at the end, when there are adverts that it remembers.
    for (const [what, address] of [
      ['home', '/'],
      ['advert', advert],
      ['home again', '/'],
    ] as const)
      seen[what] = await look(page, address)

    for (const [what, { moved, largest }] of Object.entries(seen)) {
      console.log(`${name}, ${what}: CLS ${moved.toFixed(4)}, largest ${JSON.stringify(largest)}`)
      expect(moved, what).toBeLessThanOrEqual(mostShift)
      if (largest.url) expect(largest.priority, `${what}: ${largest.url}`).toBe('high')
    }
    expect(seen['advert']?.largest.name).toBe('img')
  })
}

/** Loads the page and scrolls through it, as somebody does who looks it over. */
async function look(page: Page, address: string): Promise<Seen> {
  await open(page, address)
  await page.waitForTimeout(500)
  const largest = await page.evaluate<Seen['largest']>('window.largest')
  for (let step = 0; step < 6; step++) {
    await page.evaluate('scrollBy(0, innerHeight * 0.8)')
    await page.waitForTimeout(120)
  }
  return { largest, moved: await page.evaluate<number>('window.moved') }
}
