import type { SortOption } from '#contract/rules/list-filters.ts'

/** Orders a list can be in; `none` is the best match of words, without words the newest, which promoted adverts are again. */
export type Order = Exclude<SortOption, 'none'> | 'best'

export function orderOf(sort: SortOption, hasWords: boolean): Order {
  if (sort !== 'none') return sort
  return hasWords ? 'best' : 'newest'
}

/** Bounds in bani, which comparable prices are kept in; null where there is none. */
export interface PriceRange {
  readonly from: number | null
  readonly to: number | null
}

/** Bounds as a person gave them, in lei; the wrong way round they are swapped. Null when nothing is excluded. */
export function priceRange(min: number | undefined, max: number | undefined): PriceRange | null {
  const [from, to] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  if (!from && to === undefined) return null
  return {
    from: from ? Math.round(from * 100) : null,
    to: to === undefined ? null : Math.round(to * 100),
  }
}

/** The last advert of a page: the next page begins after it. */
export interface Mark {
  readonly order: Order
  /** In bani; of a list of best matches, the level. */
  readonly price: string
  readonly seq: string
}

export function writeCursor({ order, price, seq }: Mark): string {
  return `${order}.${isByTwo(order) ? `${price}.` : ''}${seq}`
}

/** Null for what is no cursor of a list in this order. */
export function readCursor(cursor: string, order: Order): Mark | null {
  const [name, ...numbers] = cursor.split('.')
  const isWhole =
    numbers.length === (isByTwo(order) ? 2 : 1) && numbers.every((part) => /^\d{1,19}$/.test(part))
  if (name !== order || !isWhole || numbers.some((part) => BigInt(part) > mostOfMark)) return null
  const [price, seq] = isByTwo(order) ? numbers : ['0', ...numbers]
  if (!price || !seq || (order === 'best' && Number(price) > mostLevel)) return null
  return { order, price, seq }
}

export function isByPrice(order: Order): boolean {
  return order === 'cheapest' || order === 'dearest'
}

function isByTwo(order: Order): boolean {
  return isByPrice(order) || order === 'best'
}

/** As price_order() of the database puts what has no price last; what is further overflows when it is reckoned with. */
const mostOfMark = 9_000_000_000_000_000_000n
const mostLevel = 3

/** How well a label meets what is typed: 2 begins with it, 1 has a word that does, 0 not at all. Both plain. */
export function labelMatch(label: string, typed: string): 0 | 1 | 2 {
  if (label.startsWith(typed)) return 2
  return label.includes(` ${typed}`) ? 1 : 0
}
