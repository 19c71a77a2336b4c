import * as z from 'zod'
import { call } from './call.ts'
import { LabelsShape, Slug, wholeNumber } from './shapes.ts'

const BannerImage = z.object({
  image: z.string(),
  /** Image for phones; empty: the same as `image`. */
  narrow: z.string(),
  /** Alternative text; may be empty. */
  alt: z.string(),
  linkURL: z.string(),
  linkTarget: z.enum(['_self', '_blank']),
})
const BannerShape = z.object({
  id: z.string(),
  /** 1: home carousel, 2: general. */
  type: z.union([z.literal(1), z.literal(2)]),
  /** In the order ro, ru, en. */
  images: z.array(BannerImage),
})
const MenuItem = z.object({
  id: z.number(),
  slug: z.string(),
  col: z.union([z.literal(1), z.literal(2)]),
  labels: LabelsShape,
})
/** Groups of the index of articles, in their order. */
export const articleTopics = ['start', 'account', 'selling', 'buying', 'safety', 'rules'] as const
export type ArticleTopic = (typeof articleTopics)[number]

const Block = z.object({
  heading: z.string().optional(),
  paragraphs: z.array(z.string()),
  list: z.array(z.string()).optional(),
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
})

export type SiteSettings = z.infer<typeof SettingsShape>
export type Banner = z.infer<typeof BannerShape>
export type FooterItem = z.infer<typeof MenuItem>
export type PageBlock = z.infer<typeof Block>

export const contentCalls = {
  listBanners: call({
    path: '/banners/get_banners.php',
    action: 'listItems',
    summary: 'List the banners of a type: 1 home carousel, 2 general',
    auth: 'anyone',
    input: { itemsType: wholeNumber(1, 2) },
    output: { items: z.array(BannerShape) },
  }),
  listMenuItems: call({
    path: '/pages/get_pages.php',
    action: 'listMenuItems',
    summary: 'List the footer menus: col 1 information, col 2 customer support',
    auth: 'anyone',
    input: {},
    output: { items: z.array(MenuItem) },
  }),
  listArticles: call({
    path: '/pages/get_pages.php',
    action: 'listArticles',
    summary: 'List all information pages by topic, those of no footer menu too',
    auth: 'anyone',
    input: {},
    output: {
      items: z.array(
        z.object({
          slug: z.string(),
          topic: z.enum(articleTopics),
          labels: LabelsShape,
          descriptions: LabelsShape,
        }),
      ),
    },
  }),
  getSettings: call({
    path: '/pages/get_settings.php',
    summary: "Get the site's settings",
    auth: 'anyone',
    input: {},
    output: SettingsShape.shape,
  }),
  getMap: call({
    path: '/pages/get_map.php',
    summary: 'Get the tile server of maps; null: maps have no tiles',
    auth: 'anyone',
    input: {},
    output: { tiles: z.object({ url: z.string(), attribution: z.string() }).nullable() },
  }),
  getPage: call({
    path: '/pages/get_pages.php',
    action: 'getPage',
    summary: 'Get an information page in three languages',
    auth: 'anyone',
    input: { slug: Slug },
    output: {
      slug: z.string(),
      labels: LabelsShape,
      titles: LabelsShape,
      descriptions: LabelsShape,
      contents: z.object({ ro: z.array(Block), ru: z.array(Block), en: z.array(Block) }),
    },
  }),
}
