import type { SearchType, SortOption } from '#contract/adverts.ts'

/** What a list is asked for, in the words of the contract. */
export interface AdvertQuery {
  readonly type: SearchType
  /** Slug, words or user id, as the type says. */
  readonly search: string
  readonly place?: string | undefined
  /** Slug of a category or subcategory that narrows a search by words. */
  readonly category?: string | undefined
  /** In MDL. */
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly sort: SortOption
  /** Zero-based. */
  readonly start: number
  readonly size: number
  readonly cursor?: string | undefined
}

/** Where a page begins: after this advert of the page before. */
export interface Cursor {
  readonly seq: number
  readonly price: number | null
}

export type Order = 'newest' | 'oldest' | 'cheapest' | 'dearest'

/** "None" is the newest publication or promotion first: what a market is looked through by. */
export function orderOf(sort: SortOption): Order {
  return sort === 'none' ? 'newest' : sort
}

/** Bounds in whole lei, the right way round whichever way they were typed. */
export function priceBounds({ priceMin, priceMax }: Pick<AdvertQuery, 'priceMin' | 'priceMax'>): {
  low: number | null
  high: number | null
} {
  const low = priceMin === undefined ? null : Math.floor(priceMin)
  const high = priceMax === undefined ? null : Math.ceil(priceMax)
  return low !== null && high !== null && low > high ? { low: high, high: low } : { low, high }
}

export function writeCursor({ seq, price }: Cursor, order: Order): string {
  return order === 'cheapest' || order === 'dearest' ? `${price ?? ''}:${seq}` : String(seq)
}

/** Null for anything that is no cursor of this order: the page then begins where the offset says. */
export function readCursor(cursor: string | undefined, order: Order): Cursor | null {
  const parts = /^(?:(\d{0,15}):)?(\d{1,15})$/.exec(cursor ?? '')
  if (!parts) return null
  const [, price, seq] = parts
  const isByPrice = order === 'cheapest' || order === 'dearest'
  if (isByPrice !== (price !== undefined)) return null
  return { seq: Number(seq), price: price ? Number(price) : null }
}
