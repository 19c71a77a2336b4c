import type { PageBlock } from '#contract/content.ts'
import { languages, type Labels, type Lang } from '#contract/languages.ts'
import { articleLengths } from '#contract/rules/content/editor-limits.ts'
import { blocksOf } from '#contract/rules/content/article-markup.ts'
import { fold } from '#contract/rules/text/fold.ts'
import { Refusal } from '#contract/refusals.ts'

/** Articles whose text is part of the program: it is read even when nothing else works. */
const fixed: readonly string[] = ['terms-of-use']

export function isFixedArticle(slug: string): boolean {
  return fixed.includes(slug)
}

interface ArticleTexts {
  readonly isPublished: boolean
  readonly labels: Labels
  readonly titles: Labels
  readonly texts: Labels
}

/** Refuses an article whose label, title or text lacks a language, by its field; a hidden one needs its label alone. */
export function refuseIncomplete({ isPublished, labels, titles, texts }: ArticleTexts): void {
  const needed = isPublished ? { labels, titles, texts } : { labels }
  for (const [name, values] of Object.entries(needed)) {
    const lang = languages.find((one) => values[one] === '')
    if (lang) throw new Refusal('field_required', `${name}.${lang}`)
  }
}

/** Refuses a slug that is no address, and one of digits alone, which would stand for a number. */
export function refuseBadSlug(slug: string): void {
  const isGood = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) && slug.length <= articleLengths.slug
  if (!isGood) throw new Refusal('slug_invalid', 'slug')
}

export function contentsOf(texts: Labels): Record<Lang, PageBlock[]> {
  return { ro: blocksOf(texts.ro), ru: blocksOf(texts.ru), en: blocksOf(texts.en) }
}

/** Whether the words occur in one of the texts, without regard to diacritics and case. */
export function hasWords(search: string, texts: readonly string[]): boolean {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const folded = texts.map(fold)
  return words.every((word) => folded.some((text) => text.includes(word)))
}
