import type { Category } from '#contract/categories.ts'
import type { SavedSearch } from '#contract/saved-searches.ts'
import type { Narrowed } from '../../lib/filters/applied-filters.ts'
import { categoryName } from '../../lib/filters/category-tree.ts'
import { attributesOf, type FilterAttribute } from '../../lib/filters/filter-attributes.ts'
import { listOf, type Filters } from '../../lib/filters/filters.ts'
import { placesOf } from '../../lib/filters/places.ts'
import type { Visit } from '../../lib/calls/visit.ts'
import { categoryOf } from './save/proposed-name.ts'
import { savedList } from './saved-address.ts'

/** A saved search for display. */
export interface SavedLine extends SavedSearch {
  readonly category: string | null
  readonly narrowed: Narrowed | null
}

/** Resolves the names of a saved search's filters in the page's language. */
export async function savedLine(
  { call, lang }: Pick<Visit, 'call' | 'lang'>,
  categories: readonly Category[],
  search: SavedSearch,
): Promise<SavedLine> {
  const list = savedList(search.address)
  if (!list) return { ...search, category: null, narrowed: null }
  const { filters } = list
  const slug = categoryOf(list)
  const [chosen, attributes] = await Promise.all([
    placesOf(call, filters.l, lang),
    slug ? attributesOf(call, slug, lang) : [],
  ])
  return {
    ...search,
    category: categoryName(categories, slug, lang),
    narrowed: { filters, chosen, place: null, attributes: usedOf(attributes, filters) },
  }
}

/** Keeps only the attributes and options in use: a page of fifty searches need not carry every model of every make. */
function usedOf(
  attributes: readonly FilterAttribute[],
  { attributes: values }: Filters,
): FilterAttribute[] {
  return attributes.flatMap(({ options, optionsBy, ...attribute }) => {
    const chosen = listOf(values[attribute.key] ?? '')
    const offered = [...(options ?? []), ...Object.values(optionsBy ?? {}).flat()]
    const used = offered.filter(({ value }) => chosen.includes(value))
    return chosen.length > 0 ? [{ ...attribute, options: used }] : []
  })
}
