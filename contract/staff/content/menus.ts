import * as z from 'zod'
import { call } from '../../call.ts'
import { articleLengths, bannerLinkMax, menuEntriesMax } from '../../rules/content/editor-limits.ts'
import { LabelsShape, ListOf, SingleLine, Slug, Text, Token, wholeNumber } from '../../shapes.ts'

const path = '/admin/menus.php'
const token = Token.optional()

/** The line under the header, and the two menus of the footer. */
export const siteMenus = ['header', 'information', 'support'] as const
export type SiteMenu = (typeof siteMenus)[number]

const label = SingleLine(articleLengths.label)
const EntryInput = z.object({
  /** Of an article, which has its own labels; empty: a link. */
  slug: Slug,
  href: Text(bannerLinkMax),
  labels: z.object({ ro: label, ru: label, en: label }),
})

const EntryShape = z.object({ slug: z.string(), href: z.string(), labels: LabelsShape })
export type MenuEntry = z.infer<typeof EntryShape>

const MenuShape = z.object({
  menu: z.enum(siteMenus),
  /** Counts changes; sent back with the next one. */
  revision: z.int(),
  entries: z.array(EntryShape),
})
export type EditedMenu = z.infer<typeof MenuShape>

/** Calls by which editors change menus. */
export const menuEditorCalls = {
  listMenus: call({
    path,
    action: 'list',
    summary: 'List the menus with their entries, and the articles that are in none',
    auth: 'staff',
    right: 'content',
    acts: [],
    input: { token },
    output: { menus: z.array(MenuShape), articles: z.array(EntryShape) },
  }),
  saveMenu: call({
    path,
    action: 'save',
    summary: 'Give a menu its entries in their order; refuses a stale revision',
    auth: 'staff',
    right: 'content',
    acts: ['menu.save'],
    input: {
      menu: z.enum(siteMenus),
      revision: wholeNumber(0, 2_147_483_647),
      entries: ListOf(EntryInput, menuEntriesMax, 20_000),
      token,
    },
    output: { revision: z.int() },
  }),
}
