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
  /** Scaled up from the newest adverts. */
  readonly isEstimate: boolean
  readonly categories: Counts
  readonly attributes: Record<string, Counts>
  readonly ranges: Record<string, { min: number; max: number }>
  readonly flags: Counts
  readonly places: Counts
}

const nothing: Facets = {
  isEstimate: false,
  categories: {},
  attributes: {},
  ranges: {},
  flags: {},
  places: {},
}
const periods = [1, 3, 7, 30] as const
/** Newest adverts that tell between which numbers a branch lies. */
const rangesFrom = 300

/**
 * What each further choice would leave: every filter is counted with all the others applied. Exact up to
 * `facetSample` adverts; a whole branch of the tree is always exact, but for the days.
 */
export async function findFacets(deps: SearchDeps, query: SearchQuery): Promise<Facets> {
  const correct = correctSpellingOnce()
  const resolved = await resolveQuery(deps, query, correct)
  if (!resolved) return nothing
  const base = await lookAt(deps, resolved)
  const without = async (change: Partial<ListFilters>, only: Only): Promise<Look> => {
    const wider = await resolveQuery(deps, { ...query, ...change }, correct)
    return wider ? lookAt(deps, wider, only) : base
  }
  const hasPlace = Boolean(query.place?.length) || query.near !== undefined
  const branch = await branchOf(deps, { category: undefined, ...query })
  const definitions = branch?.slug ? await attributesOf(deps, branch.slug) : []
  const keys = definitions.flatMap(({ key }) => (query.attributes?.[key] ? [key] : []))
  const [[placed, sold, timed], open] = await Promise.all([
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
    isEstimate: [base, placed, sold, timed, ...open].some(({ isEstimate }) => isEstimate),
    categories: await branchCounts(deps, query, base),
    ...opened(base, keys, open),
    flags: flagCounts(deps, base, sold, timed),
    places: await placeCounts(deps, placed),
  }
}

/** Options and ranges, those of each key as they are without a choice of it. */
function opened(
  base: Look,
  keys: readonly string[],
  open: readonly Look[],
): Pick<Facets, 'attributes' | 'ranges'> {
  const attributes = optionsByKey(base)
  const ranges = { ...base.ranges }
  for (const [at, key] of keys.entries()) {
    const look = open[at]
    if (!look) continue
    const options = optionsByKey(look)[key]
    if (options) attributes[key] = options
    else delete attributes[key]
    Object.assign(ranges, look.ranges[key] && { [key]: look.ranges[key] })
  }
  return { attributes, ranges }
}

/** Another make would have other models. */
function withoutKey(
  asked: Readonly<Record<string, string>>,
  key: string,
  definitions: readonly Attribute[],
): Record<string, string> {
  const gone = definitions.flatMap((one) => (one.dependsOn === key ? [one.key] : [])).concat(key)
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !gone.includes(name)))
}

interface Look extends Omit<Sampled, 'total' | 'share'> {
  readonly isEstimate: boolean
}

async function lookAt(
  { sql }: SearchDeps,
  { parsed, tsQuery, limits }: ResolvedQuery,
  only?: Only,
): Promise<Look> {
  const { narrowed, terms } = parsed
  const { filter, isPlain } = narrowed
  const isElsewhere = Object.keys(filter).some(
    (key) => !['categoryId', 'subcategoryId'].includes(key),
  )
  const isBranch = terms.length === 0 && isPlain && !limits && !isElsewhere
  if (isBranch) {
    const counted = await findCounted(sql, filter, only)
    if (counted && counted.total > facetSample) {
      const ranges = await rangesOf(sql, tsQuery, only)
      return { ...counted, days: {}, ranges, isEstimate: false }
    }
  }
  const sampled = await findSampled(sql, tsQuery, { limits, looked: facetSample, only })
  return sampled ? scaled(sampled) : { ...none, isEstimate: false }
}

const none = {
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
  const sampled = await findSampled(sql, tsQuery, { limits: null, looked: rangesFrom, only })
  return sampled?.ranges ?? {}
}

function scaled({ share, total: _total, ...sampled }: Sampled): Look {
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

/** To two figures: an estimate must not look like a count. */
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

function flagCounts({ clock }: SearchDeps, base: Look, sold: Look, timed: Look): Counts {
  const now = clock.now().getTime()
  const since = (days: number): string => localDay(new Date(now - (days - 1) * dayMs))
  const entries = [
    ...['photo', 'negotiable', 'free', 'exchange'].map(
      (flag) => [flag, base.options[flag] ?? 0] as const,
    ),
    ...['personal', 'company'].map((flag) => [flag, sold.options[flag] ?? 0] as const),
    ...(Object.keys(timed.days).length === 0 ? [] : periods).map((days) => {
      const counts = Object.entries(timed.days).flatMap(([day, count]) =>
        day >= since(days) ? [count] : [],
      )
      return [String(days), counts.reduce((sum, count) => sum + count, 0)] as const
    }),
  ]
  return Object.fromEntries(entries)
}

/** Categories of a list across all; of a list in one, its subcategories, whichever of them is chosen. */
async function branchCounts(deps: SearchDeps, query: SearchQuery, base: Look): Promise<Counts> {
  const tree = await categoryTree(deps)
  const branch = await branchOf(deps, { category: undefined, ...query })
  const chosen = tree.find(
    ({ id, groups }) =>
      id === branch?.categoryId ||
      groups.some(({ subcategories }) =>
        subcategories.some((one) => one.id === branch?.subcategoryId),
      ),
  )
  if (!chosen) return slugged(tree, base.categories)
  if (branch?.subcategoryId === undefined)
    return slugged(subcategoriesOf(chosen), base.subcategories)
  const isHere = query.searchType === 'subcategory'
  const wider = await resolveQuery(deps, {
    ...query,
    ...(isHere ? { searchType: 'category', search: chosen.slug } : { category: chosen.slug }),
    attributes: {},
  })
  const look = wider && (await lookAt(deps, wider, 'subcategories'))
  return look ? slugged(subcategoriesOf(chosen), look.subcategories) : {}
}

function subcategoriesOf({ groups }: Category) {
  return groups.flatMap(({ subcategories }) => subcategories)
}

function slugged(all: readonly { id: number; slug: string }[], counts: Readonly<Counts>): Counts {
  return Object.fromEntries(all.flatMap(({ id, slug }) => (counts[id] ? [[slug, counts[id]]] : [])))
}

const placeSlugs = ttlCache(hourMs, ({ sql }: Pick<Deps, 'sql'>) => listPlaceSlugs(sql))

async function placeCounts(deps: SearchDeps, { districts, places }: Look): Promise<Counts> {
  const slugs = await placeSlugs(deps)
  return {
    ...slugged(
      slugs.filter(({ isDistrict }) => isDistrict),
      districts,
    ),
    ...slugged(
      slugs.filter(({ isDistrict }) => !isDistrict),
      places,
    ),
  }
}
