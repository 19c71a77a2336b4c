import { languages } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { articleIn, isLinkable } from '#contract/rules/content/site-address.ts'
import type { EditedMenu, MenuEntry, SiteMenu } from '#contract/staff/content/menus.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import {
  listEntries,
  listKnownArticles,
  listMenus,
  lockMenu,
  placeArticles,
  replaceLinks,
  touchMenu,
} from './store.ts'

/** The menus with their entries in order, and the articles that are in none. */
export async function menusToEdit({
  sql,
}: Pick<Deps, 'sql'>): Promise<{ menus: EditedMenu[]; articles: MenuEntry[] }> {
  const [menus, entries] = await Promise.all([listMenus(sql), listEntries(sql)])
  const entriesOf = (menu: SiteMenu | null): MenuEntry[] =>
    entries.flatMap(({ menu: own, ...entry }) => (own === menu ? [entry] : []))
  return {
    menus: menus.map((menu) => ({ ...menu, entries: entriesOf(menu.menu) })),
    articles: entriesOf(null),
  }
}

interface MenuEdit {
  readonly menu: SiteMenu
  /** Of the menu that the editor has opened. */
  readonly revision: number
  readonly entries: readonly MenuEntry[]
}

const cols = { information: 1, support: 2 } as const

/**
 * Gives a menu its entries in their order; pages follow at once. Gives its new revision. Refuses one that somebody has
 * changed meanwhile, a link that leads to no screen, and a label that lacks a language.
 */
export async function saveMenu(
  deps: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  staff: Staff,
  { menu, revision, entries }: MenuEdit,
): Promise<number> {
  refuseUnfit(menu, entries)
  const saved = await deps.sql.begin(async (sql) => {
    if ((await lockMenu(sql, menu)) !== revision) throw new Refusal('edited_meanwhile')
    await refuseUnknown(sql, entries)
    const before = await summaryOf(sql, menu)
    const placed = entries.map((entry, at) => ({ ...entry, position: at + 1 }))
    if (menu !== 'header')
      await placeArticles(
        sql,
        cols[menu],
        placed.filter(({ slug }) => slug !== ''),
      )
    const links = placed.filter(({ slug }) => slug === '')
    await replaceLinks(
      sql,
      menu,
      links.map(({ position, href, labels }) => ({ position, href, labels })),
    )
    const next = await touchMenu(sql, menu)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'menu.save', subject: { kind: 'menu', id: menu } },
      ...{ before, after: await summaryOf(sql, menu) },
    })
    return next
  })
  await deps.cacheInvalidation.invalidate('content')
  return saved
}

function refuseUnfit(menu: SiteMenu, entries: readonly MenuEntry[]): void {
  const slugs = entries.map(({ slug }) => slug).filter(Boolean)
  const isTwice = new Set(slugs).size !== slugs.length
  if (isTwice || (menu === 'header' && slugs.length > 0)) throw new Refusal('bad_input', 'entries')
  for (const [at, { slug, href, labels }] of entries.entries()) {
    if (slug !== '') continue
    if (!isLinkable(href)) throw new Refusal('address_unknown', `entries.${at}.href`)
    const lang = languages.find((one) => labels[one] === '')
    if (lang) throw new Refusal('field_required', `entries.${at}.${lang}`)
  }
}

/** Refuses articles that do not exist, and links to ones that visitors do not see. */
async function refuseUnknown(sql: Db, entries: readonly MenuEntry[]): Promise<void> {
  const slugs = entries.map(({ slug }) => slug).filter(Boolean)
  if ((await listKnownArticles(sql, slugs, false)).length !== slugs.length)
    throw new Refusal('bad_input', 'entries')
  const linked = entries.map(({ slug, href }) => (slug === '' ? articleIn(href) : null))
  const seen = await listKnownArticles(
    sql,
    linked.filter((slug) => slug !== null),
    true,
  )
  const at = linked.findIndex((slug) => slug !== null && !seen.includes(slug))
  if (at !== -1) throw new Refusal('address_unknown', `entries.${at}.href`)
}

/** For the audit log. */
async function summaryOf(sql: Db, menu: SiteMenu): Promise<{ entries: string[] }> {
  const entries = (await listEntries(sql)).filter((entry) => entry.menu === menu)
  const nameOf = ({ slug, href, labels }: MenuEntry): string =>
    slug || `${href} (${languages.map((lang) => labels[lang]).join(' / ')})`
  return { entries: entries.map(nameOf) }
}
