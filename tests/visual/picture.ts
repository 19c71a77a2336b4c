import type { Page } from '@playwright/test'
import { expect } from '../journeys/test.ts'

/** Lists go on below without showing anything new. */
const highest = { phone: 1_700, desktop: 1_200 } as const

/** Also photos below the window, which would come while the picture is taken. */
export const loaded = `(async () => {
  await document.fonts.ready
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
})()`

/** Makes the window as high as the page, so that bars stand at its end. */
export async function growWindow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const content = Number(await page.evaluate('document.documentElement.scrollHeight'))
  const limit = width < 600 ? highest.phone : highest.desktop
  if (content > height) await page.setViewportSize({ width, height: Math.min(content, limit) })
}

/** Fails unless the window looks as in its picture. */
export async function expectPicture(page: Page, name: readonly string[]): Promise<void> {
  await page.evaluate(loaded)
  await page.evaluate('scrollTo(0, 0)')
  await page.mouse.move(0, 0)
  await expect(page).toHaveScreenshot([...name])
}
