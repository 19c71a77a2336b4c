import type { PageBlock } from '#contract/content.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { ArticleItem } from '#contract/site/articles.ts'
import type { Db } from '../../deps.ts'

export interface StoredPage {
  readonly slug: string
  readonly labels: Labels
  readonly titles: Labels
  readonly descriptions: Labels
  readonly contents: Record<Lang, PageBlock[]>
  readonly version: number
  readonly changedAt: Date
  /** Number of the current version. */
  readonly latest: number
}

/** In the order of the footer, then those in none of its menus. */
export async function listArticles(sql: Db): Promise<ArticleItem[]> {
  return sql<ArticleItem[]>`
    select slug, topic, labels, descriptions from pages where is_published
    order by col nulls last, position, slug`
}

/** The current version, or the given one. Null if there is no such page or version, or it is hidden. */
export async function findPage(
  sql: Db,
  slug: string,
  version: number | null,
): Promise<StoredPage | null> {
  const [page] = await sql<StoredPage[]>`
    select p.slug, p.labels, v.titles, p.descriptions, v.contents, v.version, v.changed_at,
      (select max(version) from page_versions where slug = p.slug) as latest
    from pages p, lateral (
      select * from page_versions
      where slug = p.slug and version = coalesce(${version}::integer, version)
      order by version desc
      limit 1) v
    where p.slug = ${slug} and p.is_published`
  return page ?? null
}

export interface PageVersion {
  readonly version: number
  readonly changedAt: Date
}

/** Newest first; none of a hidden page. */
export async function listVersions(sql: Db, slug: string, most: number): Promise<PageVersion[]> {
  return sql<PageVersion[]>`
    select version, changed_at from page_versions
    where slug = ${slug} and not exists (select from pages where slug = ${slug} and not is_published)
    order by version desc limit ${most}`
}

interface Vote {
  readonly slug: string
  readonly version: number
  readonly voter: string
  readonly hasHelped: boolean
  readonly details: string
  readonly createdAt: Date
}

/** False if the voter has voted on this version already. The version must exist. */
export async function insertVote(sql: Db, vote: Vote): Promise<boolean> {
  const rows =
    await sql`insert into page_votes ${sql({ ...vote })} on conflict do nothing returning 1`
  return rows.length > 0
}

/** Adds to what the voter has said before; no longer than the column takes. */
export async function addDetails(
  sql: Db,
  { slug, version, voter, details }: Vote,
  maxLength: number,
): Promise<void> {
  await sql`
    update page_votes set details = left(concat_ws(E'\n', nullif(details, ''), ${details}::text), ${maxLength})
    where slug = ${slug} and version = ${version} and voter = ${voter}`
}

export async function countVote(sql: Db, { slug, version, hasHelped }: Vote): Promise<void> {
  await sql`
    update page_versions
    set helped = helped + ${Number(hasHelped)}, did_not_help = did_not_help + ${Number(!hasHelped)}
    where slug = ${slug} and version = ${version}`
}

export async function deleteVotesOf(sql: Db, voter: string): Promise<void> {
  await sql`delete from page_votes where voter = ${voter}`
}

export async function hasVersion(sql: Db, slug: string, version: number): Promise<boolean> {
  const rows = await sql`select 1 from page_versions where slug = ${slug} and version = ${version}`
  return rows.length > 0
}

export interface ArticleRating {
  readonly slug: string
  readonly version: number
  readonly helped: number
  readonly didNotHelp: number
  /** What readers said, newest first. */
  readonly details: readonly string[]
}

/** Ratings of the current versions, those that helped least first. */
export async function listRatings(sql: Db, mostDetails: number): Promise<ArticleRating[]> {
  return sql<ArticleRating[]>`
    select v.slug, v.version, v.helped, v.did_not_help,
      array(select details from page_votes d
        where d.slug = v.slug and d.version = v.version and details <> ''
        order by created_at desc limit ${mostDetails}) as details
    from pages p, lateral (
      select * from page_versions where slug = p.slug order by version desc limit 1) v
    where v.helped + v.did_not_help > 0
    order by v.did_not_help desc, v.slug`
}
