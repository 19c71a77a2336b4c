import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { listsOf } from './lists/service.ts'
import { listFavoriteData, type FavoriteData } from './own/store.ts'
import { deleteFavorite, insertFavorite, listFavorites } from './store.ts'

/** Ids of the user's favourites, newest first. */
export async function favoritesOf(deps: Pick<Deps, 'sql'>, user: User): Promise<number[]> {
  return listFavorites(deps.sql, user.id)
}

/** Adds a favourite; idempotent. Refuses an advert that is not public, and more favourites than allowed. */
export async function addFavorite(
  deps: Pick<Deps, 'sql'>,
  user: User,
  advertId: number,
): Promise<void> {
  const outcome = await insertFavorite(deps.sql, user.id, advertId)
  if (outcome === 'missing') throw new Refusal('advert_not_found')
  if (outcome === 'full') throw new Refusal('too_many_favorites')
}

/** Removes a favourite with its note; idempotent. */
export async function removeFavorite(
  deps: Pick<Deps, 'sql'>,
  user: User,
  advertId: number,
): Promise<void> {
  await deleteFavorite(deps.sql, user.id, advertId)
}

/** All favourites of a user with notes, and the lists, for the export of the user's data. */
export async function favoritesDataOf(
  deps: Pick<Deps, 'sql' | 'tokens' | 'publicUrl'>,
  user: Pick<User, 'id'>,
): Promise<{
  readonly favorites: readonly FavoriteData[]
  readonly favoriteLists: Awaited<ReturnType<typeof listsOf>>
}> {
  const [favorites, favoriteLists] = await Promise.all([
    listFavoriteData(deps.sql, user.id),
    listsOf(deps, user),
  ])
  return { favorites, favoriteLists }
}

export { moveFavorites, moveFavoritesBack } from './merging/store.ts'
