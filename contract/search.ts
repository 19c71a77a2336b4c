import * as z from 'zod'
import { AdvertShape, Title } from './adverts/adverts.ts'
import { call } from './call.ts'
import { listFilters, sortOptions } from './rules/list-filters.ts'
import { Id, LabelsShape, Offset, PageSize, SearchText, Text, wholeNumber } from './shapes.ts'

const path = '/search/get_search.php'
const listPath = '/adverts/get_adverts.php'
const items = z.array(AdvertShape)
const ownPath = '/adverts/manage_adverts.php'

const counts = z.record(z.string(), z.int())

export const searchCalls = {
  listItems: call({
    path: listPath,
    action: 'listItems',
    summary:
      'A page of public adverts: all, of a category, of a subcategory, found by words, of a user',
    auth: 'anyone',
    input: {
      ...listFilters,
      startID: Offset.default(0),
      itemsNum: PageSize.default(32),
      sort: z.enum(sortOptions).default('none'),
      /** From an earlier answer's `nextCursor`: the page after it. */
      cursor: Text(80).optional(),
    },
    output: {
      items,
      count: z.int(),
      /** The count stopped at the cap: there are more. */
      isCapped: z.boolean(),
      nextCursor: z.string().nullable(),
      /** Adverts that only mention the words, or belong to what they name, are left out: `wide` finds them too. */
      isNarrow: z.boolean(),
      /** What was searched instead of the typed words, where a slip was mended; else empty. */
      correctedTo: z.string(),
      /** Typed words that no such advert has: the list is without them. */
      missing: z.array(z.string()),
      /** Other words for the typed ones that were searched as well. */
      also: z.array(z.string()),
    },
  }),
  preSearch: call({
    path: listPath,
    action: 'preSearch',
    summary: 'Suggestions for what is being typed, from three characters on',
    auth: 'anyone',
    input: { search: SearchText.default('') },
    output: {
      items,
      subcats: z.array(
        z.object({
          id: z.number(),
          slug: z.string(),
          category: z.string(),
          labels: LabelsShape,
          /** Public adverts in it. */
          count: z.int(),
        }),
      ),
      places: z.array(
        z.object({ slug: z.string(), labels: LabelsShape, district: LabelsShape, count: z.int() }),
      ),
    },
  }),
  getPopular: call({
    path: '/adverts/get_popular.php',
    summary: 'Popular adverts of each category',
    auth: 'anyone',
    input: {},
    output: { items: z.array(z.object({ slug: z.string(), labels: LabelsShape, adverts: items })) },
  }),
  listSimilar: call({
    path: listPath,
    action: 'listSimilar',
    summary: 'Adverts like this one',
    auth: 'anyone',
    input: { itemID: Id, itemsNum: PageSize.default(8) },
    output: { items },
  }),
  proposeSubcategories: call({
    path: ownPath,
    action: 'proposeSubcategories',
    summary: 'Where adverts with such a title are, the likeliest first',
    auth: 'anyone',
    input: { title: Title },
    output: {
      subcategories: z.array(
        z.object({
          slug: z.string(),
          labels: LabelsShape,
          category: z.object({ slug: z.string(), labels: LabelsShape }),
        }),
      ),
    },
  }),
  getFacets: call({
    path,
    action: 'getFacets',
    cost: 'high',
    summary:
      'How many adverts each further choice would leave, every filter with all others applied',
    auth: 'anyone',
    input: listFilters,
    output: {
      /** Counts are scaled up from the newest adverts: the list is too long to count. */
      isEstimate: z.boolean(),
      /** By slug: categories, or the subcategories of the chosen category. Only those with adverts. */
      categories: counts,
      /** By key of attribute, then value of option ("true" of a yes). Only those with adverts. */
      attributes: z.record(z.string(), counts),
      /** Least and greatest value among the adverts, by key of attribute. */
      ranges: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
      /** `photo`, `negotiable`, `free`, `exchange`, `personal`, `company`; `1`, `3`, `7`, `30` days. */
      flags: counts,
      /** By slug of district and place. Only those with adverts. */
      places: counts,
    },
  }),
  getClusters: call({
    path,
    action: 'getClusters',
    cost: 'high',
    summary: 'The adverts of a list on a map: points near each other are one',
    auth: 'anyone',
    input: { ...listFilters, zoom: wholeNumber(0, 20).default(7) },
    output: {
      clusters: z.array(
        z.object({
          latitude: z.number(),
          longitude: z.number(),
          count: z.int(),
          /** Of its newest advert. */
          advertId: z.string(),
        }),
      ),
      /** Adverts on the map; where there are more, the newest are shown. */
      count: z.int(),
      isCapped: z.boolean(),
    },
  }),
  getZeroResults: call({
    path,
    action: 'getZeroResults',
    cost: 'high',
    summary:
      'For a list without adverts: what each filter less would leave, the nearest matches, places around',
    auth: 'anyone',
    input: listFilters,
    output: {
      /** Filters by their name in the input (an attribute as `attributes.year`), with what the list has without them. */
      without: z.array(z.object({ filter: z.string(), count: z.int(), isCapped: z.boolean() })),
      /** Adverts that have all words but this one; empty when nothing is near. */
      missingWord: z.string(),
      items: z.array(AdvertShape),
      /** The nearest places and districts that have such adverts, nearest first. */
      places: z.array(
        z.object({ slug: z.string(), labels: LabelsShape, count: z.int(), kilometres: z.number() }),
      ),
    },
  }),
}
