import * as z from 'zod'
import { AdvertShape } from './adverts.ts'
import { call } from './call.ts'
import { listFilters } from './list-filters.ts'
import { LabelsShape, wholeNumber } from './shapes.ts'

const path = '/search/get_search.php'

const counts = z.record(z.string(), z.int())

export const searchCalls = {
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
  getWaysOut: call({
    path,
    action: 'getWaysOut',
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
