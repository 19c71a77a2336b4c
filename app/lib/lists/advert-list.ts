import { searchCalls } from '#contract/search.ts'
import type { SearchType } from '#contract/rules/list-filters.ts'
import { pageSize } from '#contract/limits.ts'
import { toCard, type Card } from './cards.ts'
import type { Filters } from '../filters/filters.ts'
import type { Visit } from '../calls/visit.ts'

/** Which adverts a list is about: all, or those of a category, found by words, of a user. */
export interface Scope {
  readonly searchType: SearchType
  /** Slug, words or id, as the type says. */
  readonly search: string
}

/** One page of a list as a screen shows it. */
export interface AdvertPage {
  readonly cards: readonly Card[]
  readonly count: number
  /** There are more than `count`: counting stopped. */
  readonly isCapped: boolean
  readonly page: number
  /** Number of pages known of. */
  readonly pages: number
  /** ISO 8601, UTC: what "today" on the cards is measured from. */
  readonly now: string
  /** What was searched instead of the typed words, where a slip was mended; else empty. */
  readonly correctedTo: string
  /** Other words for the typed ones that were searched as well. */
  readonly also: readonly string[]
  /** Typed words that no such advert has: the list is without them. */
  readonly missing: readonly string[]
  /** A wider reading of the words would find more. */
  readonly isNarrow: boolean
  /** How many adverts a full page has. */
  readonly size: number
  /** What the page after this one is asked for with; null where it is asked for by its number, or there is none. */
  readonly nextCursor: string | null
}

/** Loads one page of adverts, 32 on a desktop and 16 on a phone. */
export async function loadPage(
  { call, lang, device }: Pick<Visit, 'call' | 'lang' | 'device'>,
  scope: Scope,
  filters: Partial<Filters>,
  page: number,
): Promise<AdvertPage> {
  const size = pageSize[device]
  const { items, count, isCapped, ...answer } = await call(searchCalls.listItems, {
    ...listInput(scope, filters),
    sort: filters.sort,
    startID: (page - 1) * size,
    itemsNum: size,
  })
  const isFull = items.length === size
  const counted = Math.ceil(count / size)
  return {
    cards: items.map((advert) => toCard(advert, lang)),
    count,
    isCapped,
    page,
    // Where counting stopped, a full page is the only sign that there is another.
    pages: isCapped ? Math.max(counted, page + (isFull ? 1 : 0)) : counted,
    now: new Date().toISOString(),
    correctedTo: answer.correctedTo,
    also: answer.also,
    missing: answer.missing,
    isNarrow: answer.isNarrow,
    size,
    nextCursor: answer.nextCursor,
  }
}

/** Where a list goes on: after a cursor, or where the list has none, after so many adverts. */
export interface ListEnd {
  readonly cursor: string | null
  readonly loaded: number
}

/** Loads the adverts after those that are already there. */
export async function loadAfter(
  { call, lang }: Pick<Visit, 'call' | 'lang'>,
  scope: Scope,
  filters: Partial<Filters>,
  { cursor, loaded }: ListEnd,
  size: number,
): Promise<{ readonly cards: readonly Card[]; readonly end: ListEnd; readonly hasMore: boolean }> {
  const { items, nextCursor } = await call(searchCalls.listItems, {
    ...listInput(scope, filters),
    sort: filters.sort,
    itemsNum: size,
    ...(cursor === null ? { startID: loaded } : { cursor }),
  })
  return {
    cards: items.map((advert) => toCard(advert, lang)),
    end: { cursor: nextCursor, loaded: loaded + items.length },
    hasMore: nextCursor !== null,
  }
}

/** What the calls about lists take for these filters. */
export function listInput(scope: Scope, filters: Partial<Filters>) {
  const { q: _words, l: place, sort: _sort, view: _view, currency, attributes, ...others } = filters
  return {
    ...others,
    ...scope,
    ...(place && { place }),
    ...(currency && { currency }),
    ...(attributes && { attributes }),
  }
}

/** A list with nothing in it, where it is known beforehand that nothing can be found. */
export function emptyPage(page: number): AdvertPage {
  return pageOfCards([], 0, page, 1)
}

/** One page of cards already at hand. */
export function pageOfCards(
  cards: readonly Card[],
  count: number,
  page: number,
  size: number,
): AdvertPage {
  return {
    cards,
    count,
    isCapped: false,
    page,
    pages: Math.ceil(count / size),
    now: new Date().toISOString(),
    correctedTo: '',
    also: [],
    missing: [],
    isNarrow: false,
    size,
    nextCursor: null,
  }
}
