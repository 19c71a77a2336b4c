import * as z from 'zod'
import { call } from './call.ts'
import { LabelsShape, Slug, wholeNumber } from './shapes.ts'

const MenuItem = z.object({
  id: z.number(),
  slug: z.string(),
  col: z.union([z.literal(1), z.literal(2)]),
  labels: LabelsShape,
})
const MenuLineShape = z.object({
  /** Path without the language, or an https address. */
  href: z.string(),
  labels: LabelsShape,
})
const MenusShape = z.object({
  /** The line under the header. */
  header: z.array(MenuLineShape),
  information: z.array(MenuLineShape),
  support: z.array(MenuLineShape),
})
const Block = z.object({
  heading: z.string().optional(),
  paragraphs: z.array(z.string()),
  list: z.array(z.string()).optional(),
})

/** Social networks with a mark of their own in `marks.svg`. */
export const networks = ['facebook', 'instagram', 'telegram', 'viber', 'whatsapp'] as const

/** Who runs the site; '' for what the settings do not say. */
const OperatorShape = z.object({
  name: z.string(),
  idno: z.string(),
  address: z.string(),
  phone: z.string(),
  networks: z.array(z.object({ network: z.enum(networks), href: z.string() })),
})

const SettingsShape = z.object({
  /** Whether an advert's page shows its number of views. */
  showsViews: z.boolean(),
  /** Whether lists show their filters above the adverts instead of behind a button. */
  prefilter: z.boolean(),
  /** Whether the menu of categories includes subcategories. */
  subcategoriesInMenu: z.boolean(),
  /** Minimum length of a new password. */
  passwordMinLength: z.int(),
  /** Whether a registration needs an invitation code. */
  invitationsOnly: z.boolean(),
  /** Whether mails of the help desk can be answered by mail. */
  takesMail: z.boolean(),
  /** Whether anything of the price list has a price. */
  isSelling: z.boolean(),
  operator: OperatorShape,
})

export type SiteOperator = z.infer<typeof OperatorShape>
export type SiteSettings = z.infer<typeof SettingsShape>
export type SiteMenus = z.infer<typeof MenusShape>
export type FooterItem = z.infer<typeof MenuItem>
export type PageBlock = z.infer<typeof Block>

export const contentCalls = {
  listMenuItems: call({
    path: '/pages/get_pages.php',
    action: 'listMenuItems',
    summary: 'List the footer menus: col 1 information, col 2 customer support',
    auth: 'anyone',
    cost: 'low',
    input: {},
    output: { items: z.array(MenuItem) },
  }),
  listMenus: call({
    path: '/pages/get_pages.php',
    action: 'listMenus',
    summary: 'List the entries of all menus in their order, articles and links',
    auth: 'anyone',
    cost: 'low',
    input: {},
    output: MenusShape.shape,
  }),
  getSettings: call({
    path: '/pages/get_settings.php',
    summary: "Get the site's settings",
    auth: 'anyone',
    cost: 'low',
    input: {},
    output: SettingsShape.shape,
  }),
  listVersions: call({
    path: '/pages/get_pages.php',
    action: 'listVersions',
    summary: 'List the versions of an information page, newest first',
    auth: 'anyone',
    cost: 'low',
    input: { slug: Slug },
    output: { items: z.array(z.object({ version: z.int(), changedAt: z.string() })) },
  }),
  getMap: call({
    path: '/pages/get_map.php',
    summary: 'Get the tile server of maps; null: maps have no tiles',
    auth: 'anyone',
    replica: 'unaffected',
    input: {},
    output: { tiles: z.object({ url: z.string(), attribution: z.string() }).nullable() },
  }),
  getPage: call({
    path: '/pages/get_pages.php',
    action: 'getPage',
    summary: 'Get an information page in three languages, as it is or as it was',
    auth: 'anyone',
    cost: 'low',
    input: { slug: Slug, version: wholeNumber(1, 100_000).optional() },
    output: {
      slug: z.string(),
      version: z.int(),
      /** ISO 8601, UTC. */
      changedAt: z.string(),
      /** Number of the current version. */
      latest: z.int(),
      labels: LabelsShape,
      titles: LabelsShape,
      descriptions: LabelsShape,
      contents: z.object({ ro: z.array(Block), ru: z.array(Block), en: z.array(Block) }),
    },
  }),
}
