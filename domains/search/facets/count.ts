import { facetSample } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { TsQuery } from '../condition.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { parseQuery, relaxationsOf } from '../retrieve/query.ts'
import { lexemeShares } from '../retrieve/lexeme-shares.ts'
import {
  limitsOf,
  relaxedQueries,
  sharesOfLevels,
  type ParsedQuery,
} from '../retrieve/relaxation.ts'
import type { correctSpelling } from '../spelling/spelling.ts'
import {
  findByLevel,
  findCounted,
  findSampled,
  type Facets as LevelFacets,
  type Levels,
  type Only,
  type Sampled,
} from './store.ts'

type Counts = Record<string, number>
type SearchDeps = Pick<Deps, 'sql' | 'clock'>

/** Number of the newest adverts that ranges of a branch are taken from. */
const rangeSample = 300
/** Adverts that a wider relaxation level may add to be counted, as it costs as much as the list's own level. */
const widerSample = 50

/** Counts of one query, for each group of facets. */
export interface FacetCounts extends Omit<LevelFacets, 'days'> {
  readonly isEstimate: boolean
  readonly isComplete: boolean
  /** By level; none when days were not counted. */
  readonly days: readonly Counts[]
  /** Of the adverts of the list itself, without what only wider levels find. */
  readonly firstLevel: Pick<LevelFacets, 'categories' | 'subcategories'>
}

/** Facets of a query, with relaxation as its list has it. Null when no advert can match. */
export async function countFacets(
  deps: SearchDeps,
  query: SearchQuery,
  correct: typeof correctSpelling,
  only?: Only,
): Promise<FacetCounts | null> {
  const parsed = await parseQuery(deps, query)
  if (!parsed) return null
  const asTyped = await countParsed(deps, parsed, only)
  if (asTyped.hasAdverts || parsed.terms.length === 0 || query.exact) return asTyped.counts
  for await (const relaxation of relaxationsOf(deps, parsed, correct)) {
    const relaxed = await countParsed(deps, relaxation.parsed, only)
    if (relaxed.hasAdverts) return relaxed.counts
  }
  return asTyped.counts
}

async function countParsed(
  deps: SearchDeps,
  parsed: ParsedQuery,
  only?: Only,
): Promise<{ counts: FacetCounts; hasAdverts: boolean }> {
  const { sql } = deps
  const { narrowed, terms, isWide } = parsed
  const { filter, isPlain, limits } = narrowed
  const levels = relaxedQueries(parsed)
  const hasOtherFilters = Object.keys(filter).some(
    (key) => !['categoryId', 'subcategoryId'].includes(key),
  )
  if (terms.length === 0 && isPlain && !limits && !hasOtherFilters) {
    const counted = await findCounted(sql, filter, only)
    if (counted && counted.total > facetSample) {
      const ranges = await rangesOf(sql, levels[0] ?? [], only)
      const rest = { days: [], ranges, isEstimate: false, isComplete: true }
      const counts = { ...counted, ...rest, firstLevel: counted }
      return { counts, hasAdverts: true }
    }
  }
  const found = await findByLevel(
    sql,
    {
      ...{ levels, isWide, limits: limitsOf(parsed, true) },
      shares: sharesOfLevels(parsed, await lexemeShares(deps)),
    },
    {
      sampleSize: facetSample,
      widerSize: widerSample,
      hasAttributes: filter.subcategoryId !== undefined,
      only,
    },
  )
  return { counts: merged(found), hasAdverts: found.facets.length > 0 }
}

/** Counts of the first level; those of values that it lacks are of the first level that has them. */
function merged({ facets: [first, ...wider], isComplete }: Levels): FacetCounts {
  if (!first) return { ...noCounts, isEstimate: false, isComplete }
  const levels = [scaledUp(first), ...wider]
  const merge = (
    part: 'options' | 'categories' | 'subcategories' | 'districts' | 'places',
  ): Counts => Object.assign({}, ...levels.map((level) => level[part]).toReversed())
  return {
    options: merge('options'),
    categories: merge('categories'),
    subcategories: merge('subcategories'),
    districts: merge('districts'),
    places: merge('places'),
    days: levels.map(({ days }) => days),
    firstLevel: first,
    ranges: first.ranges,
    isEstimate: first.share < 1,
    isComplete,
  }
}

const noCounts = {
  options: {},
  categories: {},
  subcategories: {},
  districts: {},
  places: {},
  days: [],
  ranges: {},
  firstLevel: { categories: {}, subcategories: {} },
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

function scaledUp(sampled: Sampled): LevelFacets {
  const { share } = sampled
  if (share >= 1) return sampled
  const scale = (counts: Readonly<Counts>): Counts =>
    Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, rounded(count / share)]))
  return {
    options: scale(sampled.options),
    categories: scale(sampled.categories),
    subcategories: scale(sampled.subcategories),
    districts: scale(sampled.districts),
    places: scale(sampled.places),
    days: scale(sampled.days),
    ranges: sampled.ranges,
  }
}

/** Rounds to two significant digits, so that an estimate is recognizable. */
function rounded(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / step) * step
}
