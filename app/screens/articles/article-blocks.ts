import type { PageBlock } from '#contract/content.ts'
import type { Lang } from '#contract/languages.ts'
import { anchorsOf } from '#contract/rules/anchors.ts'

export interface ArticleBlock extends PageBlock {
  /** Id of the block, the same in each language. */
  readonly anchor: string
}

/** The blocks of a page in a language, else in English. */
export function blocksIn(
  lang: Lang,
  contents: Readonly<Record<Lang, readonly PageBlock[]>>,
): ArticleBlock[] {
  const anchorAt = anchorsOf(contents.en)
  const blocks = contents[lang].length > 0 ? contents[lang] : contents.en
  return blocks.map((block, position) => ({ ...block, anchor: anchorAt(position) }))
}
