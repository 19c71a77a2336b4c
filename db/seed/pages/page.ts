import type { PageBlock } from '#contract/content.ts'
import type { Labels } from '#contract/languages.ts'

/** A page linked from the footer. Texts are plain: the screen decides how blocks look. */
export interface SeedPage {
  readonly slug: string
  /** Footer menu: 1 information, 2 customer support. */
  readonly col: 1 | 2
  /** Menu entries. */
  readonly labels: Labels
  readonly titles: Labels
  readonly descriptions: Labels
  readonly contents: {
    readonly ro: PageBlock[]
    readonly ru: PageBlock[]
    readonly en: PageBlock[]
  }
}
