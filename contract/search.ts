import * as z from 'zod'
import { AdvertShape, AttributeInput, Title } from './adverts/adverts.ts'
import { call } from './call.ts'
import { listFilters, ListSortShape } from './rules/list-filters.ts'
import {
  Id,
  LabelsShape,
  NameList,
  Offset,
  PageSize,
  SearchText,
  Slug,
  Text,
  wholeNumber,
} from './shapes.ts'

const path = '/search/get_search.php'
const listPath = '/adverts/get_adverts.php'
const items = z.array(AdvertShape)
const ownPath = '/adverts/manage_adverts.php'

const proposedSubcategories = z.array(
  z.object({
    slug: z.string(),
    labels: LabelsShape,
    category: z.object({ slug: z.string(), labels: LabelsShape }),
  }),
)

const counts = z.record(z.string(), z.int())

export const searchCalls = {
  listItems: call({
    path: listPath,
    action: 'listItems',
    summary:
      'List public adverts by page: all, of a category or subcategory, matching words, or of a user',
    auth: 'anyone',
    replica: 'reads',
    member: { right: 'company' },
    input: {
      ...listFilters,
      startID: Offset.default(0),
      itemsNum: PageSize.default(32),
      sort: ListSortShape.default('none'),
      /** `nextCursor` of the previous page. */
      cursor: Text(80).optional(),
    },
    output: {
      items,
      /** On the first page of a default order: adverts whose sellers paid for the place; none of them is in `items`. */
      paid: items,
      /** Includes the paid ones. */
      count: z.int(),
      /** The count reached the cap: there are more. */
      isCapped: z.boolean(),
      nextCursor: z.string().nullable(),
      /** Whether adverts that only mention the words, or are accessories, are excluded; `wide` includes them. */
      isNarrow: z.boolean(),
      /** The corrected query if typos were corrected; else empty. */
      correctedTo: z.string(),
      /** Words that no matching advert has; the list ignores them. */
      missing: z.array(z.string()),
      /** Synonyms that were searched as well. */
      also: z.array(z.string()),
      /** After the first page of a short list: adverts without some of the words, the least telling first. */
      partial: z.array(z.object({ missing: z.array(z.string()), items })),
      /** Parts of the words that were taken for conditions, each with the words without it. */
      understood: z.array(
        z.object({
          kind: z.enum(['place', 'cheap', 'price']),
          text: z.string(),
          without: z.string(),
        }),
      ),
    },
  }),
  preSearch: call({
    path: listPath,
    action: 'preSearch',
    summary:
      'Suggest queries, subcategories, adverts and places for a search prefix of at least three characters',
    auth: 'anyone',
    replica: 'reads',
    input: { search: SearchText.default('') },
    output: {
      /** Longer queries that the text may become; each has adverts. */
      queries: z.array(z.string()),
      items,
      subcats: z.array(
        z.object({
          id: z.number(),
          slug: z.string(),
          category: z.string(),
          labels: LabelsShape,
          /** The query in it that is counted; empty for all of its adverts. */
          words: z.string(),
          /** Number of public adverts. */
          count: z.int(),
          /** The count reached the cap: there are more. */
          isCapped: z.boolean(),
        }),
      ),
      places: z.array(
        z.object({ slug: z.string(), labels: LabelsShape, district: LabelsShape, count: z.int() }),
      ),
    },
  }),
  getPopular: call({
    path: '/adverts/get_popular.php',
    summary: 'List the popular adverts of each category, and how many adverts it has',
    auth: 'anyone',
    replica: 'reads',
    input: {},
    output: {
      items: z.array(
        z.object({ slug: z.string(), labels: LabelsShape, count: z.int(), adverts: items }),
      ),
    },
  }),
  listSimilar: call({
    path: listPath,
    action: 'listSimilar',
    summary: 'List adverts similar to one',
    auth: 'anyone',
    replica: 'reads',
    input: { itemID: Id, itemsNum: PageSize.default(8) },
    output: { items },
  }),
  proposeSubcategories: call({
    path: ownPath,
    action: 'proposeSubcategories',
    summary: 'Suggest subcategories for a title, the most likely first',
    auth: 'anyone',
    replica: 'reads',
    input: { title: Title },
    output: { subcategories: proposedSubcategories },
  }),
  readTitle: call({
    path: ownPath,
    action: 'readTitle',
    summary: 'Read the subcategory and the attribute values that a title states',
    auth: 'anyone',
    replica: 'reads',
    input: {
      title: Title.default(''),
      /** Names of the photo files, for what the title leaves open. */
      photoNames: NameList.default([]),
      /** The one that the seller has chosen; absent: the most likely one. */
      subcategory: Slug.optional(),
    },
    output: {
      subcategories: proposedSubcategories,
      /** Slug of the subcategory that the values are of; empty: none is likely. */
      subcategory: z.string(),
      attributes: AttributeInput,
    },
  }),
  getFacets: call({
    path,
    action: 'getFacets',
    cost: 'high',
    summary:
      'Count the adverts that each further filter value would leave, with all other filters applied',
    auth: 'anyone',
    replica: 'reads',
    input: listFilters,
    output: {
      /** Counts are extrapolated from the newest adverts of a list that is too long to count. */
      isEstimate: z.boolean(),
      /** A value without a count has no adverts; otherwise it is unknown whether it has. */
      isComplete: z.boolean(),
      /** By slug: categories, or the subcategories of the selected category. Zero counts are omitted. */
      categories: counts,
      /** Those of them whose adverts the list leaves out: it has likelier ones, and they open a list of their own. */
      elsewhere: z.array(z.string()),
      /** By attribute key, then option value ("true" for booleans). Zero counts are omitted. */
      attributes: z.record(z.string(), counts),
      /** Minimum, maximum and distribution by attribute key; `price` in MDL. */
      ranges: z.record(
        z.string(),
        z.object({
          min: z.number(),
          max: z.number(),
          /** Numbers of adverts from `from` on, up to the next bar; the last one ends with `max`. */
          bars: z.array(z.object({ from: z.number(), count: z.int() })),
        }),
      ),
      /** `photo`, `negotiable`, `free`, `exchange`, `personal`, `company`; `1`, `3`, `7`, `30` days. Zero if known. */
      flags: counts,
      /** By slug of district or place. Zero counts are omitted. */
      places: counts,
    },
  }),
  getClusters: call({
    path,
    action: 'getClusters',
    cost: 'high',
    summary: 'List the adverts of a list as clusters on a map',
    auth: 'anyone',
    replica: 'reads',
    input: { ...listFilters, zoom: wholeNumber(0, 20).default(7) },
    output: {
      clusters: z.array(
        z.object({
          latitude: z.number(),
          longitude: z.number(),
          count: z.int(),
          /** The newest advert of the cluster. */
          advertId: z.string(),
        }),
      ),
      /** Adverts on the map; if capped, the newest ones are shown. */
      count: z.int(),
      isCapped: z.boolean(),
    },
  }),
  getZeroResults: call({
    path,
    action: 'getZeroResults',
    cost: 'high',
    summary:
      'Suggest changes for a list without results: filters to remove, near matches, places nearby',
    auth: 'anyone',
    replica: 'unaffected',
    input: listFilters,
    output: {
      /** For each filter (an attribute as `attributes.year`), the count of the list without it. */
      without: z.array(z.object({ filter: z.string(), count: z.int(), isCapped: z.boolean() })),
      /** The word without which `items` match; empty if there are none. */
      missingWord: z.string(),
      items: z.array(AdvertShape),
      /** The nearest places and districts with matching adverts, nearest first. */
      places: z.array(
        z.object({ slug: z.string(), labels: LabelsShape, count: z.int(), kilometres: z.number() }),
      ),
    },
  }),
}
