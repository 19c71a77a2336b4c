import { savedSearchName } from '#contract/limits.ts'
import { categoryName, categoryTree } from '../../../lib/filters/category-tree.ts'
import type { Filters } from '../../../lib/filters/filters.ts'
import type { PlaceChoice } from '../../../lib/filters/places.ts'
import type { Scope } from '../../../lib/lists/advert-list.ts'
import type { Visit } from '../../../lib/calls/visit.ts'

interface Named {
  readonly scope: Scope
  readonly filters: Filters
  readonly chosen: readonly PlaceChoice[]
}

/**
 * Proposes a name such as "BMW X5, Chișinău" from the words, category and places of a list; empty for the unfiltered
 * list.
 */
export async function proposedName(
  { call, lang }: Pick<Visit, 'call' | 'lang'>,
  named: Named,
): Promise<string> {
  const { filters, chosen } = named
  const slug = categoryOf(named)
  const category = slug && categoryName(await categoryTree(call), slug, lang)
  const parts = [filters.q, category, ...chosen.map(({ label }) => label)]
  return parts.filter(Boolean).join(', ').slice(0, savedSearchName)
}

/** Slug of the list's category or subcategory; empty for all. */
export function categoryOf({ scope, filters }: Pick<Named, 'scope' | 'filters'>): string {
  return scope.searchType === 'category' || scope.searchType === 'subcategory'
    ? scope.search
    : filters.category
}
