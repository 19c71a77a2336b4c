import type { Locator, Page } from '@playwright/test'

/** As somebody without a mouse: Tab until it has the focus, then Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let tabs = 0; tabs < 150; tabs++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there')
}
