import type { PageBlock } from '#contract/content.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { ArticleTopic } from '#contract/site/articles.ts'
import type { Db } from '../../deps.ts'

export interface EditedPage {
  readonly slug: string
  readonly revision: number
  readonly topic: ArticleTopic
  readonly col: 1 | 2 | null
  readonly isPublished: boolean
  readonly labels: Labels
  readonly titles: Labels
  readonly descriptions: Labels
  readonly contents: Record<Lang, PageBlock[]>
  /** Of its text. */
  readonly version: number
}

export interface ListedPage extends EditedPage {
  readonly changedAt: Date
  readonly helped: number
  readonly didNotHelp: number
}

/** All pages, those of the menus first. */
export async function listPages(sql: Db): Promise<ListedPage[]> {
  return sql<ListedPage[]>`
    select p.*, v.version, v.changed_at, v.helped, v.did_not_help
    from pages p, lateral (
      select * from page_versions where slug = p.slug order by version desc limit 1) v
    order by p.col nulls last, p.position, p.slug`
}

export async function findPage(sql: Db, slug: string): Promise<EditedPage | null> {
  const [page] = await sql<EditedPage[]>`
    select *, (select max(version) from page_versions where slug = p.slug) as version
    from pages p where slug = ${slug}`
  return page ?? null
}

/** Waits for other changes of the page until the end of the transaction. */
export async function lockPage(sql: Db, slug: string): Promise<EditedPage | null> {
  await sql`select from pages where slug = ${slug} for update`
  return findPage(sql, slug)
}

type NewPage = Omit<EditedPage, 'revision' | 'version'>

/** False if the slug is taken. */
export async function insertPage(sql: Db, page: NewPage): Promise<boolean> {
  const { slug, topic, col, isPublished } = page
  const rows = await sql`
    insert into pages (slug, topic, col, position, is_placed, is_published, labels, titles, descriptions, contents)
    values (${slug}, ${topic}, ${col}, ${nextPosition(sql)}, true, ${isPublished},
      ${sql.json({ ...page.labels })}, ${sql.json({ ...page.titles })}, ${sql.json({ ...page.descriptions })},
      ${sql.json(plain(page.contents))})
    on conflict do nothing returning 1`
  return rows.length > 0
}

/** A page that moves to another menu stands last in it. */
export async function updatePage(sql: Db, page: NewPage): Promise<void> {
  const { slug, topic, col, isPublished } = page
  await sql`
    update pages set topic = ${topic}, is_published = ${isPublished},
      position = case when col is distinct from ${col}::smallint then ${nextPosition(sql)} else position end,
      is_placed = is_placed or (col, topic) is distinct from (${col}::smallint, ${topic}),
      col = ${col},
      labels = ${sql.json({ ...page.labels })}, titles = ${sql.json({ ...page.titles })},
      descriptions = ${sql.json({ ...page.descriptions })}, contents = ${sql.json(plain(page.contents))}
    where slug = ${slug}`
}

/** SQL: the position after all others. */
function nextPosition(sql: Db) {
  return sql`(select coalesce(max(position), 0) + 1 from pages)`
}

/** Without what is undefined, which is no JSON. */
function plain(contents: NewPage['contents']): NewPage['contents'] {
  return JSON.parse(JSON.stringify(contents))
}

export interface StoredVersion {
  readonly version: number
  readonly changedAt: Date
  readonly titles: Labels
  readonly contents: Record<Lang, PageBlock[]>
}

/** Newest first. */
export async function listStoredVersions(
  sql: Db,
  slug: string,
  most: number,
): Promise<StoredVersion[]> {
  return sql<StoredVersion[]>`
    select version, changed_at, titles, contents from page_versions
    where slug = ${slug} order by version desc limit ${most}`
}

export async function findStoredVersion(
  sql: Db,
  slug: string,
  version: number,
): Promise<StoredVersion | null> {
  const [row] = await sql<StoredVersion[]>`
    select version, changed_at, titles, contents from page_versions
    where slug = ${slug} and version = ${version}`
  return row ?? null
}
