import type { FooterItem, SiteMenus } from '#contract/content.ts'
import type { Labels } from '#contract/languages.ts'
import type { Db } from '../deps.ts'

export async function listMenuItems(sql: Db): Promise<FooterItem[]> {
  return sql<FooterItem[]>`
    select id, slug, col, labels from pages where col is not null and is_published order by col, position`
}

export interface MenuLine {
  readonly menu: keyof SiteMenus
  readonly href: string
  readonly labels: Labels
}

/** Entries of all menus in their order. */
export async function listMenuLines(sql: Db): Promise<MenuLine[]> {
  return sql<MenuLine[]>`
    select menu, href, labels from (
      select case col when 1 then 'information' else 'support' end as menu, position,
        '/article/' || slug as href, labels
      from pages where col is not null and is_published
      union all
      select menu, position, href, labels from menu_links) entries
    order by menu, position, href`
}

/** Enabled flags of the settings table (D13). */
export async function listFlagsOn(sql: Db): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from settings
    where key in ('shows_views', 'prefilter', 'subcategories_in_menu', 'invitations_only') and value = 'true'`
  return rows.map(({ key }) => key)
}
