import { searchCalls } from '#contract/search.ts'
import type { SearchType } from '#contract/rules/list-filters.ts'
import { pageSize } from '#contract/limits.ts'
import { toCard, type Card } from './cards.ts'
import type { Filters } from '../filters/filters.ts'
import type { Visit } from '../calls/visit.ts'

/** Scope of a list: all adverts, a category, search words or a user. */
export interface Scope {
  readonly searchType: SearchType
  /** Slug, words or id, depending on the type. */
  readonly search: string
}

/** A page of a list for display. */
export interface AdvertPage {
  readonly cards: readonly Card[]
  /** In paid places before the list; not among `cards`. */
  readonly paid: readonly Card[]
  readonly count: number
  /** The count stopped at `count`; there are more. */
  readonly isCapped: boolean
  readonly page: number
  /** Number of known pages. */
  readonly pages: number
  /** ISO 8601, UTC; the reference time for "today" on the cards. */
  readonly now: string
  /** Corrected spelling of the search words; empty when not corrected. */
  readonly correctedTo: string
  /** Synonyms that were searched as well. */
  readonly also: readonly string[]
  /** Search words without matches, ignored for this list. */
  readonly missing: readonly string[]
  /** After a short list: adverts without some of the search words. */
  readonly partial: readonly PartialCards[]
  /** Parts of the search words that were taken for conditions, each with the words without it. */
  readonly understood: readonly { readonly text: string; readonly without: string }[]
  /** A wider interpretation of the words has more results. */
  readonly isNarrow: boolean
  /** Number of adverts of a full page. */
  readonly size: number
  /** Cursor of the next page; null when it is loaded by number, or does not exist. */
  readonly nextCursor: string | null
}

interface PartialCards {
  readonly missing: readonly string[]
  readonly cards: readonly Card[]
}

/** Loads a page of adverts: 32 on a desktop, 16 on a phone. */
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
  const counted = Math.ceil(count / size)
  return {
    cards: items.map((advert) => toCard(advert, lang)),
    paid: answer.paid.map((advert) => toCard(advert, lang)),
    count,
    isCapped,
    page,
    // When the count is capped, the cursor is the only sign of a next page.
    pages: isCapped ? Math.max(counted, page + (answer.nextCursor === null ? 0 : 1)) : counted,
    now: new Date().toISOString(),
    correctedTo: answer.correctedTo,
    also: answer.also,
    missing: answer.missing,
    partial: answer.partial.map((group) => ({
      missing: group.missing,
      cards: group.items.map((advert) => toCard(advert, lang)),
    })),
    understood: answer.understood,
    isNarrow: answer.isNarrow,
    size,
    nextCursor: answer.nextCursor,
  }
}

/** End of the loaded list: a cursor, or without one the number of loaded adverts. */
export interface ListEnd {
  readonly cursor: string | null
  readonly loaded: number
}

/** Loads the adverts after the already loaded ones. */
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

/** Builds the input of the list calls from filters. */
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

/** An empty list, when it is known in advance that nothing can match. */
export function emptyPage(page: number): AdvertPage {
  return pageOfCards([], 0, page, 1)
}

/** Builds a page from already loaded cards. */
export function pageOfCards(
  cards: readonly Card[],
  count: number,
  page: number,
  size: number,
): AdvertPage {
  return {
    cards,
    paid: [],
    count,
    isCapped: false,
    page,
    pages: Math.ceil(count / size),
    now: new Date().toISOString(),
    correctedTo: '',
    also: [],
    missing: [],
    partial: [],
    understood: [],
    isNarrow: false,
    size,
    nextCursor: null,
  }
}
