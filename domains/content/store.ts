import type { FooterItem } from '#contract/content.ts'
import type { Db } from '../deps.ts'

export async function listMenuItems(sql: Db): Promise<FooterItem[]> {
  return sql<FooterItem[]>`
    select id, slug, col, position, labels from pages where col is not null and is_published order by col, position`
}

/** Enabled flags of the settings table (D13). */
export async function listFlagsOn(sql: Db): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from settings
    where key in ('shows_views', 'prefilter', 'subcategories_in_menu', 'invitations_only') and value = 'true'`
  return rows.map(({ key }) => key)
}
