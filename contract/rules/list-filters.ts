import * as z from 'zod'
import { attributeSortPattern, isAttributeSort, sortOptions, type ListSort } from './list-sort.ts'
import { attributeFiltersMax, maxRadiusKm, placesAtOnce } from '../limits.ts'
import {
  Currency,
  Flag,
  Id,
  PriceBound,
  RecordOf,
  SearchText,
  Slug,
  Text,
  wholeNumber,
} from '../shapes.ts'

const attributeSort = z
  .string()
  .max(43)
  .regex(attributeSortPattern)
  .transform((sort): ListSort => (isAttributeSort(sort) ? sort : 'none'))
export const ListSortShape = z.union([z.enum(sortOptions), attributeSort])

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

/** An empty form field is an absent filter. */
function optional<Shape extends z.ZodType>(shape: Shape) {
  return z.union([z.literal('').transform(() => undefined), shape]).optional()
}

/** Subject and filters of a list. Filters are combined with AND; an absent one does not filter. */
export const listFilters = {
  /** Slug, words or user id, by `searchType`. */
  search: SearchText.default(''),
  searchType: z.enum(searchTypes).default('all'),
  /** Slugs of places and districts, "chisinau,raion-orhei", combined with OR. */
  place: optional(Places),
  /** Centre of a radius, "47.02,28.83", as an alternative to places. */
  near: optional(Point),
  /** Kilometres around the point or each of the places. */
  radius: optional(wholeNumber(1, maxRadiusKm)),
  /** Bounding box of a map, "south,west,north,east" in degrees. */
  box: optional(Box),
  /** Slug of a category or subcategory that a search by words is restricted to. */
  category: optional(Slug),
  /** Id of the user whose adverts a search by words is restricted to. */
  ownerId: optional(Id),
  priceMin: PriceBound,
  priceMax: PriceBound,
  /** Currency of both bounds. */
  currency: Currency.default('MDL'),
  seller: optional(z.enum(sellerTypes)),
  photo: Flag.default(false),
  negotiable: Flag.default(false),
  free: Flag.default(false),
  exchange: Flag.default(false),
  /** Published within this number of Chișinău days, including today. */
  period: optional(wholeNumber(1, 365)),
  /**
   * By attribute key of the subcategory: options "diesel,petrol" (any of them), ranges "2010-2015", "2010-" and
   * "-2015", booleans "1", words of a text attribute. Unknown attributes are ignored.
   */
  attributes: RecordOf(attributeKey, Text(300), attributeFiltersMax).default({}),
  /** Includes adverts with the words in the description only, and parts and accessories. */
  wide: Flag.default(false),
  /** Exact words, without spelling correction and synonyms. */
  exact: Flag.default(false),
} satisfies z.ZodRawShape

const ListFiltersShape = z.object(listFilters)
export type ListFilters = z.output<typeof ListFiltersShape>
export type ListFiltersInput = z.input<typeof ListFiltersShape>
