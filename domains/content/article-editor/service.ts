import type { Labels } from '#contract/languages.ts'
import { articleVersionsListed } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { StaffAct } from '#contract/rules/staff/acts.ts'
import type { ArticleTopic } from '#contract/site/articles.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { contentsOf, hasWords, isFixedArticle, refuseBadSlug, refuseIncomplete } from './rules.ts'
import {
  findPage,
  findStoredVersion,
  insertPage,
  listPages,
  listStoredVersions,
  lockPage,
  updatePage,
  type EditedPage,
  type ListedPage,
  type StoredVersion,
} from './store.ts'

export { isFixedArticle } from './rules.ts'
export type { EditedPage, ListedPage, StoredVersion }

/** Articles with the words in any of their texts; all of them for no words. */
export async function articlesToEdit(
  { sql }: Pick<Deps, 'sql'>,
  search: string,
): Promise<ListedPage[]> {
  const pages = await listPages(sql)
  return pages.filter(({ slug, labels, titles, contents }) =>
    hasWords(search, [
      slug,
      ...Object.values(labels),
      ...Object.values(titles),
      JSON.stringify(contents),
    ]),
  )
}

/** An article, hidden or not. Refuses one that does not exist. */
export async function articleToEdit({ sql }: Pick<Deps, 'sql'>, slug: string): Promise<EditedPage> {
  const page = await findPage(sql, slug)
  if (!page) throw new Refusal('page_not_found')
  return page
}

/** Newest first. Refuses an article that does not exist. */
export async function articleVersions(
  deps: Pick<Deps, 'sql'>,
  slug: string,
): Promise<StoredVersion[]> {
  await articleToEdit(deps, slug)
  return listStoredVersions(deps.sql, slug, articleVersionsListed)
}

export interface ArticleEdit {
  readonly slug: string
  /** Of the article that the editor has opened; 0: a new one. */
  readonly revision: number
  readonly topic: ArticleTopic
  readonly col: 1 | 2 | null
  readonly isPublished: boolean
  readonly labels: Labels
  readonly titles: Labels
  readonly descriptions: Labels
  readonly texts: Labels
}

type EditDeps = Pick<Deps, 'sql' | 'cacheInvalidation'>

/**
 * Changes an article or writes a new one; pages follow at once. Gives its new revision. Refuses one that somebody has
 * changed meanwhile, that lacks a text, or whose text is part of the program.
 */
export async function saveArticle(
  deps: EditDeps,
  staff: Staff,
  { texts, ...edit }: ArticleEdit,
): Promise<number> {
  refuseIncomplete({ ...edit, texts })
  return changeArticle(deps, staff, edit, async (sql, before) => {
    const { revision: _, ...page } = { ...edit, contents: contentsOf(texts) }
    if (before) {
      await updatePage(sql, page)
      return 'article.save'
    }
    if (edit.revision !== 0) throw new Refusal('page_not_found')
    refuseBadSlug(edit.slug)
    if (!(await insertPage(sql, page))) throw new Refusal('slug_taken', 'slug')
    return 'article.create'
  })
}

/** Gives an article the titles and texts of an earlier version. Gives its new revision; refuses as `saveArticle`. */
export async function restoreArticle(
  deps: EditDeps,
  staff: Staff,
  { slug, revision, version }: { slug: string; revision: number; version: number },
): Promise<number> {
  return changeArticle(deps, staff, { slug, revision }, async (sql, before) => {
    const then = await findStoredVersion(sql, slug, version)
    if (!before || !then) throw new Refusal('page_not_found')
    await updatePage(sql, { ...before, titles: then.titles, contents: then.contents })
    return 'article.restore'
  })
}

async function changeArticle(
  deps: EditDeps,
  staff: Staff,
  { slug, revision }: Pick<ArticleEdit, 'slug' | 'revision'>,
  change: (sql: Db, before: EditedPage | null) => Promise<StaffAct>,
): Promise<number> {
  if (isFixedArticle(slug)) throw new Refusal('article_fixed')
  const saved = await deps.sql.begin(async (sql) => {
    const before = await lockPage(sql, slug)
    if (before && revision === 0) throw new Refusal('slug_taken', 'slug')
    if (before && before.revision !== revision) throw new Refusal('edited_meanwhile')
    const act = await change(sql, before)
    const after = await findPage(sql, slug)
    if (!after) throw new Error(`Article ${slug} is lost`)
    const subject = { kind: 'article', id: slug } as const
    const states = { ...(before && { before: stateOf(before) }), after: stateOf(after) }
    await writeAudit(sql, { staffId: staff.id, act, subject, ...states })
    return after.revision
  })
  await deps.cacheInvalidation.invalidate('content')
  return saved
}

/** For the audit log; the text is that of its version. */
function stateOf({ version, isPublished, col, topic, ...page }: EditedPage) {
  return {
    ...{ version, isPublished, topic, menu: menuOf(col) },
    labels: Object.values(page.labels),
    titles: Object.values(page.titles),
    descriptions: Object.values(page.descriptions),
  }
}

const menus = { 1: 'information', 2: 'support' } as const

/** Name of a menu of the footer by its number; empty for none. */
export function menuOf(col: 1 | 2 | null): '' | 'information' | 'support' {
  return col === null ? '' : menus[col]
}

/** Number of a menu of the footer. */
export function colOf(menu: '' | 'information' | 'support'): 1 | 2 | null {
  if (menu === '') return null
  return menu === 'information' ? 1 : 2
}
