import type { ArticleTopic, Banner, FooterItem, PageBlock } from '#contract/content.ts'
import type { Labels } from '#contract/languages.ts'
import type { Db } from '../deps.ts'

export interface StoredPage {
  readonly slug: string
  readonly labels: Labels
  readonly titles: Labels
  readonly descriptions: Labels
  readonly contents: { ro: PageBlock[]; ru: PageBlock[]; en: PageBlock[] }
}

export interface ArticleItem {
  readonly slug: string
  readonly topic: ArticleTopic
  readonly labels: Labels
  readonly descriptions: Labels
}

/** A language without its own image uses the Romanian one. */
export async function listBanners(sql: Db): Promise<Banner[]> {
  return sql<Banner[]>`
    select b.id::text, b.type,
      (select jsonb_agg(jsonb_build_object('image', coalesce(i.image, f.image),
          'narrow', coalesce(i.narrow_image, f.narrow_image), 'alt', coalesce(i.alt, f.alt),
          'linkURL', coalesce(i.link_url, f.link_url),
          'linkTarget', coalesce(i.link_target, f.link_target)) order by l.position)
        from (values ('ro', 1), ('ru', 2), ('en', 3)) l (language, position)
        left join banner_images i on i.banner_id = b.id and i.language = l.language
        join banner_images f on f.banner_id = b.id and f.language = 'ro') as images
    from banners b
    where b.is_active
    order by b.position, b.id`
}

export async function listMenuItems(sql: Db): Promise<FooterItem[]> {
  return sql<FooterItem[]>`
    select id, slug, col, labels from pages where col is not null order by col, position`
}

/** In the order of the footer, then those in none of its menus. */
export async function listArticles(sql: Db): Promise<ArticleItem[]> {
  return sql<ArticleItem[]>`
    select slug, topic, labels, descriptions from pages order by col nulls last, position, slug`
}

/** Enabled flags of the settings table (D13). */
export async function listFlagsOn(sql: Db): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from settings
    where key in ('shows_views', 'prefilter', 'subcategories_in_menu') and value = 'true'`
  return rows.map(({ key }) => key)
}

export async function findPage(sql: Db, slug: string): Promise<StoredPage | null> {
  const [page] = await sql<StoredPage[]>`
    select slug, labels, titles, descriptions, contents
    from pages
    where slug = ${slug}`
  return page ?? null
}
