import type { Page } from '@playwright/test'
import { createRequire } from 'node:module'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Resolves when what fades or slides in stands: half transparent text has too little contrast. */
const animationsEnded = `Promise.allSettled(document.getAnimations()
  .filter(({ effect, playState, timeline }) => playState === 'running' && timeline === document.timeline &&
    effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished)).then(() => undefined)`

/** What axe finds wrong with the page as it stands, a line each. */
export async function violations(page: Page, what: string): Promise<string[]> {
  await page.evaluate(animationsEnded)
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.addScriptTag({ path: axe })
  const found: string = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(({ violations }) =>
      JSON.stringify(violations.map(({ id, nodes }) =>
        id + ': ' + nodes.slice(0, 3).map(({ target }) => target).join(' | '))))`,
  )
  const lines: string[] = JSON.parse(found)
  return lines.map((line) => `${what}: ${line}`)
}
