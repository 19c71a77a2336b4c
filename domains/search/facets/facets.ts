import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { Attribute, Category } from '#contract/categories.ts'
import { facetSample } from '#contract/limits.ts'
import { attributesOf, categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../local-day.ts'
import { ttlCache } from '../../ttl-cache.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { branchOf } from '../filters/branch.ts'
import {
  findCounted,
  findSampled,
  listPlaceSlugs,
  type Counted,
  type Only,
  type Sampled,
} from './store.ts'
import { correctSpellingOnce } from '../spelling/spelling.ts'
import { resolveQuery, type ResolvedQuery } from '../retrieve/query.ts'
import type { TsQuery } from '../condition.ts'
import type { SearchQuery } from '../filters/narrow.ts'

type Counts = Record<string, number>
type SearchDeps = Pick<Deps, 'sql' | 'clock'>

export interface Facets {
  /** Extrapolated from a sample of the newest adverts. */
  readonly isEstimate: boolean
  readonly categories: Counts
  readonly attributes: Record<string, Counts>
  readonly ranges: Record<string, { min: number; max: number }>
  readonly flags: Counts
  readonly places: Counts
}

const noFacets: Facets = {
  isEstimate: false,
  categories: {},
  attributes: {},
  ranges: {},
  flags: {},
  places: {},
}
const periods = [1, 3, 7, 30] as const
/** Number of the newest adverts that ranges of a branch are taken from. */
const rangeSample = 300

/**
 * Facet counts of a query: each filter is counted with all other filters applied. Exact up to `facetSample` adverts
 * and, except for days, for a whole branch of the tree.
 */
export async function findFacets(deps: SearchDeps, query: SearchQuery): Promise<Facets> {
  const correct = correctSpellingOnce()
  const resolved = await resolveQuery(deps, query, correct)
  if (!resolved) return noFacets
  const base = await countFacets(deps, resolved)
  const without = async (change: Partial<ListFilters>, only: Only): Promise<FacetCounts> => {
    const wider = await resolveQuery(deps, { ...query, ...change }, correct)
    return wider ? countFacets(deps, wider, only) : base
  }
  const hasPlace = Boolean(query.place?.length) || query.near !== undefined
  const branch = await branchOf(deps, { category: undefined, ...query })
  const definitions = branch?.slug ? await attributesOf(deps, branch.slug) : []
  const keys = definitions.flatMap(({ key }) => (query.attributes?.[key] ? [key] : []))
  const [[withoutPlace, withoutSeller, withoutPeriod], withoutAttribute] = await Promise.all([
    Promise.all([
      hasPlace ? without({ place: undefined, near: undefined, radius: undefined }, 'places') : base,
      query.seller ? without({ seller: undefined }, 'options') : base,
      query.period ? without({ period: undefined }, 'days') : base,
    ]),
    mapConcurrently(1, keys, (key) =>
      without({ attributes: withoutKey(query.attributes ?? {}, key, definitions) }, `${key}:`),
    ),
  ])
  return {
    isEstimate: [base, withoutPlace, withoutSeller, withoutPeriod, ...withoutAttribute].some(
      ({ isEstimate }) => isEstimate,
    ),
    categories: await branchCounts(deps, query, base),
    ...attributeFacets(base, keys, withoutAttribute),
    flags: flagCounts(deps, base, withoutSeller, withoutPeriod),
    places: await placeCounts(deps, withoutPlace),
  }
}

/** Options and ranges; those of a selected attribute are counted without its own filter. */
function attributeFacets(
  base: FacetCounts,
  keys: readonly string[],
  withoutAttribute: readonly FacetCounts[],
): Pick<Facets, 'attributes' | 'ranges'> {
  const attributes = optionsByKey(base)
  const ranges = { ...base.ranges }
  for (const [at, key] of keys.entries()) {
    const facets = withoutAttribute[at]
    if (!facets) continue
    const options = optionsByKey(facets)[key]
    if (options) attributes[key] = options
    else delete attributes[key]
    Object.assign(ranges, facets.ranges[key] && { [key]: facets.ranges[key] })
  }
  return { attributes, ranges }
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

interface FacetCounts extends Omit<Sampled, 'total' | 'share'> {
  readonly isEstimate: boolean
}

async function countFacets(
  { sql }: SearchDeps,
  { parsed, tsQuery, limits }: ResolvedQuery,
  only?: Only,
): Promise<FacetCounts> {
  const { narrowed, terms } = parsed
  const { filter, isPlain } = narrowed
  const hasOtherFilters = Object.keys(filter).some(
    (key) => !['categoryId', 'subcategoryId'].includes(key),
  )
  const isBranch = terms.length === 0 && isPlain && !limits && !hasOtherFilters
  if (isBranch) {
    const counted = await findCounted(sql, filter, only)
    if (counted && counted.total > facetSample) {
      const ranges = await rangesOf(sql, tsQuery, only)
      return { ...counted, days: {}, ranges, isEstimate: false }
    }
  }
  const sampled = await findSampled(sql, tsQuery, { limits, sampleSize: facetSample, only })
  return sampled ? scaleUp(sampled) : { ...noCounts, isEstimate: false }
}

const noCounts = {
  options: {},
  categories: {},
  subcategories: {},
  districts: {},
  places: {},
  days: {},
  ranges: {},
}

async function rangesOf(
  sql: Deps['sql'],
  tsQuery: TsQuery,
  only: Only = 'ranges',
): Promise<Sampled['ranges']> {
  if (only !== 'ranges' && !only.endsWith(':')) return {}
  const sampled = await findSampled(sql, tsQuery, { limits: null, sampleSize: rangeSample, only })
  return sampled?.ranges ?? {}
}

function scaleUp({ share, total: _total, ...sampled }: Sampled): FacetCounts {
  if (share >= 1) return { ...sampled, isEstimate: false }
  const scale = (counts: Readonly<Counts>): Counts =>
    Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, rounded(count / share)]))
  return {
    ...sampled,
    options: scale(sampled.options),
    categories: scale(sampled.categories),
    subcategories: scale(sampled.subcategories),
    districts: scale(sampled.districts),
    places: scale(sampled.places),
    days: scale(sampled.days),
    isEstimate: true,
  }
}

/** Rounds to two significant digits, so that an estimate is recognizable. */
function rounded(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / step) * step
}

function optionsByKey({ options }: Pick<Counted, 'options'>): Record<string, Counts> {
  const byKey: Record<string, Counts> = {}
  for (const [option, count] of Object.entries(options)) {
    const at = option.indexOf(':')
    if (at > 0) (byKey[option.slice(0, at)] ??= {})[option.slice(at + 1)] = count
  }
  return byKey
}

function flagCounts(
  { clock }: SearchDeps,
  base: FacetCounts,
  withoutSeller: FacetCounts,
  withoutPeriod: FacetCounts,
): Counts {
  const now = clock.now().getTime()
  const since = (days: number): string => localDay(new Date(now - (days - 1) * dayMs))
  const entries = [
    ...['photo', 'negotiable', 'free', 'exchange'].map(
      (flag) => [flag, base.options[flag] ?? 0] as const,
    ),
    ...['personal', 'company'].map((flag) => [flag, withoutSeller.options[flag] ?? 0] as const),
    ...(Object.keys(withoutPeriod.days).length === 0 ? [] : periods).map((days) => {
      const counts = Object.entries(withoutPeriod.days).flatMap(([day, count]) =>
        day >= since(days) ? [count] : [],
      )
      return [String(days), counts.reduce((sum, count) => sum + count, 0)] as const
    }),
  ]
  return Object.fromEntries(entries)
}

/** Counts by category; within a category, counts by subcategory regardless of the selected one. */
async function branchCounts(
  deps: SearchDeps,
  query: SearchQuery,
  base: FacetCounts,
): Promise<Counts> {
  const tree = await categoryTree(deps)
  const branch = await branchOf(deps, { category: undefined, ...query })
  const chosen = tree.find(
    ({ id, groups }) =>
      id === branch?.categoryId ||
      groups.some(({ subcategories }) =>
        subcategories.some((one) => one.id === branch?.subcategoryId),
      ),
  )
  if (!chosen) return bySlug(tree, base.categories)
  if (branch?.subcategoryId === undefined)
    return bySlug(subcategoriesOf(chosen), base.subcategories)
  const isHere = query.searchType === 'subcategory'
  const wider = await resolveQuery(deps, {
    ...query,
    ...(isHere ? { searchType: 'category', search: chosen.slug } : { category: chosen.slug }),
    attributes: {},
  })
  const facets = wider && (await countFacets(deps, wider, 'subcategories'))
  return facets ? bySlug(subcategoriesOf(chosen), facets.subcategories) : {}
}

function subcategoriesOf({ groups }: Category) {
  return groups.flatMap(({ subcategories }) => subcategories)
}

function bySlug(all: readonly { id: number; slug: string }[], counts: Readonly<Counts>): Counts {
  return Object.fromEntries(all.flatMap(({ id, slug }) => (counts[id] ? [[slug, counts[id]]] : [])))
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
