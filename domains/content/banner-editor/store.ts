import type { Lang } from '#contract/languages.ts'
import type { BannerPage } from '#contract/site/banners.ts'
import type { EditedBanner, EditedBannerImage } from '#contract/staff/content/banners.ts'
import type { Db } from '../../deps.ts'

/** All banners, those that are shown first. Moments are in Chișinău, to the minute. */
export async function listEditedBanners(
  sql: Db,
  since: string,
  most: number,
): Promise<EditedBanner[]> {
  return sql<EditedBanner[]>`
    select b.id, b.revision, b.type, b.position, b.is_active, b.is_fallback, b.languages, b.places, b.pages,
      ${localMinute(sql, 'starts_at')} as starts_at, ${localMinute(sql, 'ends_at')} as ends_at,
      ${imagesOf(sql)} as images,
      coalesce(sum(d.views), 0)::int as views, coalesce(sum(d.clicks), 0)::int as clicks,
      coalesce(sum(d.views) filter (where d.day >= ${since}::date), 0)::int as recent_views,
      coalesce(sum(d.clicks) filter (where d.day >= ${since}::date), 0)::int as recent_clicks
    from banners b left join banner_days d on d.banner_id = b.id
    group by b.id
    order by b.is_active desc, b.type, b.position, b.id
    limit ${most}`
}

export type BannerEdit = Omit<
  EditedBanner,
  'id' | 'revision' | 'views' | 'clicks' | 'recentViews' | 'recentClicks' | 'type'
> & {
  readonly type: number
  readonly languages: readonly Lang[]
  readonly pages: readonly BannerPage[]
}

export interface StoredBanner extends BannerEdit {
  readonly revision: number
}

/** Waits for other changes of the banner until the end of the transaction. */
export async function lockBanner(sql: Db, id: number): Promise<StoredBanner | null> {
  await sql`select from banners where id = ${id} for update`
  const [banner] = await sql<StoredBanner[]>`
    select revision, type, position, is_active, is_fallback, languages, places, pages,
      ${localMinute(sql, 'starts_at')} as starts_at, ${localMinute(sql, 'ends_at')} as ends_at,
      ${imagesOf(sql)} as images
    from banners b where id = ${id}`
  return banner ?? null
}

function imagesOf(sql: Db) {
  return sql`
    coalesce((select jsonb_agg(jsonb_build_object('language', i.language, 'image', i.image,
        'narrow', i.narrow_image, 'alt', i.alt, 'link', i.link_url, 'opensTab', i.link_target = '_blank')
        order by array_position(array['ro', 'ru', 'en'], i.language))
      from banner_images i where i.banner_id = b.id), '[]')`
}

function localMinute(sql: Db, column: 'starts_at' | 'ends_at') {
  return sql`coalesce(to_char(b.${sql(column)} at time zone 'Europe/Chisinau', 'YYYY-MM-DD"T"HH24:MI'), '')`
}

/** SQL: the moment of a minute in Chișinău; null for an empty one. */
function momentOf(sql: Db, minute: string) {
  return sql`nullif(${minute}, '')::timestamp at time zone 'Europe/Chisinau'`
}

/** Inserts a banner without pictures. Gives its id. */
export async function insertBanner(sql: Db, banner: BannerEdit): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into banners (type, position, is_active, is_fallback, starts_at, ends_at, languages, places, pages)
    values (${banner.type}, ${banner.position}, ${banner.isActive}, ${banner.isFallback},
      ${momentOf(sql, banner.startsAt)}, ${momentOf(sql, banner.endsAt)},
      ${[...banner.languages]}, ${[...banner.places]}, ${[...banner.pages]})
    returning id`
  return row?.id ?? 0
}

export async function updateBanner(sql: Db, id: number, banner: BannerEdit): Promise<void> {
  await sql`
    update banners set type = ${banner.type}, position = ${banner.position}, is_active = ${banner.isActive},
      is_fallback = ${banner.isFallback}, starts_at = ${momentOf(sql, banner.startsAt)},
      ends_at = ${momentOf(sql, banner.endsAt)}, languages = ${[...banner.languages]},
      places = ${[...banner.places]}, pages = ${[...banner.pages]}
    where id = ${id}`
}

export async function replaceImages(
  sql: Db,
  bannerId: number,
  images: readonly EditedBannerImage[],
): Promise<void> {
  await sql`delete from banner_images where banner_id = ${bannerId}`
  const rows = images.map(({ language, image, narrow, alt, link, opensTab }) => ({
    ...{ banner_id: bannerId, language, image, narrow_image: narrow, alt, link_url: link },
    link_target: opensTab ? '_blank' : '_self',
  }))
  await sql`insert into banner_images ${sql(rows)}`
}

/** Locks the pictures among these that wait for a banner; gives their names. */
export async function lockFiles(sql: Db, names: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from banner_files where name = any (${[...names]}) order by name for update`
  return rows.map(({ name }) => name)
}

export async function insertFiles(sql: Db, names: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into banner_files (name, stored_at) select name, ${now} from unnest(${[...names]}::text[]) name
    on conflict do nothing`
}

export async function deleteFiles(sql: Db, names: readonly string[]): Promise<void> {
  await sql`delete from banner_files where name = any (${[...names]})`
}

/** Takes a picture that waits since before a moment and that no banner shows; null if there is none. */
export async function deleteOldFile(sql: Db, before: Date): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`
    delete from banner_files
    where name = (select name from banner_files where stored_at < ${before}
      order by stored_at limit 1 for update skip locked)
    returning name`
  return row?.name ?? null
}

export async function isShown(sql: Db, name: string): Promise<boolean> {
  const rows = await sql`
    select from banner_images where ${name} in (image, narrow_image) limit 1`
  return rows.length > 0
}

/** Places and districts among the slugs. */
export async function countPlaces(sql: Db, slugs: readonly string[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct slug)::int as count
    from (select slug from places union all select slug from districts) known
    where slug = any (${[...slugs]})`
  return row?.count ?? 0
}
