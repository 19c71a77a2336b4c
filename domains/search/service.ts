import {
  countCap,
  suggestedAdverts,
  suggestedSubcategories,
  suggestionsFrom,
} from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { orderOf, priceBounds, readCursor, writeCursor, type AdvertQuery } from './rules.ts'
import {
  buildQuery,
  countCategory,
  countHits,
  countListing,
  countMatching,
  findArea,
  findCategoryId,
  findSubcategory,
  listHits,
  listPlacesStarting,
  listPopular,
  listSimilar,
  listSuggested,
  listSuggestedSubcategories,
  searchNewest,
  searchOrdered,
  type FoundPlace,
  type Hit,
  type PopularColumn,
  type Scope,
  type Slice,
  type SuggestedSubcategory,
} from './store.ts'

type Finding = Pick<Deps, 'sql'>

export interface FoundPage {
  readonly ids: readonly number[]
  /** Exact; of searches by words or price, up to the cap. */
  readonly count: number
  readonly isCapped: boolean
  /** Begins the page after this one; null at the end. */
  readonly nextCursor: string | null
}

const nothing: FoundPage = { ids: [], count: 0, isCapped: false, nextCursor: null }
/** Nobody turns so many pages of a search by hand; the cursor goes further. */
const deepestSearch = 10_000
const placesShown = 20

/** A page of public adverts. An unknown slug finds nothing; a page past the end is empty with the right count. */
export async function findAdverts(deps: Finding, query: AdvertQuery): Promise<FoundPage> {
  const { sql } = deps
  const scope = await scopeOf(deps, query)
  if (!scope) return nothing
  const order = orderOf(query.sort)
  const slice: Slice = {
    order,
    after: readCursor(query.cursor, order),
    start: query.start,
    size: query.size,
  }
  const words = query.type === 'search' ? await buildQuery(sql, query.search) : ''
  if (words) return findByWords(deps, narrowed(words, scope), scope, slice)

  const [hits, { count, hasCap }] = await Promise.all([
    listHits(sql, scope, slice),
    countScope(deps, scope),
  ])
  return pageOf(hits, slice, count, hasCap)
}

/** Counters know lists by category and place; prices and sellers are counted as far as the cap. */
async function countScope(
  { sql }: Finding,
  scope: Scope,
): Promise<{ count: number; hasCap: boolean }> {
  if (scope.ownerId !== null || scope.low !== null || scope.high !== null) {
    return { count: await countHits(sql, scope, countCap + 1), hasCap: true }
  }
  const isWide = scope.subcategoryId === null && scope.placeId === null && scope.districtId === null
  const count = isWide ? countCategory(sql, scope.categoryId) : countListing(sql, scope)
  return { count: await count, hasCap: false }
}

async function findByWords(
  { sql }: Finding,
  words: string,
  scope: Scope,
  slice: Slice,
): Promise<FoundPage> {
  const isTooDeep = !slice.after && slice.start > deepestSearch
  const search = slice.order === 'newest' ? searchNewest : searchOrdered
  const [hits, count] = await Promise.all([
    isTooDeep ? [] : search(sql, words, scope, slice),
    countMatching(sql, words, scope, countCap + 1),
  ])
  return pageOf(hits, slice, count, true)
}

function pageOf(
  hits: readonly Hit[],
  { order, size }: Slice,
  count: number,
  hasCap: boolean,
): FoundPage {
  const last = hits.at(-1)
  const isCapped = hasCap && count > countCap
  return {
    ids: hits.map(({ advertId }) => advertId),
    count: isCapped ? countCap : count,
    isCapped,
    nextCursor: last && hits.length === size ? writeCursor(last, order) : null,
  }
}

/** Categories and places are lexemes of the index: one look-up finds a word within them. */
function narrowed(words: string, scope: Scope): string {
  const { categoryId, subcategoryId, placeId, districtId } = scope
  const lexemes = [
    categoryId === null || subcategoryId !== null ? '' : `'~k${categoryId}'`,
    subcategoryId === null ? '' : `'~s${subcategoryId}'`,
    placeId === null ? '' : `'~p${placeId}'`,
    districtId === null ? '' : `'~r${districtId}'`,
  ]
  return [`( ${words} )`, ...lexemes.filter(Boolean)].join(' & ')
}

/** Null when something is named that does not exist: then there is nothing to find. */
async function scopeOf({ sql }: Finding, query: AdvertQuery): Promise<Scope | null> {
  const open: Scope = {
    categoryId: null,
    subcategoryId: null,
    placeId: null,
    districtId: null,
    ownerId: null,
    ...priceBounds(query),
  }
  const area = query.place ? await findArea(sql, query.place) : { placeId: null, districtId: null }
  if (!area) return null
  const scope = { ...open, ...area }
  if (query.type === 'user') {
    const ownerId = /^\d{1,9}$/.test(query.search) ? Number(query.search) : null
    return ownerId === null ? null : { ...scope, ownerId }
  }
  if (query.type === 'category') return withCategory(sql, scope, query.search)
  if (query.type === 'subcategory') return withSubcategory(sql, scope, query.search)
  if (!query.category) return scope
  return (
    (await withCategory(sql, scope, query.category)) ?? withSubcategory(sql, scope, query.category)
  )
}

async function withCategory(sql: Deps['sql'], scope: Scope, slug: string): Promise<Scope | null> {
  const categoryId = await findCategoryId(sql, slug)
  return categoryId === null ? null : { ...scope, categoryId }
}

async function withSubcategory(
  sql: Deps['sql'],
  scope: Scope,
  slug: string,
): Promise<Scope | null> {
  const found = await findSubcategory(sql, slug)
  return found && { ...scope, ...found }
}

/** What a person may mean by what they have typed so far; nothing before the third character. */
export async function suggest(
  { sql }: Finding,
  text: string,
): Promise<{ advertIds: number[]; subcategories: SuggestedSubcategory[] }> {
  if ([...text.trim()].length < suggestionsFrom) return { advertIds: [], subcategories: [] }
  const query = await buildQuery(sql, text)
  const [advertIds, subcategories] = await Promise.all([
    query ? listSuggested(sql, beginning(query), suggestedAdverts) : [],
    listSuggestedSubcategories(sql, text.trim(), suggestedSubcategories),
  ])
  return { advertIds, subcategories }
}

/** The words need only begin so: the last one is still being typed. */
function beginning(query: string): string {
  return query.replaceAll(/'((?:[^']|'')*)'/g, "'$1':*")
}

/** Public adverts like this one, itself not among them. */
export async function findSimilar(
  { sql }: Finding,
  advertId: number,
  size: number,
): Promise<number[]> {
  return listSimilar(sql, advertId, size)
}

/** For each category that has adverts, its most looked at, by id. */
export async function findPopular(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  perCategory: number,
): Promise<PopularColumn[]> {
  return listPopular(sql, perCategory, clock.now())
}

/** Places by the start of their name, whatever its case, diacritics or alphabet. */
export async function findPlaces(
  { sql }: Finding,
  text: string,
): Promise<(FoundPlace & { isDistrict: boolean })[]> {
  if (text === '') return []
  const places = await listPlacesStarting(sql, text, placesShown)
  return places.map((place) => ({ ...place, isDistrict: false }))
}
