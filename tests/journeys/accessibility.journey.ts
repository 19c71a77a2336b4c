import type { Page } from '@playwright/test'
import { createRequire } from 'node:module'
import { demoLogins } from '#db/seed/demo-users.ts'
import { expect, test } from './test.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const addresses = [
  '/',
  '/category/transport',
  '/search?q=masina',
  '/search?q=xyzxyz',
  '/advert/2500',
  '/profile/casamobila.demo',
  '/recent',
  '/login',
  '/pricing',
  '/article',
  '/article/terms-of-use',
  '/nu-exista',
]
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong with the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe })
  const found: string = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(tags)} }).then(({ violations }) => JSON.stringify(
      violations.map(({ id, nodes }) => id + ' ' + nodes.slice(0, 3).map(({ target }) => target).join(' | '))))`,
  )
  const lines: string[] = JSON.parse(found)
  return lines.map((line) => `${page.url()}: ${line}`)
}

for (const prefix of ['', '/ru', '/en']) {
  for (const [width, colorScheme] of [
    [1_440, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`axe finds nothing on any screen (${prefix || '/ro'}, ${width}, ${colorScheme})`, async ({
      browser,
    }) => {
      test.setTimeout(120_000)
      // The policy would keep axe itself out; that it holds is another journey's business.
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ bypassCSP: true, viewport, colorScheme })
      const page = await context.newPage()
      const found: string[] = []
      for (const address of addresses) {
        await page.goto(prefix + address, { waitUntil: 'networkidle' })
        found.push(...(await violations(page)))
      }
      await page.goto(`${prefix}/login?next=/add-advert`)
      await page.locator('main input[name=phone]').fill(demoLogins.company.phone)
      await page.locator('main input[name=pass]').fill(demoLogins.password)
      await page.locator('main button[type=submit]').click()
      await page.locator('#field-category').selectOption('transport')
      found.push(...(await violations(page)))
      await page.goto(`${prefix}/my-favorites`, { waitUntil: 'networkidle' })
      found.push(...(await violations(page)))

      expect(found).toEqual([])
      await context.close()
    })
  }
}
