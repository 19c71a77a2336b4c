import { randomInt } from 'node:crypto'
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { chromiumArgs, type Browser } from '#tools/processes/browser.ts'

interface Journey {
  /**
   * Somebody comes who was never here: a browser of their own, and its first tab. Whatever the browser
   * complains of in it (a script's error, the security policy, a page unlike its markup, a file that does
   * not come) fails the journey, except what the journey brings about on purpose.
   */
  readonly arrive: (options?: BrowserContextOptions, onPurpose?: RegExp) => Promise<Page>
}

/**
 * An address of a network of its own, as the site's trusted proxy would tell it: what the limits allow one address must
 * not depend on how many journeys a quick machine goes through in a quarter of an hour.
 */
function unusedAddress(): string {
  return ['127', ...[1, 2, 3].map(() => randomInt(1, 255))].join('.')
}

/** The first sign of a person, which pages wait for before they load scripts; `hydration.journey.ts` lacks it. */
const moveWhenLoaded =
  "addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))"

/** A journey: `arrive` opens addresses of the site that `site.ts` has started. */
export const test = base.extend<Journey>({
  baseURL: async ({}, use) => use(process.env['JOURNEY_SITE']),
  launchOptions: [
    async ({}, use) => {
      const { path, env }: Browser = JSON.parse(process.env['JOURNEY_BROWSER'] ?? '{}')
      await use({ executablePath: path, args: [...chromiumArgs], env: { ...env } })
    },
    { scope: 'worker' },
  ],
  arrive: async ({ browser }, use) => {
    const complaints: string[] = []
    await use(async (options = {}, onPurpose) => {
      const context = await browser.newContext({
        ...options,
        extraHTTPHeaders: { ...options.extraHTTPHeaders, 'x-forwarded-for': unusedAddress() },
      })
      const note = (complaint: string): void => {
        if (!onPurpose?.test(complaint)) complaints.push(complaint)
      }
      await context.addInitScript({ content: moveWhenLoaded })
      context.on('weberror', (error) => note(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      return context.newPage()
    })
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(complaints, 'what the browser complained of').toEqual([])
  },
})

export { expect } from '@playwright/test'
