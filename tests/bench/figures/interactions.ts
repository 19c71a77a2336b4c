import type { Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'
import { texts as ro } from '#i18n/ro/texts.ts'
import { withBrowser } from '../in-browser.ts'
import { site } from '../served.ts'
import { onSlowPhone } from '../slow-phone.ts'

interface Interactions {
  readonly name: string
  readonly address: string
  readonly run: (page: Page) => Promise<void>
}

/** Time for what an interaction began to arrive over the slow network and to be painted, ms. */
const settled = 3_000

/** What a reader does first on each page. */
function interactions(advert: string): Interactions[] {
  return [
    { name: 'home: menu of categories, search typed', address: `${site}/`, run: openMenuAndType },
    {
      name: 'list: filters opened and closed, a heart',
      address: `${site}/category/transport`,
      run: openFiltersAndSave,
    },
    { name: 'advert: photos opened, turned and closed', address: advert, run: openPhotos },
  ]
}

/**
 * Interaction to Next Paint on a simulated slow phone (https://web.dev/articles/inp): the slowest answer of the page to
 * a tap or a key, ms; the median of three visits.
 */
export async function slowestAnswers(advert: string): Promise<{ name: string; ms: number }[]> {
  return withBrowser(async (browser) => {
    const answers: { name: string; ms: number }[] = []
    for (const { name, address, run } of interactions(advert)) {
      const visits: number[] = []
      while (visits.length < 3)
        visits.push(await onSlowPhone(browser, (page) => slowestOf(page, address, run)))
      answers.push({ name, ms: visits.toSorted((a, b) => a - b)[1] ?? 0 })
    }
    return answers
  })
}

/** From the first touch of a page to what it brings, on a simulated slow phone: the scripts are loaded for it, ms. */
export async function firstPress(home: string): Promise<number> {
  return withBrowser((browser) =>
    onSlowPhone(browser, async (page) => {
      await page.goto(home, { waitUntil: 'networkidle' })
      const startedAt = performance.now()
      const heart = page.getByRole('button', { name: new RegExp(`^${ro.adverts.favorite}`) })
      await heart.first().tap()
      await page.getByRole('dialog').waitFor()
      return performance.now() - startedAt
    }),
  )
}

async function slowestOf(page: Page, address: string, run: Interactions['run']): Promise<number> {
  await page.addInitScript(`
    globalThis.answers = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) answers.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })`)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: ro.layout.cookies.confirm, exact: true }).tap()
  await run(page)
  await delay(settled)
  const answers = await page.evaluate<number[]>('answers')
  if (answers.length === 0) throw new Error(`No interaction was seen on ${address}`)
  return Math.max(...answers)
}

async function openMenuAndType(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().tap()
  await delay(settled)
  await page.keyboard.type('bicicleta', { delay: 140 })
  await delay(settled)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: ro.layout.categories, exact: true }).first().tap()
}

async function openFiltersAndSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: ro.search.filters.title, exact: true }).tap()
  await delay(settled)
  await page.keyboard.press('Escape')
  await delay(settled)
  await page
    .getByRole('button', { name: new RegExp(`^${ro.adverts.favorite}`) })
    .first()
    .tap()
}

async function openPhotos(page: Page): Promise<void> {
  await page.locator('main img').first().tap()
  await delay(settled)
  await page.keyboard.press('ArrowRight')
  await delay(settled)
  await page.keyboard.press('Escape')
}
