import { favoriteCalls } from '#contract/favorites.ts'
import type { Deps } from '../deps.ts'
import { implement, type User } from '../implement.ts'
import { addFavorite, favoritesOf, removeFavorite } from './service.ts'

export const favoriteHandlers = implement(favoriteCalls, {
  list: async ({ deps, user }) => favorites(deps, user),
  add: async ({ deps, user, input }) => {
    await addFavorite(deps, user, input.advID)
    return favorites(deps, user)
  },
  remove: async ({ deps, user, input }) => {
    await removeFavorite(deps, user, input.advID)
    return favorites(deps, user)
  },
})

async function favorites(deps: Deps, user: User): Promise<{ items: string[] }> {
  return { items: (await favoritesOf(deps, user)).map(String) }
}
