import type { Locator, Page } from '@playwright/test'

/** As somebody without a mouse: Tab until it has the focus, then Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Types over what stands in the field. */
export async function rewrite(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/**
 * Goes down a select until the option of this value is chosen. Not by its first letters: which of them belong together
 * the browser tells by a clock.
 */
export async function choose(page: Page, select: Locator, value: string): Promise<void> {
  const options = select.locator('option')
  await options.and(page.locator(`[value="${value}"]`)).waitFor({ state: 'attached' })
  await tabTo(page, select)
  for (let left = await options.count(); left > 0; left--) {
    if ((await select.inputValue()) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow does not reach ${value} in ${String(select)}`)
}

/** Walks with Tab, or back with Shift and Tab, until the focus is on `target`, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isBehind = await target.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument
    if (!activeElement || activeElement === body) return false
    const place = element.compareDocumentPosition(activeElement)
    return (place & element.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element.ownerDocument.activeElement === element)) return
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The Tab key does not reach ${String(target)}`)
}
