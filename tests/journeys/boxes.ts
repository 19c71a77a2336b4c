import type { Locator, Page } from '@playwright/test'

interface Covered {
  /** Words that do not fit into their part or lie over another one. */
  readonly cropped: readonly string[]
  /** The part of the height of the window that stays while the page scrolls. */
  readonly fixed: number
}

/** Sets the size of text as the browser's own settings do, for the pages that are opened after that. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const standard = (16 * percent) / 100
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Measures the visible parts that a selector finds. */
export function covered(page: Page, parts: string): Promise<Covered> {
  return page.evaluate<Covered>(`(() => {
    const shown = [...document.querySelectorAll(${JSON.stringify(parts)})].filter((part) => {
      const { width, top, bottom } = part.getBoundingClientRect()
      return part.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom > 0 && top < innerHeight
    })
    const boxes = shown.map((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return { part, words: range.getBoundingClientRect(), box: part.getBoundingClientRect() }
    })
    const name = ({ part }) => part.textContent.trim().slice(0, 40)
    const overflows = boxes.filter(({ words, box }) =>
      words.width > 0 && (words.left < box.left - 1 || words.right > box.right + 1 ||
      words.top < box.top - 1 || words.bottom > box.bottom + 1 || words.right > innerWidth + 1))
    const overlaps = boxes.filter((one) => boxes.some((other) => one !== other &&
      !one.part.contains(other.part) && !other.part.contains(one.part) &&
      one.words.left < other.words.right - 1 && one.words.right > other.words.left + 1 &&
      one.words.top < other.words.bottom - 1 && one.words.bottom > other.words.top + 1))
    const stays = [...document.querySelectorAll('header, nav, div')].filter((one) => {
      const { position, top } = getComputedStyle(one)
      const { height, width } = one.getBoundingClientRect()
      const sticks = position === 'sticky' && parseFloat(top) > -height
      return one.checkVisibility() && height > 0 && width > innerWidth / 2 && (position === 'fixed' || sticks)
    })
    const fixed = stays.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) / innerHeight
    return {
      cropped: [...overflows.map((one) => 'overflows: ' + name(one)), ...overlaps.map((one) => 'overlaps: ' + name(one))],
      fixed,
    }
  })()`)
}

/** The number of lines that the words of an element take. */
export function linesOf(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const range = one.ownerDocument.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}

/** Whether two elements lie over each other. */
export async function lieOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height
}
