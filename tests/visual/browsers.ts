import { resolve } from 'node:path'

/** Who looks at a screen. */
export type Viewer = 'visitor' | 'seller' | 'moderator'

/** Logins and answered questions of a viewer's browser, which `market.visual.ts` keeps for the pictures. */
export function browserOf(viewer: Viewer): string {
  return resolve(import.meta.dirname, `../../test-results/browsers/${viewer}.json`)
}
