/** `newest` and `oldest` sort by the date of publication. Only `none` lifts promoted adverts. */
export const sortOptions = ['none', 'newest', 'oldest', 'cheapest', 'dearest'] as const
export type SortOption = (typeof sortOptions)[number]

/**
 * Order by a number attribute of the list's subcategory: "a_mileage", and "-a_year" for the greatest first. Adverts
 * without the number come last; a list without the attribute has its default order.
 */
export type AttributeSort = `${'' | '-'}a_${string}`

export type ListSort = SortOption | AttributeSort

export const attributeSortPattern = /^(-?)a_([a-z][a-z0-9_]{0,39})$/

export function isAttributeSort(sort: string): sort is AttributeSort {
  return attributeSortPattern.test(sort)
}

/** An order by a number attribute, then by recency. */
export interface NumberOrder {
  readonly key: string
  /** -1: the greatest first. */
  readonly direction: 1 | -1
}

/** Null for an order that is not by an attribute. */
export function numberOrderOf(sort: ListSort): NumberOrder | null {
  const [, minus, key] = attributeSortPattern.exec(sort) ?? []
  return key === undefined ? null : { key, direction: minus ? -1 : 1 }
}
