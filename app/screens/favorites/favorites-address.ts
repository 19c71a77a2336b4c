import type { FavoriteSort } from '#contract/favorites.ts'

interface FavoritesView {
  readonly listId?: number | null
  readonly sort?: FavoriteSort
}

/** Path and query of the own favourites, without the language. */
export function favoritesAddress({ listId = null, sort = 'newest' }: FavoritesView): string {
  const query = new URLSearchParams()
  if (listId !== null) query.set('list', String(listId))
  if (sort !== 'newest') query.set('sort', sort)
  return `/my-favorites${query.size > 0 ? `?${query}` : ''}`
}
