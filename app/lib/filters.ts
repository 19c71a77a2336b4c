import { sortOptions, type SortOption } from '#contract/adverts.ts'
import { queryLength } from '#contract/limits.ts'

/** What a list is narrowed and ordered by, as the address carries it. Empty: not narrowed. */
export interface Filters {
  readonly q: string
  /** Slug of a place or a district; whatever else stood in the address is looked up by name. */
  readonly l: string
  /** Slug of a category or a subcategory. */
  readonly category: string
  /** In lei. */
  readonly priceMin: string
  readonly priceMax: string
  readonly sort: SortOption
}

const pricePattern = /^\d{1,12}([.,]\d{1,2})?$/

/** Reads filters from an address or a sent form. What cannot be a filter is ignored, prices the wrong way round are swapped. */
export function readFilters(query: URLSearchParams): Filters {
  const text = (name: string): string => query.get(name)?.trim() ?? ''
  const prices = [price(text('priceMin')), price(text('priceMax'))] as const
  const [priceMin, priceMax] = areSwapped(...prices) ? prices.toReversed() : prices
  const category = text('category')
  return {
    q: text('q').slice(0, queryLength),
    l: text('l').slice(0, 80),
    category: /^[a-z0-9-]{1,80}$/.test(category) ? category : '',
    priceMin: priceMin ?? '',
    priceMax: priceMax ?? '',
    sort: sortOptions.find((option) => option === text('sort')) ?? 'none',
  }
}

/** The query of an address with these filters: "?q=…&sort=…", empty when there are none. */
export function filterQuery(filters: Partial<Filters>, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value && value !== 'none') query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Without price, sort and place; what was searched for, and where among the categories, stays. */
export function clearedFilters({ q, category }: Filters): Partial<Filters> {
  return { q, category }
}

function price(text: string): string {
  const digits = text.replaceAll(/\s/g, '')
  return pricePattern.test(digits) ? digits : ''
}

function areSwapped(min: string, max: string): boolean {
  return min !== '' && max !== '' && amount(min) > amount(max)
}

function amount(text: string): number {
  return Number(text.replace(',', '.'))
}
