import type { SortOption } from '#contract/rules/list-filters.ts'

/** Sort orders; `none` means best match for a query with words and newest otherwise. */
export type Order = Exclude<SortOption, 'none'> | 'best'

export function orderOf(sort: SortOption, hasWords: boolean): Order {
  if (sort !== 'none') return sort
  return hasWords ? 'best' : 'newest'
}

/** Bounds in bani, the unit of comparable prices; null for no bound. */
export interface PriceRange {
  readonly from: number | null
  readonly to: number | null
}

/** Range of bounds in lei; reversed bounds are swapped. Null when nothing is excluded. */
export function priceRange(min: number | undefined, max: number | undefined): PriceRange | null {
  const [from, to] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  if (!from && to === undefined) return null
  return {
    from: from ? Math.round(from * 100) : null,
    to: to === undefined ? null : Math.round(to * 100),
  }
}

/** Sort key of the last advert of a page, for keyset pagination. */
export interface Keyset {
  readonly order: Order
  /** In bani; in the order `best` the relaxation level. */
  readonly price: string
  readonly seq: string
}

export function writeCursor({ order, price, seq }: Keyset): string {
  return `${order}.${hasTwoKeys(order) ? `${price}.` : ''}${seq}`
}

/** Null for an invalid cursor or one of another order. */
export function readCursor(cursor: string, order: Order): Keyset | null {
  const [name, ...numbers] = cursor.split('.')
  const isWhole =
    numbers.length === (hasTwoKeys(order) ? 2 : 1) &&
    numbers.every((part) => /^\d{1,19}$/.test(part))
  if (name !== order || !isWhole || numbers.some((part) => BigInt(part) > maxKey)) return null
  const [price, seq] = hasTwoKeys(order) ? numbers : ['0', ...numbers]
  if (!price || !seq || (order === 'best' && Number(price) > maxLevel)) return null
  return { order, price, seq }
}

export function isByPrice(order: Order): boolean {
  return order === 'cheapest' || order === 'dearest'
}

function hasTwoKeys(order: Order): boolean {
  return isByPrice(order) || order === 'best'
}

/** The value of `price_order()` for adverts without a price; larger ones can overflow in bigint arithmetic. */
const maxKey = 9_000_000_000_000_000_000n
const maxLevel = 3

/** Prefix match of a label: 2 at its start, 1 at the start of another word, 0 none. Both texts are folded. */
export function labelMatch(label: string, typed: string): 0 | 1 | 2 {
  if (label.startsWith(typed)) return 2
  return label.includes(` ${typed}`) ? 1 : 0
}
