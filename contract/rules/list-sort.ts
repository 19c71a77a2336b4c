/** `newest` and `oldest` sort by the date of publication. Only `none` lifts promoted adverts. */
export const sortOptions = ['none', 'newest', 'oldest', 'cheapest', 'dearest'] as const
export type SortOption = (typeof sortOptions)[number]

/**
 * Order by a number attribute of the list's subcategory: "a_mileage", and "-a_year" for the greatest first. Adverts
 * without the number come last; a list without the attribute has its default order.
 */
export type AttributeSort = `${'' | '-'}a_${string}`

export type ListSort = SortOption | AttributeSort

export function isAttributeSort(sort: string): sort is AttributeSort {
  return /^-?a_[a-z][a-z0-9_]{0,39}$/.test(sort)
}
