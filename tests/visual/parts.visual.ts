import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../journeys/test.ts'
import { desktop, phone } from '../journeys/visits.ts'
import { moment } from './moment.ts'
import { growWindow, settle } from './picture.ts'

for (const screen of [phone, desktop]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { width } = screen.viewport
    test(`parts, ${width} wide, ${colorScheme}`, async ({ arrive }) => {
      // The photo of the cards does not exist.
      const options = { ...screen, colorScheme, bypassCSP: true, reducedMotion: 'reduce' } as const
      const page = await arrive(options, /404/)
      await page.clock.setFixedTime(moment)
      await page.goto('/dev/parts/', { waitUntil: 'networkidle' })
      await growWindow(page)
      await settle(page)

      const folder = `${width}-${colorScheme}`
      for (const section of await page.locator('section[id]:not(#dialog)').all()) {
        const name = (await section.getAttribute('id')) ?? ''
        await expect.soft(section).toHaveScreenshot(['parts', folder, `${name}.png`])
      }
      await page.locator('#dialog').getByRole('button').click()
      const dialog = page.getByRole('dialog', { name: ro.advert.safety.title })
      await expect.soft(dialog).toHaveScreenshot(['parts', folder, 'dialog.png'])
    })
  }
}
