import type { PageBlock } from '#contract/content.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

export interface StoredArticle {
  readonly slug: string
  readonly titles: Labels
  readonly descriptions: Labels
  readonly contents: Readonly<Record<Lang, readonly PageBlock[]>>
}

/** The texts of all articles that visitors see, in menu order. */
export async function listArticles(sql: Db): Promise<StoredArticle[]> {
  return sql<StoredArticle[]>`
    select slug, titles, descriptions, contents from pages where is_published order by col, position, slug`
}

/** Differs after any change of a text. */
export async function findArticlesVersion(sql: Db): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select coalesce(sum(hashtextextended(
      slug || titles::text || descriptions::text || contents::text, 0)::numeric), 0)::text as version
    from pages where is_published`
  return row?.version ?? ''
}
