import { test as base } from '@playwright/test'
import { chromiumArgs, type Browser } from '../../tools/browser.ts'

/** A journey: `page` opens addresses of the site that `site.ts` has started. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the first parameter names the fixtures this one needs: none
  baseURL: async ({}, use) => use(process.env['JOURNEY_SITE']),
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const { path, env }: Browser = JSON.parse(process.env['JOURNEY_BROWSER'] ?? '{}')
      await use({ executablePath: path, args: [...chromiumArgs], env: { ...env } })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
