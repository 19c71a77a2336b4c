import { test as base } from '@playwright/test'
import { chromiumArgs, type Browser } from '../../tools/browser.ts'

/** A journey: `page` opens addresses of the site that `site.ts` has started. */
export const test = base.extend({
  baseURL: async ({}, use) => use(process.env['JOURNEY_SITE']),
  launchOptions: [
    async ({}, use) => {
      const { path, env }: Browser = JSON.parse(process.env['JOURNEY_BROWSER'] ?? '{}')
      await use({ executablePath: path, args: [...chromiumArgs], env: { ...env } })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
