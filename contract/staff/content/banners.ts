import * as z from 'zod'
import { call } from '../../call.ts'
import { bannerAltMax, bannerLinkMax, bannersListed } from '../../rules/content/editor-limits.ts'
import { Flag, Id, Language, ListOf, SingleLine, Text, Token, wholeNumber } from '../../shapes.ts'
import { bannerPages } from '../../site/banners.ts'

const path = '/admin/banners.php'
const token = Token.optional()

/** A moment in Chișinău, "2026-11-24T08:30"; empty: none. */
const LocalMinute = Text(16).pipe(
  z
    .string()
    .max(16)
    .regex(/^$|^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/),
)
/** Name of a stored picture. */
const Picture = Text(80).pipe(
  z
    .string()
    .max(80)
    .regex(/^[\w-]*$/),
)

/** The banner in a language. */
const ImageShape = z.object({
  language: Language,
  image: Picture,
  /** For phones; empty: the same picture. */
  narrow: Picture,
  alt: SingleLine(bannerAltMax),
  link: Text(bannerLinkMax),
  opensTab: z.boolean(),
})
export type EditedBannerImage = z.infer<typeof ImageShape>

const shown = {
  /** Shown at all. */
  isActive: z.boolean(),
  /** Only where no other banner of its type is. */
  isFallback: z.boolean(),
  startsAt: LocalMinute,
  endsAt: LocalMinute,
}

const BannerShape = z.object({
  ...shown,
  id: z.int(),
  /** Counts changes; sent back with the next one. */
  revision: z.int(),
  type: z.union([z.literal(1), z.literal(2)]),
  position: z.int(),
  languages: z.array(Language),
  /** Slugs of places and districts. */
  places: z.array(z.string()),
  pages: z.array(z.enum(bannerPages)),
  /** Romanian first; a language without one shows it. */
  images: z.array(ImageShape),
  /** Of all days, and of the last thirty. */
  views: z.int(),
  clicks: z.int(),
  recentViews: z.int(),
  recentClicks: z.int(),
})
export type EditedBanner = z.infer<typeof BannerShape>

const staff = { path, auth: 'staff', right: 'content' } as const

/** Calls by which editors change banners. */
export const bannerEditorCalls = {
  listBanners: call({
    ...staff,
    action: 'list',
    summary: 'List all banners with their views and clicks',
    acts: [],
    input: { token },
    output: { banners: z.array(BannerShape).max(bannersListed) },
  }),
  saveBanner: call({
    ...staff,
    action: 'save',
    summary: 'Change a banner, or add one without an id; refuses a stale revision',
    acts: ['banner.create', 'banner.save'],
    input: {
      bannerId: Id.optional(),
      revision: wholeNumber(0, 2_147_483_647),
      type: wholeNumber(1, 2),
      position: wholeNumber(0, 1_000),
      isActive: Flag,
      isFallback: Flag,
      startsAt: LocalMinute,
      endsAt: LocalMinute,
      languages: ListOf(Language, 3, 40),
      places: ListOf(Text(80), 60, 6_000),
      pages: ListOf(z.enum(bannerPages), bannerPages.length, 100),
      images: ListOf(ImageShape, 3, 6_000),
      token,
    },
    output: { bannerId: z.int(), revision: z.int() },
  }),
  uploadPicture: call({
    ...staff,
    action: 'upload',
    summary: 'Store a picture for a banner, encoded anew; without a file: none',
    acts: [],
    input: { token },
    output: { image: z.string() },
    files: true,
  }),
}
