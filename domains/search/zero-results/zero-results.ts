import type { Labels } from '#contract/languages.ts'
import { attributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { branchOf } from '../filters/branch.ts'
import { findSampled } from '../facets/store.ts'
import { findAsTyped, type AdvertQuery } from '../retrieve/find.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { listNearPlaces } from './store.ts'
import { holdsAny, parseQuery, resolveQuery } from '../retrieve/query.ts'
import { facetSample } from '#contract/limits.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

export interface WaysOut {
  /** Filters by name, an attribute as `attributes.year`, with what the list holds without them. */
  readonly without: readonly { filter: string; count: number; isCapped: boolean }[]
  /** The adverts have all words but this one. */
  readonly missingWord: string
  readonly advertIds: readonly number[]
  /** The nearest with such adverts. */
  readonly places: readonly { slug: string; labels: Labels; count: number; kilometres: number }[]
}

const nearestShown = 8
const placesShown = 5
/** Further words that are left out find what was hardly meant. */
const mostDropped = 4

/** What a person can do about a list without adverts. */
export async function explainZeroResults(deps: SearchDeps, asked: SearchQuery): Promise<WaysOut> {
  const resolved = await resolveQuery(deps, asked)
  if (resolved && (await holdsAny(deps, resolved))) {
    return { without: [], missingWord: '', advertIds: [], places: [] }
  }
  const said = resolved?.parsed.terms.flatMap(({ words }) => words).join(' ')
  const query = said ? { ...asked, search: said } : asked
  // One after another: the other connections, and the other cores, are there for everybody else.
  const without = await countWithout(deps, query)
  const nearest = await findNearest(deps, query)
  const places = await findPlacesAround(deps, query)
  return { without, ...nearest, places }
}

async function countWithout(deps: SearchDeps, query: SearchQuery): Promise<WaysOut['without']> {
  const branch = await branchOf(deps, { category: undefined, ...query })
  const definitions = branch?.slug ? await attributesOf(deps, branch.slug) : []
  // What the subcategory does not know narrows nothing.
  const known = Object.entries(query.attributes ?? {}).filter(([key]) =>
    definitions.some((one) => one.key === key),
  )
  const ways = waysOf({ ...query, attributes: Object.fromEntries(known) })
  const counted = await mapConcurrently(1, ways, async ({ filter, query: wider }) => {
    const { count, isCapped } = await findAsTyped(deps, pageOf(wider, 1))
    return { filter, count, isCapped }
  })
  return counted.filter(({ count }) => count > 0)
}

function pageOf(query: SearchQuery, size: number): AdvertQuery {
  return { ...query, sort: 'none', start: 0, size }
}

/** The query without each of its filters. */
function waysOf(query: SearchQuery): { filter: string; query: SearchQuery }[] {
  const { attributes = {} } = query
  const less = (filter: string, isThere: boolean, change: Partial<SearchQuery>) =>
    isThere ? [{ filter, query: { ...query, ...change } }] : []
  return [
    ...less('place', Boolean(query.place?.length), { place: undefined, radius: undefined }),
    ...less('near', query.near !== undefined, { near: undefined, radius: undefined }),
    ...less('radius', query.radius !== undefined && Boolean(query.place?.length), {
      radius: undefined,
    }),
    ...less('box', query.box !== undefined, { box: undefined }),
    ...less('category', query.category !== undefined, { category: undefined, attributes: {} }),
    ...less('price', query.priceMin !== undefined || query.priceMax !== undefined, {
      priceMin: undefined,
      priceMax: undefined,
    }),
    ...less('seller', query.seller !== undefined, { seller: undefined }),
    ...less('photo', query.photo === true, { photo: false }),
    ...less('negotiable', query.negotiable === true, { negotiable: false }),
    ...less('free', query.free === true, { free: false }),
    ...less('exchange', query.exchange === true, { exchange: false }),
    ...less('period', query.period !== undefined, { period: undefined }),
    ...less('exact', query.exact === true, { exact: false }),
    ...Object.entries(attributes).flatMap(([key, text]) =>
      less(`attributes.${key}`, text !== '', { attributes: { ...attributes, [key]: '' } }),
    ),
  ]
}

/** People name the thing first: the last word is the first to go. */
async function findNearest(
  deps: SearchDeps,
  query: SearchQuery,
): Promise<Pick<WaysOut, 'missingWord' | 'advertIds'>> {
  const parsed = await parseQuery(deps, query)
  const terms = parsed?.terms ?? []
  for (const dropped of terms.length > 1 ? terms.toReversed().slice(0, mostDropped) : []) {
    const search = terms
      .filter((term) => term !== dropped)
      .flatMap(({ words }) => words)
      .join(' ')
    // The first that finds something ends it.
    const { ids } = await findAsTyped(deps, pageOf({ ...query, search }, nearestShown))
    if (ids.length > 0) return { missingWord: dropped.words.join(' '), advertIds: ids }
  }
  return { missingWord: '', advertIds: [] }
}

async function findPlacesAround(deps: SearchDeps, query: SearchQuery): Promise<WaysOut['places']> {
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
    looked: facetSample,
    only: 'places',
  })
  return listNearPlaces(deps.sql, from, { counts: sampled?.places ?? {}, most: placesShown })
}
