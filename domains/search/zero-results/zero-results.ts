import type { Labels } from '#contract/languages.ts'
import { filterAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { mapConcurrently } from '../../lib/concurrency.ts'
import { branchOf } from '../filters/branch.ts'
import { findSampled } from '../facets/store.ts'
import { findAsTyped, type AdvertQuery } from '../retrieve/find.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { listNearPlaces } from './store.ts'
import { hasMatches, parseQuery, resolveQuery } from '../retrieve/query.ts'
import { facetSample } from '#contract/limits.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

export interface ZeroResultsHelp {
  /** False: the list has adverts, and the rest is empty. */
  readonly isEmpty: boolean
  /** Filters by name, attributes as `attributes.year`, with the number of adverts without the filter. */
  readonly without: readonly { filter: string; count: number; isCapped: boolean }[]
  /** Word that is missing in `advertIds`; empty if there are none. */
  readonly missingWord: string
  readonly advertIds: readonly number[]
  /** Nearest places with matching adverts. */
  readonly places: readonly { slug: string; labels: Labels; count: number; kilometres: number }[]
}

const maxAdverts = 8
const maxPlaces = 5
/** Words that are tried to be dropped; dropping further ones gives irrelevant adverts. */
const maxDroppedWords = 4

/**
 * Explains a list without adverts: which filters and words to drop and which places to try. Empty when the list has
 * adverts.
 */
export async function explainZeroResults(
  deps: SearchDeps,
  request: SearchQuery,
): Promise<ZeroResultsHelp> {
  const resolved = await resolveQuery(deps, request)
  if (resolved && (await hasMatches(deps, resolved))) {
    return { isEmpty: false, without: [], missingWord: '', advertIds: [], places: [] }
  }
  const correctedWords = resolved?.parsed.terms.flatMap(({ words }) => words).join(' ')
  const query = correctedWords ? { ...request, search: correctedWords } : request
  // In sequence, so that one request does not take all connections and cores.
  const without = await countWithout(deps, query)
  const nearest = await findNearest(deps, query)
  const places = await findNearPlaces(deps, query)
  return { isEmpty: true, without, ...nearest, places }
}

async function countWithout(
  deps: SearchDeps,
  query: SearchQuery,
): Promise<ZeroResultsHelp['without']> {
  const branch = await branchOf(deps, { category: undefined, ...query })
  const definitions = branch?.slug ? await filterAttributesOf(deps, branch.slug) : []
  // Attributes unknown to the subcategory do not filter.
  const known = Object.entries(query.attributes ?? {}).filter(([key]) =>
    definitions.some((one) => one.key === key),
  )
  const wider = widerQueries({ ...query, attributes: Object.fromEntries(known) })
  const counted = await mapConcurrently(1, wider, async ({ filter, query: widerQuery }) => {
    const { count, isCapped } = await findAsTyped(deps, pageOf(widerQuery, 1))
    return { filter, count, isCapped }
  })
  return counted.filter(({ count }) => count > 0)
}

function pageOf(query: SearchQuery, size: number): AdvertQuery {
  return { ...query, sort: 'none', start: 0, size }
}

/** For each filter, the query without it. */
function widerQueries(query: SearchQuery): { filter: string; query: SearchQuery }[] {
  const { attributes = {} } = query
  const without = (filter: string, isThere: boolean, change: Partial<SearchQuery>) =>
    isThere ? [{ filter, query: { ...query, ...change } }] : []
  return [
    ...without('place', Boolean(query.place?.length), { place: undefined, radius: undefined }),
    ...without('near', query.near !== undefined, { near: undefined, radius: undefined }),
    ...without('radius', query.radius !== undefined && Boolean(query.place?.length), {
      radius: undefined,
    }),
    ...without('box', query.box !== undefined, { box: undefined }),
    ...without('category', query.category !== undefined, { category: undefined, attributes: {} }),
    ...without('price', query.priceMin !== undefined || query.priceMax !== undefined, {
      priceMin: undefined,
      priceMax: undefined,
    }),
    ...without('seller', query.seller !== undefined, { seller: undefined }),
    ...without('photo', query.photo === true, { photo: false }),
    ...without('negotiable', query.negotiable === true, { negotiable: false }),
    ...without('free', query.free === true, { free: false }),
    ...without('exchange', query.exchange === true, { exchange: false }),
    ...without('period', query.period !== undefined, { period: undefined }),
    ...without('exact', query.exact === true, { exact: false }),
    ...Object.entries(attributes).flatMap(([key, text]) =>
      without(`attributes.${key}`, text !== '', { attributes: { ...attributes, [key]: '' } }),
    ),
  ]
}

/** Drops single words from the last one, because the first usually names the item. */
async function findNearest(
  deps: SearchDeps,
  query: SearchQuery,
): Promise<Pick<ZeroResultsHelp, 'missingWord' | 'advertIds'>> {
  const parsed = await parseQuery(deps, query)
  const terms = parsed?.terms ?? []
  for (const dropped of terms.length > 1 ? terms.toReversed().slice(0, maxDroppedWords) : []) {
    const search = terms
      .filter((term) => term !== dropped)
      .flatMap(({ words }) => words)
      .join(' ')
    const { ids } = await findAsTyped(deps, pageOf({ ...query, search }, maxAdverts))
    if (ids.length > 0) return { missingWord: dropped.words.join(' '), advertIds: ids }
  }
  return { missingWord: '', advertIds: [] }
}

async function findNearPlaces(
  deps: SearchDeps,
  query: SearchQuery,
): Promise<ZeroResultsHelp['places']> {
  const from = query.near ?? query.place?.[0]
  if (from === undefined) return []
  const wider = await resolveQuery(deps, {
    ...query,
    place: undefined,
    near: undefined,
    radius: undefined,
  })
  if (!wider) return []
  const { tsQuery, limits } = wider
  const sampled = await findSampled(deps.sql, tsQuery, {
    limits,
    sampleSize: facetSample,
    only: 'places',
  })
  return listNearPlaces(deps.sql, from, { counts: sampled?.places ?? {}, limit: maxPlaces })
}
