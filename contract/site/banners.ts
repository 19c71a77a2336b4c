import * as z from 'zod'
import { call } from '../call.ts'
import { maxBannerEvents } from '../limits.ts'
import { IdList, Language, NameList, wholeNumber } from '../shapes.ts'

/** Kinds of pages that have room for banners. */
export const bannerPages = ['home', 'category', 'search', 'advert', 'article'] as const
export type BannerPage = (typeof bannerPages)[number]

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
export type Banner = z.infer<typeof BannerShape>

/** Ids of banners, one an event. */
const Seen = IdList.pipe(z.array(z.number().min(1).max(2_147_483_647)).max(maxBannerEvents))

export const bannerCalls = {
  listBanners: call({
    path: '/banners/get_banners.php',
    action: 'listItems',
    summary: 'List the banners of a type that run now: 1 home carousel, 2 general',
    auth: 'anyone',
    replica: 'unaffected',
    input: {
      itemsType: wholeNumber(1, 2),
      /** Language of the reader, kind of the page and places that it is about; absent: any. */
      lang: Language.optional(),
      page: z.enum(bannerPages).optional(),
      places: NameList.optional(),
    },
    output: { items: z.array(BannerShape) },
  }),
  countBanners: call({
    path: '/banners/count_banners.php',
    summary: 'Count banners that were seen and pressed; nobody is told apart',
    auth: 'anyone',
    replica: 'unaffected',
    input: {
      views: Seen.optional(),
      clicks: Seen.optional(),
    },
    output: {},
  }),
}
