import * as z from 'zod'
import { attributeFiltersMax, maxRadiusKm, placesAtOnce } from '../limits.ts'
import {
  Currency,
  Flag,
  PriceBound,
  RecordOf,
  SearchText,
  Slug,
  Text,
  wholeNumber,
} from '../shapes.ts'

/** `newest` and `oldest` go by when an advert was published or last promoted, whichever is later. */
export const sortOptions = ['none', 'newest', 'oldest', 'cheapest', 'dearest'] as const
export type SortOption = (typeof sortOptions)[number]

export const searchTypes = ['all', 'category', 'subcategory', 'search', 'user', 'popular'] as const
export type SearchType = (typeof searchTypes)[number]

export const sellerTypes = ['personal', 'company'] as const

/** Degrees, "47.02,28.83". */
const Point = Text(40)
  .pipe(
    z
      .string()
      .max(40)
      .regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/),
  )
  .transform((text) => text.split(',').map(Number))
  .transform(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))

/** Degrees, "south,west,north,east". */
const Box = Text(80)
  .pipe(
    z
      .string()
      .max(80)
      .regex(/^(-?\d{1,3}(\.\d{1,6})?)(,-?\d{1,3}(\.\d{1,6})?){3}$/),
  )
  .transform((text) => text.split(',').map(Number))
  .transform(([south = 0, west = 0, north = 0, east = 0]) => ({ south, west, north, east }))

const Places = Text(81 * placesAtOnce).transform((text) =>
  text
    .split(',')
    .map((slug) => slug.trim())
    .filter(Boolean)
    .slice(0, placesAtOnce),
)

const attributeKey = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9_]{0,39}$/)

/** An empty form field means that nothing is asked. */
function orNothing<Shape extends z.ZodType>(shape: Shape) {
  return z.union([z.literal('').transform(() => undefined), shape]).optional()
}

/** What a list is about and narrowed to. All that is absent does not narrow; adverts meet everything that is there. */
export const listFilters = {
  /** Slug, text or user id, as searchType says. */
  search: SearchText.default(''),
  searchType: z.enum(searchTypes).default('all'),
  /** Slugs of places and districts, "chisinau,raion-orhei": in any of them. */
  place: orNothing(Places),
  /** A point, "47.02,28.83", instead of places: within the radius around it. */
  near: orNothing(Point),
  /** Kilometres around the point, or around each of the places. */
  radius: orNothing(wholeNumber(1, maxRadiusKm)),
  /** The part of a map, "south,west,north,east" in degrees. */
  box: orNothing(Box),
  /** Slug of a category or subcategory, to narrow a search by words. */
  category: orNothing(Slug),
  priceMin: PriceBound,
  priceMax: PriceBound,
  /** Of the two bounds. */
  currency: Currency.default('MDL'),
  seller: orNothing(z.enum(sellerTypes)),
  photo: Flag.default(false),
  negotiable: Flag.default(false),
  free: Flag.default(false),
  exchange: Flag.default(false),
  /** Published on one of so many Chișinău days, today among them. */
  period: orNothing(wholeNumber(1, 365)),
  /**
   * By the key of an attribute of the subcategory: "diesel,petrol" is any of these, "2010-2015", "2010-" and "-2015"
   * are ranges, "1" is yes, and of a text attribute these words. What the subcategory does not know is ignored.
   */
  attributes: RecordOf(attributeKey, Text(300), attributeFiltersMax).default({}),
  /** All that holds the words: descriptions, covers of the thing and parts of it as well. */
  wide: Flag.default(false),
  /** The words as they stand: no mending of slips, no other words for them. */
  exact: Flag.default(false),
} satisfies z.ZodRawShape

const ListFiltersShape = z.object(listFilters)
export type ListFilters = z.output<typeof ListFiltersShape>
export type ListFiltersInput = z.input<typeof ListFiltersShape>
