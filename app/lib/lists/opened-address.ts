import type { SavedSearch } from '#contract/saved-searches.ts'

/** Address of the list of a saved search, ordered by newest when it has new adverts. */
export function openedAddress({ address, newCount }: SavedSearch): string {
  if (newCount === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}sort=newest`
}
