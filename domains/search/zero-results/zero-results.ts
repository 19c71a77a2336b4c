import type { Labels } from '#contract/languages.ts'
import { attributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { someAtOnce } from '../../concurrency.ts'
import { branchOf } from '../filters/branch.ts'
import { findSampled } from '../facets/store.ts'
import { findAsTyped, type AdvertQuery } from '../retrieve/find.ts'
import type { Wish } from '../filters/narrow.ts'
import { listNearPlaces } from './store.ts'
import { holdsAny, questionOf, settledOf } from '../retrieve/query.ts'
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
export async function findWaysOut(deps: SearchDeps, asked: Wish): Promise<WaysOut> {
  const settled = await settledOf(deps, asked)
  if (settled && (await holdsAny(deps, settled))) {
    return { without: [], missingWord: '', advertIds: [], places: [] }
  }
  const said = settled?.question.ideas.flatMap(({ words }) => words).join(' ')
  const wish = said ? { ...asked, search: said } : asked
  // One after another: the other connections, and the other cores, are there for everybody else.
  const without = await countWithout(deps, wish)
  const nearest = await findNearest(deps, wish)
  const places = await findPlacesAround(deps, wish)
  return { without, ...nearest, places }
}

async function countWithout(deps: SearchDeps, wish: Wish): Promise<WaysOut['without']> {
  const branch = await branchOf(deps, { category: undefined, ...wish })
  const definitions = branch?.slug ? await attributesOf(deps, branch.slug) : []
  // What the subcategory does not know narrows nothing.
  const known = Object.entries(wish.attributes ?? {}).filter(([key]) =>
    definitions.some((one) => one.key === key),
  )
  const ways = waysOf({ ...wish, attributes: Object.fromEntries(known) })
  const counted = await someAtOnce(1, ways, async ({ filter, wish: wider }) => {
    const { count, isCapped } = await findAsTyped(deps, pageOf(wider, 1))
    return { filter, count, isCapped }
  })
  return counted.filter(({ count }) => count > 0)
}

function pageOf(wish: Wish, size: number): AdvertQuery {
  return { ...wish, sort: 'none', start: 0, size }
}

/** The wish without each of its filters. */
function waysOf(wish: Wish): { filter: string; wish: Wish }[] {
  const { attributes = {} } = wish
  const less = (filter: string, isThere: boolean, change: Partial<Wish>) =>
    isThere ? [{ filter, wish: { ...wish, ...change } }] : []
  return [
    ...less('place', Boolean(wish.place?.length), { place: undefined, radius: undefined }),
    ...less('near', wish.near !== undefined, { near: undefined, radius: undefined }),
    ...less('radius', wish.radius !== undefined && Boolean(wish.place?.length), {
      radius: undefined,
    }),
    ...less('box', wish.box !== undefined, { box: undefined }),
    ...less('category', wish.category !== undefined, { category: undefined, attributes: {} }),
    ...less('price', wish.priceMin !== undefined || wish.priceMax !== undefined, {
      priceMin: undefined,
      priceMax: undefined,
    }),
    ...less('seller', wish.seller !== undefined, { seller: undefined }),
    ...less('photo', wish.photo === true, { photo: false }),
    ...less('negotiable', wish.negotiable === true, { negotiable: false }),
    ...less('free', wish.free === true, { free: false }),
    ...less('exchange', wish.exchange === true, { exchange: false }),
    ...less('period', wish.period !== undefined, { period: undefined }),
    ...less('exact', wish.exact === true, { exact: false }),
    ...Object.entries(attributes).flatMap(([key, text]) =>
      less(`attributes.${key}`, text !== '', { attributes: { ...attributes, [key]: '' } }),
    ),
  ]
}

/** People name the thing first: the last word is the first to go. */
async function findNearest(
  deps: SearchDeps,
  wish: Wish,
): Promise<Pick<WaysOut, 'missingWord' | 'advertIds'>> {
  const question = await questionOf(deps, wish)
  const ideas = question?.ideas ?? []
  for (const dropped of ideas.length > 1 ? ideas.toReversed().slice(0, mostDropped) : []) {
    const search = ideas
      .filter((idea) => idea !== dropped)
      .flatMap(({ words }) => words)
      .join(' ')
    // oxlint-disable-next-line no-await-in-loop -- the first that finds something ends it
    const { ids } = await findAsTyped(deps, pageOf({ ...wish, search }, nearestShown))
    if (ids.length > 0) return { missingWord: dropped.words.join(' '), advertIds: ids }
  }
  return { missingWord: '', advertIds: [] }
}

async function findPlacesAround(deps: SearchDeps, wish: Wish): Promise<WaysOut['places']> {
  const from = wish.near ?? wish.place?.[0]
  if (from === undefined) return []
  const wider = await settledOf(deps, {
    ...wish,
    place: undefined,
    near: undefined,
    radius: undefined,
  })
  if (!wider) return []
  const { query, limits } = wider
  const sampled = await findSampled(deps.sql, query, {
    limits,
    looked: facetSample,
    only: 'places',
  })
  return listNearPlaces(deps.sql, from, { counts: sampled?.places ?? {}, most: placesShown })
}
