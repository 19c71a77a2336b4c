import {
  isAttributeSort,
  numberOrderOf,
  type AttributeSort,
  type ListSort,
  type NumberOrder,
} from '#contract/rules/list-sort.ts'

/**
 * Sort orders. `best` is by relaxation level, then by `seq`: newest or promoted first. Of a query without words there
 * is one level. A query that says "cheap" has the lowest prices first.
 */
export type Order = Exclude<ListSort, 'none' | AttributeSort> | 'best'

export type ListOrder = Order | NumberOrder

/** An attribute that the list does not have gives the default order. */
export function orderOf(
  sort: ListSort,
  isCheap = false,
  numbers: readonly string[] = [],
): ListOrder {
  const order = numberOrderOf(sort)
  if (order && numbers.includes(order.key)) return order
  if (sort !== 'none' && !isAttributeSort(sort)) return sort
  return isCheap ? 'cheapest' : 'best'
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
  /** `date_key` in an order by date, `seq` in others. */
  readonly seq: string
}

/** Where a page begins: after a key, or, among the ranked adverts of a query and in an order by numbers, at an offset. */
export type Position = Keyset | { readonly offset: number }

export function writeCursor(position: Position): string {
  if ('offset' in position) return `at.${position.offset}`
  const { order, price, seq } = position
  return `${order}.${hasTwoKeys(order) ? `${price}.` : ''}${seq}`
}

/** Null for an invalid cursor or one of another order. */
export function readCursor(cursor: string, order: ListOrder): Position | null {
  const offset = /^at\.(\d{1,4})$/.exec(cursor)?.[1]
  const hasOffsets = order === 'best' || isByNumber(order)
  if (offset !== undefined) return hasOffsets ? { offset: Number(offset) } : null
  if (isByNumber(order)) return null
  const [name, ...numbers] = cursor.split('.')
  const isWhole =
    numbers.length === (hasTwoKeys(order) ? 2 : 1) &&
    numbers.every((part) => /^\d{1,19}$/.test(part))
  if (name !== order || !isWhole || numbers.some((part) => BigInt(part) > maxKey)) return null
  const [price, seq] = hasTwoKeys(order) ? numbers : ['0', ...numbers]
  if (!price || !seq || (order === 'best' && Number(price) > maxLevel)) return null
  return { order, price, seq }
}

export function isByNumber(order: ListOrder): order is NumberOrder {
  return typeof order === 'object'
}

export function isByPrice(order: Order): boolean {
  return order === 'cheapest' || order === 'dearest'
}

export function isByDate(order: Order): boolean {
  return order === 'newest' || order === 'oldest'
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

/** Adverts that are ranked by score: the first ones by level, then by recency. Whole pages of 16 and of 32. */
export const rankedAdverts = 96
