import { queryLength } from '#contract/limits.ts'
import { sortOptions, type SortOption } from '#contract/rules/list-sort.ts'
import { searchCalls } from '#contract/search.ts'
import { readPage } from '../../../lib/lists/pages.ts'
import { categoryTree } from '../../../lib/filters/category-tree.ts'
import type { ScreenVisit } from '../../../lib/calls/screen.ts'
import { labelIn } from '../../../lib/texts/texts.ts'

/** What the adverts of a seller are narrowed to, as in the address. */
export interface SellerFilters {
  /** Empty: all. */
  readonly q: string
  /** Slug of a category; empty: all. */
  readonly category: string
  readonly sort: SortOption
}

export interface SellerCategory {
  readonly slug: string
  readonly label: string
  readonly count: number
}

export function readSellerFilters(query: URLSearchParams): SellerFilters & { page: number } {
  const category = query.get('category') ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, queryLength),
    category: /^[a-z0-9-]{1,80}$/.test(category) ? category : '',
    sort: sortOptions.find((option) => option === query.get('sort')) ?? 'none',
    page: readPage(query.get('page')),
  }
}

/** A page of the seller's adverts. */
export function listOfSeller(
  { call }: Pick<ScreenVisit, 'call'>,
  userId: string,
  { page, size, ...filters }: SellerFilters & { page: number; size: number },
) {
  return call(searchCalls.listItems, {
    ...subjectOf(userId, filters),
    category: filters.category,
    sort: filters.sort,
    startID: (page - 1) * size,
    itemsNum: size,
  })
}

/** Categories of the seller's adverts with the words, most adverts first; none when they cannot be counted now. */
export async function categoriesOfSeller(
  { call, lang }: Pick<ScreenVisit, 'call' | 'lang'>,
  userId: string,
  filters: SellerFilters,
): Promise<SellerCategory[]> {
  const [tree, facets] = await Promise.all([
    categoryTree(call),
    call(searchCalls.getFacets, subjectOf(userId, filters)).catch(() => null),
  ])
  return tree
    .map(({ slug, labels }) => ({
      slug,
      label: labelIn(lang, labels),
      count: facets?.categories[slug] ?? 0,
    }))
    .filter(({ slug, count }) => count > 0 || slug === filters.category)
    .toSorted((a, b) => b.count - a.count)
}

function subjectOf(userId: string, { q }: SellerFilters) {
  return q === ''
    ? ({ searchType: 'user', search: userId } as const)
    : ({ searchType: 'search', search: q, ownerId: userId } as const)
}
