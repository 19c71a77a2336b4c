import type { PayloadOf } from '#contract/call.ts'
import type { savedSearchCalls } from '#contract/saved-searches.ts'
import { listInput, type Scope } from '../../lib/lists/advert-list.ts'
import { filterQuery, readFilters, type Filters } from '../../lib/filters/filters.ts'

interface SavedList {
  readonly scope: Scope
  readonly filters: Filters
}

/**
 * Canonical address of a list for saving: first page, without map view and order, which do not belong to the search.
 */
export function savedAddress(pathname: string, filters: Filters): string {
  const path = pathname.replace(/\/\d+$/, '').replace(/\/$/, '')
  return path + filterQuery({ ...filters, view: '', box: '', sort: 'none' })
}

/** Parses a saved address to a list; null when it is not one. */
export function savedList(address: string): SavedList | null {
  if (!/^\/(search|category\/[a-z0-9-]+(\/[a-z0-9-]+)?)(\?|$)/.test(address)) return null
  const { pathname, searchParams } = new URL(address, 'http://list')
  const [, , category, subcategory] = pathname.split('/')
  const filters = readFilters(searchParams)
  if (subcategory) return { scope: { searchType: 'subcategory', search: subcategory }, filters }
  if (category) return { scope: { searchType: 'category', search: category }, filters }
  const { q } = filters
  return { scope: { searchType: q ? 'search' : 'all', search: q }, filters }
}

/** Input of the call that saves a search; null when the address is not a list. */
export function savedInput(
  address: string,
): Omit<PayloadOf<typeof savedSearchCalls.saveSearch>, 'name'> | null {
  const list = savedList(address)
  return list && { ...listInput(list.scope, list.filters), address }
}
