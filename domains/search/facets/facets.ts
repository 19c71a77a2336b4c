import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { Attribute } from '#contract/categories.ts'
import { filterAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../lib/local-day.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { mapConcurrently } from '../../lib/concurrency.ts'
import { branchOf } from '../filters/branch.ts'
import { branchCounts, bySlug } from './branches.ts'
import { rangeFacet, type RangeFacet } from './bars.ts'
import { countFacets, type FacetCounts } from './count.ts'
import { listPlaceSlugs, type Counted, type Only } from './store.ts'
import { correctSpellingOnce } from '../spelling/spelling.ts'
import type { SearchQuery } from '../filters/narrow.ts'

type Counts = Record<string, number>
type SearchDeps = Pick<Deps, 'sql' | 'clock'>

export interface Facets {
  /** Extrapolated from a sample of the newest adverts. */
  readonly isEstimate: boolean
  /** A missing value has no adverts; otherwise it may have. A missing flag is unknown in any case. */
  readonly isComplete: boolean
  readonly categories: Counts
  /** Those of them whose adverts are not in the list. */
  readonly elsewhere: readonly string[]
  readonly attributes: Record<string, Counts>
  /** By attribute key, and `price` in MDL. */
  readonly ranges: Record<string, RangeFacet>
  readonly flags: Counts
  readonly places: Counts
}

const noFacets: Facets = {
  isEstimate: false,
  isComplete: true,
  categories: {},
  elsewhere: [],
  attributes: {},
  ranges: {},
  flags: {},
  places: {},
}
const periods = [1, 3, 7, 30] as const

/**
 * Facet counts of a query: each filter is counted with all other filters applied, as its own list would count it.
 * Exact up to `facetSample` adverts and, except for days, for a whole branch of the tree. Attributes are counted only
 * in a subcategory, as lists filter them only there.
 */
export async function findFacets(deps: SearchDeps, query: SearchQuery): Promise<Facets> {
  const correct = correctSpellingOnce()
  const base = await countFacets(deps, query, correct)
  if (!base) return noFacets
  const without = async (change: Partial<ListFilters>, only: Only): Promise<FacetCounts> =>
    (await countFacets(deps, { ...query, ...change }, correct, only)) ?? base
  const hasPlace = Boolean(query.place?.length) || query.near !== undefined
  const branch = await branchOf(deps, { category: undefined, ...query })
  const definitions = branch?.slug ? await filterAttributesOf(deps, branch.slug) : []
  const keys = definitions.flatMap(({ key }) => (query.attributes?.[key] ? [key] : []))
  const hasPrice = query.priceMin !== undefined || query.priceMax !== undefined
  const [[withoutPlace, withoutSeller, withoutPeriod, withoutPrice], withoutAttribute] =
    await Promise.all([
      Promise.all([
        hasPlace
          ? without({ place: undefined, near: undefined, radius: undefined }, 'places')
          : base,
        query.seller ? without({ seller: undefined }, 'options') : base,
        query.period ? without({ period: undefined }, 'days') : base,
        hasPrice ? without({ priceMin: undefined, priceMax: undefined }, 'price:') : base,
      ]),
      mapConcurrently(1, keys, (key) =>
        without({ attributes: withoutKey(query.attributes ?? {}, key, definitions) }, `${key}:`),
      ),
    ])
  const branches = await branchCounts(deps, query, base, correct)
  const parts = [base, branches, withoutPlace, withoutSeller, withoutPeriod, ...withoutAttribute]
  return {
    isEstimate: parts.some(({ isEstimate }) => isEstimate),
    isComplete: parts.every(({ isComplete }) => isComplete),
    categories: branches.counts,
    elsewhere: branches.elsewhere,
    ...attributeFacets(base, definitions, keys, withoutAttribute, withoutPrice),
    flags: flagCounts(deps, base, withoutSeller, withoutPeriod),
    places: await placeCounts(deps, withoutPlace),
  }
}

/**
 * Options and ranges of the attributes that the list can be filtered by; those of a selected attribute are counted
 * without its own filter.
 */
function attributeFacets(
  base: FacetCounts,
  definitions: readonly Attribute[],
  keys: readonly string[],
  withoutAttribute: readonly FacetCounts[],
  withoutPrice: FacetCounts,
): Pick<Facets, 'attributes' | 'ranges'> {
  const attributes = ofKeys(optionsByKey(base), definitions)
  const ranges = ofKeys(base.ranges, definitions)
  for (const [at, key] of keys.entries()) {
    const facets = withoutAttribute[at]
    if (!facets) continue
    const options = optionsByKey(facets)[key]
    if (options) attributes[key] = options
    else delete attributes[key]
    Object.assign(ranges, facets.ranges[key] && { [key]: facets.ranges[key] })
  }
  const { price } = withoutPrice.ranges
  const all = Object.entries({ ...ranges, ...(price && { price }) })
  return {
    attributes,
    ranges: Object.fromEntries(all.map(([key, range]) => [key, rangeFacet(range)])),
  }
}

function ofKeys<Value>(
  values: Readonly<Record<string, Value>>,
  definitions: readonly Attribute[],
): Record<string, Value> {
  const keys = new Set(definitions.map(({ key }) => key))
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))
}

/** The selection without an attribute and without those that depend on it: a model depends on the make. */
function withoutKey(
  selected: Readonly<Record<string, string>>,
  key: string,
  definitions: readonly Attribute[],
): Record<string, string> {
  const removed = definitions.flatMap((one) => (one.dependsOn === key ? [one.key] : [])).concat(key)
  return Object.fromEntries(Object.entries(selected).filter(([name]) => !removed.includes(name)))
}

function optionsByKey({ options }: Pick<Counted, 'options'>): Record<string, Counts> {
  const byKey: Record<string, Counts> = {}
  for (const [option, count] of Object.entries(options)) {
    const at = option.indexOf(':')
    if (at > 0) (byKey[option.slice(0, at)] ??= {})[option.slice(at + 1)] = count
  }
  return byKey
}

/** Zero is left out where it is not certain, and days where they were not counted. */
function flagCounts(
  { clock }: SearchDeps,
  base: FacetCounts,
  withoutSeller: FacetCounts,
  withoutPeriod: FacetCounts,
): Counts {
  const now = clock.now().getTime()
  const since = (days: number): string => localDay(new Date(now - (days - 1) * dayMs))
  const countSince = (first: string, counts: Counts): number =>
    Object.entries(counts).reduce((sum, [day, count]) => (day >= first ? sum + count : sum), 0)
  const entries = [
    ...['photo', 'negotiable', 'free', 'exchange'].map(
      (flag) => [flag, base.options[flag] ?? 0, base] as const,
    ),
    ...['personal', 'company'].map(
      (flag) => [flag, withoutSeller.options[flag] ?? 0, withoutSeller] as const,
    ),
    ...(withoutPeriod.days.length === 0 ? [] : periods).map((days) => {
      const counts = withoutPeriod.days.map((level) => countSince(since(days), level))
      return [String(days), counts.find((count) => count > 0) ?? 0, withoutPeriod] as const
    }),
  ]
  return Object.fromEntries(
    entries.flatMap(([flag, count, { isComplete }]) =>
      count > 0 || isComplete ? [[flag, count]] : [],
    ),
  )
}

const placeSlugs = ttlCache(hourMs, ({ sql }: Pick<Deps, 'sql'>) => listPlaceSlugs(sql))

async function placeCounts(deps: SearchDeps, { districts, places }: FacetCounts): Promise<Counts> {
  const slugs = await placeSlugs(deps)
  return {
    ...bySlug(
      slugs.filter(({ isDistrict }) => isDistrict),
      districts,
    ),
    ...bySlug(
      slugs.filter(({ isDistrict }) => !isDistrict),
      places,
    ),
  }
}
