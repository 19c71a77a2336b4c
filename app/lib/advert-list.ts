import { advertCalls, type SearchType } from '#contract/adverts.ts'
import { pageSize } from '#contract/limits.ts'
import { toCard, type Card } from './cards.ts'
import type { Filters } from './filters.ts'
import type { Visit } from './visit.ts'

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
}

/** Loads one page of adverts, 32 on a desktop and 16 on a phone. */
export async function loadPage(
  { call, lang, device }: Pick<Visit, 'call' | 'lang' | 'device'>,
  scope: Scope,
  filters: Partial<Filters>,
  page: number,
): Promise<AdvertPage> {
  const size = pageSize[device]
  const { items, count, isCapped } = await call(advertCalls.listItems, {
    ...listInput(scope, filters),
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
  }
}

/** What the call takes for these filters. */
export function listInput(
  scope: Scope,
  { l, category, priceMin, priceMax, sort }: Partial<Filters>,
) {
  return {
    ...scope,
    ...(l && { place: l }),
    ...(category && { category }),
    ...(priceMin && { priceMin }),
    ...(priceMax && { priceMax }),
    ...(sort && { sort }),
  }
}

/** A list with nothing in it, where it is known beforehand that nothing can be found. */
export function emptyPage(page: number): AdvertPage {
  return { cards: [], count: 0, isCapped: false, page, pages: 0, now: new Date().toISOString() }
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
  }
}
