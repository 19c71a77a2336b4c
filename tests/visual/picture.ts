import type { Page, Request } from '@playwright/test'
import { expect } from '../journeys/test.ts'

const quietMs = 500

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

/** The button of the help bot looks for its place when the window changes, not when a map has come below it. */
export async function placeFloating(page: Page): Promise<void> {
  await page.evaluate("dispatchEvent(new Event('resize'))")
}

/** Watches what the page asks for from now on. Gives what waits until all of it has come, and no more is asked for. */
export function requestsOf(page: Page): () => Promise<void> {
  const waiting = new Set<Request>()
  let changedAt = Date.now()
  const ended = (request: Request): void => {
    waiting.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    // A stream never ends.
    if (request.resourceType() !== 'eventsource') waiting.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const isQuiet = (): boolean => waiting.size === 0 && Date.now() - changedAt > quietMs
  return async () => expect.poll(isQuiet).toBe(true)
}
