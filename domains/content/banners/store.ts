import type { Db } from '../../deps.ts'
import type { RunningBanner } from './rules.ts'

/** Active banners, also those that do not run yet or any more. A language without its own image uses the Romanian one. */
export async function listBanners(sql: Db): Promise<RunningBanner[]> {
  return sql<RunningBanner[]>`
    select b.id::text, b.type, b.starts_at, b.ends_at, b.languages, b.places, b.pages, b.is_fallback,
      coalesce((select jsonb_agg(jsonb_build_object('image', coalesce(i.image, f.image),
          'narrow', coalesce(i.narrow_image, f.narrow_image), 'alt', coalesce(i.alt, f.alt),
          'linkURL', coalesce(i.link_url, f.link_url),
          'linkTarget', coalesce(i.link_target, f.link_target)) order by l.position)
        from (values ('ro', 1), ('ru', 2), ('en', 3)) l (language, position)
        left join banner_images i on i.banner_id = b.id and i.language = l.language
        join banner_images f on f.banner_id = b.id and f.language = 'ro'), '[]') as images
    from banners b
    where b.is_active
    order by b.position, b.id`
}

/** The districts of places, by slug; of a district itself. */
export async function listDistrictsOf(sql: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select distinct d.slug from places p join districts d on d.id = p.district_id where p.slug = any (${[...slugs]})`
  return rows.map(({ slug }) => slug)
}

export interface BannerCount {
  readonly bannerId: number
  readonly views: number
  readonly clicks: number
}

/** Adds to the counts of a day, YYYY-MM-DD in Chișinău, in one statement. Unknown banners count nothing. */
export async function addCounts(
  sql: Db,
  day: string,
  counts: readonly BannerCount[],
): Promise<void> {
  await sql`
    insert into banner_days (banner_id, day, views, clicks)
    select b.id, ${day}::date, c.views, c.clicks
    from unnest(${counts.map(({ bannerId }) => bannerId)}::int[], ${counts.map(({ views }) => views)}::int[],
      ${counts.map(({ clicks }) => clicks)}::int[]) c (banner_id, views, clicks)
    join banners b on b.id = c.banner_id and b.is_active
    order by b.id
    on conflict (banner_id, day) do update
      set views = banner_days.views + excluded.views, clicks = banner_days.clicks + excluded.clicks`
}
