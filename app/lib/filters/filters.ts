import { sellerTypes } from '#contract/rules/list-filters.ts'
import { isAttributeSort, sortOptions, type ListSort } from '#contract/rules/list-sort.ts'
import { attributeFiltersMax, maxRadiusKm, placesAtOnce, queryLength } from '#contract/limits.ts'
import { readPrice, type ReadPrice } from '#contract/rules/money/price.ts'

/**
 * Filters and order of a list, as in the address. Empty: not filtered. True is "1". Attributes of the subcategory
 * appear in the address as `a_year=2010-2015`, `a_fuel=diesel,petrol`.
 */
export interface Filters {
  readonly q: string
  /** Comma-separated slugs of places and districts; other text is looked up by name. */
  readonly l: string
  /** A point instead of a place, "47.02,28.83". */
  readonly near: string
  /** Radius in km around the point or each of the places. */
  readonly radius: string
  /** Map section of the list, "south,west,north,east" in degrees. */
  readonly box: string
  /** Slug of a category or subcategory. */
  readonly category: string
  readonly priceMin: string
  readonly priceMax: string
  /** Currency of the two prices; empty: MDL. */
  readonly currency: '' | 'EUR' | 'USD'
  readonly seller: '' | (typeof sellerTypes)[number]
  readonly photo: Yes
  readonly negotiable: Yes
  readonly free: Yes
  readonly exchange: Yes
  /** In days since publication. */
  readonly period: string
  /** Also matches adverts that only mention the words or are related to them. */
  readonly wide: Yes
  /** Searches the words without correction. */
  readonly exact: Yes
  readonly sort: ListSort
  readonly view: '' | 'map'
  /** By key: "diesel,petrol", "2010-2015", "2010-", "1". */
  readonly attributes: Readonly<Record<string, string>>
}
type Yes = '' | '1'

const attributePrefix = 'a_'
const pointPattern = /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/
const boxPattern = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/
const longestPeriod = 365

/** Reads filters from an address or a submitted form. Ignores invalid values; swaps reversed prices. */
export function readFilters(query: URLSearchParams): Filters {
  const text = (name: string): string => query.getAll(name).join(',').trim()
  const oneOf = <T extends string>(name: string, options: readonly T[]): T | undefined =>
    options.find((option) => option === text(name))
  const matching = (name: string, pattern: RegExp): string =>
    pattern.test(text(name)) ? text(name) : ''
  const yes = (name: string): Yes => (['1', 'on', 'true'].includes(text(name)) ? '1' : '')
  const chosen = oneOf('currency', ['EUR', 'USD'] as const) ?? ''
  const upTo = (name: string, max: number): string => {
    const number = matching(name, /^[1-9]\d{0,2}$/)
    return Number(number) <= max ? number : ''
  }
  const near = matching('near', pointPattern)
  const places = near ? [] : listOf(text('l')).slice(0, placesAtOnce)
  return {
    q: text('q').slice(0, queryLength),
    l: places.join(',').slice(0, 400),
    near,
    // A radius needs a centre.
    radius: near || places.length > 0 ? upTo('radius', maxRadiusKm) : '',
    box: matching('box', boxPattern),
    category: matching('category', /^[a-z0-9-]{1,80}$/),
    ...typedPrices(readPrice(text('priceMin')), readPrice(text('priceMax')), chosen),
    seller: oneOf('seller', sellerTypes) ?? '',
    photo: yes('photo'),
    negotiable: yes('negotiable'),
    free: yes('free'),
    exchange: yes('exchange'),
    period: upTo('period', longestPeriod),
    wide: yes('wide'),
    exact: yes('exact'),
    sort: oneOf('sort', sortOptions) ?? attributeSort(text('sort')),
    view: oneOf('view', ['map'] as const) ?? '',
    attributes: readAttributes(query),
  }
}

function attributeSort(text: string): ListSort {
  return isAttributeSort(text) ? text : 'none'
}

/** Serialises filters as a query: "?q=…&sort=…", empty when there are none. */
export function filterQuery({ attributes = {}, ...filters }: Partial<Filters>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value && value !== 'none') query.set(name, value)
  for (const [key, value] of Object.entries(attributes))
    if (value) query.set(attributePrefix + key, value)
  // Commas stay readable; they need no escaping in a query.
  return query.size > 0 ? `?${query}`.replaceAll('%2C', ',') : ''
}

/** Clears all filters and the order; keeps the search words and the category. */
export function clearedFilters({ q, category, wide, exact, view }: Filters): Partial<Filters> {
  return { q, category, wide, exact, view }
}

/** Splits a comma-separated list. */
export function listOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim())
  return [...new Set(parts.filter(Boolean))]
}

/** Ends of a range, "2010-2015"; either may be empty. */
export function rangeOf(text: string): { readonly from: string; readonly to: string } {
  const [, from = '', to = ''] = /^(\d*(?:\.\d+)?)-(\d*(?:\.\d+)?)$/.exec(text) ?? []
  return { from, to }
}

/** Returns the range in ascending order; empty when invalid. */
export function orderedRange(text: string): string {
  const { from, to } = rangeOf(text)
  if (from && to && Number(from) > Number(to)) return `${to}-${from}`
  return from || to ? `${from}-${to}` : ''
}

/** A form submits the ends of a range as `a_year.from` and `a_year.to`, and multiple values as repeated parameters. */
function readAttributes(query: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of new Set(query.keys())) {
    const [, key, end] = /^a_([a-z][a-z0-9_]{0,39})(?:\.(from|to))?$/.exec(name) ?? []
    if (!key) continue
    // Sorted: options stand in an order of their own, and one choice has one address.
    const values = (): string => listOf(query.getAll(name).join(',')).toSorted().join(',')
    const value = end ? typedRange(query, key) : values()
    if (value) found[key] = value.slice(0, 300)
    if (Object.keys(found).length === attributeFiltersMax) break
  }
  return found
}

function typedRange(query: URLSearchParams, key: string): string {
  const [from = '', to = ''] = ['from', 'to'].map((end) => {
    const text = (query.get(`${attributePrefix}${key}.${end}`) ?? '').replaceAll(/\s/g, '')
    return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? text.replace(',', '.') : ''
  })
  return orderedRange(`${from}-${to}`)
}

/**
 * Parses the two ends as digits, in ascending order; drops invalid prices. A currency typed with a price overrides the
 * selected one.
 */
function typedPrices(
  min: ReadPrice | null,
  max: ReadPrice | null,
  chosen: Filters['currency'],
): Pick<Filters, 'priceMin' | 'priceMax' | 'currency'> {
  const [from, to] = min && max && min.amount > max.amount ? [max, min] : [min, max]
  const typed = min?.currency ?? max?.currency ?? chosen
  return {
    priceMin: from ? String(from.amount) : '',
    priceMax: to ? String(to.amount) : '',
    currency: typed === 'MDL' ? '' : typed,
  }
}
