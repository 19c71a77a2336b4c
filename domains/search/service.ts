import type { SortOption } from '#contract/adverts.ts'
import type { Labels } from '#contract/languages.ts'
import {
  countCap,
  popularPerCategory,
  suggestedAdverts,
  suggestedSubcategories,
  suggestionsFrom,
} from '#contract/limits.ts'
import { categoryTree } from '../categories/service.ts'
import { listProposed } from './proposal-store.ts'
import type { Deps } from '../deps.ts'
import { remembered } from '../remembered.ts'
import { filterOf, type Scope } from './filter.ts'
import {
  foldText,
  isByPrice,
  labelMatch,
  orderOf,
  priceRange,
  readCursor,
  writeCursor,
  type Order,
} from './rules.ts'
import {
  listPage,
  listPlacesByName,
  listPopular,
  listSimilar,
  listSuggested,
  pageOf,
  searchPage,
  type FoundPlace,
  type Rows,
  type Wanted,
} from './store.ts'

export interface AdvertQuery extends Scope {
  /** In lei; the wrong way round they are swapped. */
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly sort: SortOption
  /** Adverts to leave out from the beginning; not looked at with a cursor. */
  readonly start: number
  readonly size: number
  /** From an earlier page in the same order: the page after it. */
  readonly cursor?: string | undefined
}

export interface FoundPage {
  readonly ids: readonly number[]
  readonly count: number
  /** Counting stopped at `count`: there are more. */
  readonly isCapped: boolean
  readonly nextCursor: string | null
}

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

const noRows: Rows = { total: 0, isCapped: false, ids: [], seqs: [], prices: [] }
const placesShown = 20

/**
 * A page of public adverts. A slug or user that does not exist finds nothing; a page past the end is empty, with
 * the right count, and so is the page after a cursor that is none.
 */
export async function findAdverts(deps: SearchDeps, query: AdvertQuery): Promise<FoundPage> {
  const order = orderOf(query.sort)
  const mark = query.cursor ? readCursor(query.cursor, order) : null
  const isLost = Boolean(query.cursor) && mark === null
  const filter = await filterOf(deps, query)
  const rows = filter
    ? await findRows(deps, query, {
        filter,
        range: priceRange(query.priceMin, query.priceMax),
        order,
        mark,
        skip: mark ? 0 : query.start,
        // One more than asked for tells whether there is a next page.
        size: isLost ? 0 : query.size + 1,
      })
    : noRows
  return toPage(rows, order, query.size)
}

async function findRows(deps: SearchDeps, { type, search }: Scope, wanted: Wanted): Promise<Rows> {
  const { sql } = deps
  if (type === 'popular') return pageOf(sql, await popularIds(deps), wanted)
  const found =
    type === 'search' && search
      ? await searchPage(sql, wanted, { words: search, cap: countCap })
      : null
  if (found) return found
  if (isAlongIndex(wanted)) return listPage(sql, wanted, countCap)
  const cap = wanted.range ? countCap : null
  return (await searchPage(sql, wanted, { words: null, cap })) ?? noRows
}

/** Whether one index of the database holds the list in its order. */
function isAlongIndex({ filter, range, order }: Wanted): boolean {
  const { ownerId, ...others } = filter
  if (ownerId !== undefined) return true
  if (isByPrice(order)) return others.districtId === undefined && others.placeId === undefined
  return range === null && Object.keys(others).length <= 1
}

function toPage(
  { total, isCapped, ids, seqs, prices }: Rows,
  order: Order,
  size: number,
): FoundPage {
  const seq = seqs[size - 1]
  const price = prices[size - 1]
  const hasNext = ids.length > size && seq !== undefined && price !== undefined
  return {
    ids: ids.slice(0, size),
    count: isCapped ? countCap : total,
    isCapped,
    nextCursor: hasNext ? writeCursor({ order, seq, price }) : null,
  }
}

/** Adverts and subcategories for what is being typed; nothing before the third character. */
export async function suggest(deps: Pick<Deps, 'sql'>, text: string): Promise<Suggestions> {
  const typed = foldText(text)
  if (typed.length < suggestionsFrom) return { advertIds: [], subcategories: [] }
  const [adverts, tree] = await Promise.all([
    listSuggested(deps.sql, text, suggestedAdverts),
    categoryTree(deps),
  ])
  const all = tree.flatMap(({ slug: category, groups }) =>
    groups.flatMap(({ subcategories }) => subcategories.map((one) => ({ ...one, category }))),
  )
  const named = all
    .map((one) => ({
      one,
      match: Math.max(
        ...Object.values(one.labels).map((label) => labelMatch(foldText(label), typed)),
      ),
    }))
    .filter(({ match }) => match > 0)
    .toSorted((a, b) => b.match - a.match)
    .map(({ one }) => one)
  const holding = all.filter(({ id }) => adverts.some(({ subcategoryId }) => subcategoryId === id))
  return {
    advertIds: adverts.map(({ id }) => id),
    subcategories: [...new Set([...named, ...holding])].slice(0, suggestedSubcategories),
  }
}

/** Where adverts with such a title are, the likeliest first; nothing where no word of it tells. */
export async function proposeSubcategories(
  deps: Pick<Deps, 'sql'>,
  title: string,
): Promise<Proposal[]> {
  const [ids, tree] = await Promise.all([
    listProposed(deps.sql, title, proposedSubcategories),
    categoryTree(deps),
  ])
  const all = tree.flatMap(({ slug, labels, groups }) =>
    groups.flatMap(({ subcategories }) =>
      subcategories.map((one) => ({ ...one, category: { slug, labels } })),
    ),
  )
  return ids.flatMap((wanted) => {
    const found = all.find(({ id }) => id === wanted)
    return found ? [{ slug: found.slug, labels: found.labels, category: found.category }] : []
  })
}

const proposedSubcategories = 3

export interface Proposal {
  readonly slug: string
  readonly labels: Labels
  readonly category: { readonly slug: string; readonly labels: Labels }
}

export interface Suggestions {
  readonly advertIds: number[]
  /** Those whose name begins so, then those that the adverts are in. */
  readonly subcategories: { id: number; slug: string; category: string; labels: Labels }[]
}

/**
 * Adverts like this one, newest first: of its subcategory near its price, then at any, then of its category. The
 * advert itself need not be public any more.
 */
export async function findSimilar(
  deps: Pick<Deps, 'sql'>,
  advertId: number,
  size: number,
): Promise<number[]> {
  return listSimilar(deps.sql, advertId, size)
}

interface PopularColumn {
  readonly slug: string
  readonly labels: Labels
  readonly advertIds: number[]
}

/** The most viewed adverts of each category that has any, in the order of the menu; the newest where few are viewed. */
export async function findPopular(deps: SearchDeps): Promise<PopularColumn[]> {
  const tree = await categoryTree(deps)
  return (await popular(deps)).flatMap(({ categoryId, advertIds }) => {
    const category = tree.find(({ id }) => id === categoryId)
    return category ? [{ slug: category.slug, labels: category.labels, advertIds }] : []
  })
}

/** Adding up a week of views is dear, and nobody minds a minute: it is done once for all who ask. */
const popular = remembered(60_000, ({ sql, clock }: SearchDeps) =>
  listPopular(sql, { now: clock.now(), perCategory: popularPerCategory }),
)

/** The first of every category, then the second of every category, and so on. */
async function popularIds(deps: SearchDeps): Promise<number[]> {
  const columns = (await popular(deps)).map(({ advertIds }) => advertIds)
  return Array.from({ length: popularPerCategory }, (_none, rank) =>
    columns.flatMap((ids) => ids[rank] ?? []),
  ).flat()
}

/** Places and districts whose name starts with the text, in any case, alphabet or spelling; at most 20. */
export async function findPlaces(deps: Pick<Deps, 'sql'>, text: string): Promise<FoundPlace[]> {
  return listPlacesByName(deps.sql, text, placesShown)
}
