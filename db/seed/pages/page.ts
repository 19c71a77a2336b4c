import * as z from 'zod'
import type { PageBlock } from '#contract/content.ts'
import type { Labels } from '#contract/languages.ts'
import { articleTopics, type ArticleTopic } from '#contract/site/articles.ts'
import { Titles } from '../reference/shapes/shapes.ts'

/** An information page. Texts have no markup but links. */
export interface SeedPage {
  readonly slug: string
  /** Footer menu: 1 information, 2 customer support; null: in none. */
  readonly col: 1 | 2 | null
  /** Group of the index of articles. */
  readonly topic: ArticleTopic
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

const Text = z.string().min(1, 'is empty')
const Blocks = z
  .array(
    z.strictObject({
      heading: Text.optional(),
      paragraphs: z.array(Text),
      list: z.array(Text).optional(),
    }),
  )
  .min(1, 'is empty')

/**
 * Schema of a file of db/data/pages/<topic>, whose name is the page's slug. Texts may have placeholders: `{name}`,
 * `{tagline}`, `{supportEmail}` and the others of `read-pages.ts`.
 */
export const PageFile = z.strictObject({
  /** Absent: not in the footer. */
  col: z.union([z.literal(1), z.literal(2)]).optional(),
  topic: z.enum(articleTopics),
  /** Position in its menu, or among those in none of its topic, from 1. */
  position: z.int().min(1).max(100),
  labels: Titles,
  titles: Titles,
  descriptions: Titles,
  /** Absent only for the terms of use, whose text is in `i18n/<language>/site/terms.ts`. */
  contents: z.strictObject({ ro: Blocks, ru: Blocks, en: Blocks }).optional(),
})
