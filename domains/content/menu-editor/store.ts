import type { Labels } from '#contract/languages.ts'
import type { MenuEntry, SiteMenu } from '#contract/staff/content/menus.ts'
import type { Db } from '../../deps.ts'

export interface StoredMenu {
  readonly menu: SiteMenu
  readonly revision: number
}

export async function listMenus(sql: Db): Promise<StoredMenu[]> {
  return sql<StoredMenu[]>`select menu, revision from menus order by menu`
}

/** Waits for other changes of the menu until the end of the transaction. */
export async function lockMenu(sql: Db, menu: SiteMenu): Promise<number> {
  const [row] = await sql<
    StoredMenu[]
  >`select menu, revision from menus where menu = ${menu} for update`
  return row?.revision ?? 0
}

/** Counts a change. Gives the new revision. */
export async function touchMenu(sql: Db, menu: SiteMenu): Promise<number> {
  const [row] = await sql<StoredMenu[]>`
    update menus set menu = menu where menu = ${menu} returning menu, revision`
  return row?.revision ?? 0
}

export interface PlacedEntry extends MenuEntry {
  /** Null: an article in no menu. */
  readonly menu: SiteMenu | null
}

/** Entries of all menus in their order, and the other articles. */
export async function listEntries(sql: Db): Promise<PlacedEntry[]> {
  return sql<PlacedEntry[]>`
    select menu, slug, href, labels from (
      select case col when 1 then 'information' when 2 then 'support' end as menu,
        position, slug, '' as href, labels
      from pages
      union all
      select menu, position, '', href, labels from menu_links) entries
    order by menu nulls last, position, slug`
}

/** Slugs among these of articles; of published ones alone where a link is to lead there. */
export async function listKnownArticles(
  sql: Db,
  slugs: readonly string[],
  isToBeSeen: boolean,
): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select slug from pages where slug = any (${[...slugs]}) and (is_published or not ${isToBeSeen})`
  return rows.map(({ slug }) => slug)
}

interface PlacedArticle {
  readonly slug: string
  readonly position: number
}

/** Gives a menu of the footer its articles; those that it had besides are in none. */
export async function placeArticles(
  sql: Db,
  col: 1 | 2,
  articles: readonly PlacedArticle[],
): Promise<void> {
  const slugs = articles.map(({ slug }) => slug)
  await sql`
    update pages set col = null, is_placed = true where col = ${col} and slug <> all (${slugs})`
  await sql`
    update pages p set col = ${col}, position = placed.position, is_placed = true
    from unnest(${slugs}::text[], ${articles.map(({ position }) => position)}::int[]) placed (slug, position)
    where p.slug = placed.slug and (p.col, p.position) is distinct from (${col}::smallint, placed.position)`
}

interface MenuLink {
  readonly position: number
  readonly href: string
  readonly labels: Labels
}

export async function replaceLinks(
  sql: Db,
  menu: SiteMenu,
  links: readonly MenuLink[],
): Promise<void> {
  await sql`delete from menu_links where menu = ${menu}`
  if (links.length === 0) return
  const rows = links.map(({ labels, ...link }) => ({
    ...link,
    menu,
    labels: sql.json({ ...labels }),
  }))
  await sql`insert into menu_links ${sql(rows)}`
}
