import { texts as ro } from '#i18n/ro/texts.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { desktop, phone } from '../visits.ts'

for (const screen of [phone, desktop]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { width } = screen.viewport
    test(`axe finds nothing in any state of the parts, ${width} wide, ${colorScheme}`, async ({
      arrive,
    }) => {
      // The photo of the cards does not exist: its place-holder is a state as well.
      const page = await arrive({ ...screen, colorScheme, bypassCSP: true }, /404/)
      await page.goto('/dev/parts/', { waitUntil: 'networkidle' })

      expect(await violations(page, 'parts')).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      await page.locator('#dialog').getByRole('button').click()
      await page.getByRole('dialog', { name: ro.advert.safety.title }).waitFor()
      expect(await violations(page, 'dialog')).toEqual([])
    })
  }
}
