import type { Page } from '@playwright/test'

/** Also photos below the window, which would come while the picture is taken. */
const loaded = `(async () => {
  await document.fonts.ready
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
})()`

/** Makes the window as high as the page, so that bars stand at its end and nothing depends on what was scrolled. */
export async function growWindow(page: Page, limit = Infinity): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const content = Number(await page.evaluate('document.documentElement.scrollHeight'))
  if (content > height) await page.setViewportSize({ width, height: Math.min(content, limit) })
}

/** Waits until nothing is missing in the window. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(loaded)
  await page.evaluate('scrollTo(0, 0)')
  await page.mouse.move(0, 0)
}
