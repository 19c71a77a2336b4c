import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { deleteFavorite, insertFavorite, listFavorites } from './store.ts'

/** Ids of the user's favourites, newest first. */
export async function favoritesOf(deps: Pick<Deps, 'sql'>, user: User): Promise<number[]> {
  return listFavorites(deps.sql, user.id)
}

/** Adds a favourite; idempotent. Refuses an advert that is not public. */
export async function addFavorite(
  deps: Pick<Deps, 'sql'>,
  user: User,
  advertId: number,
): Promise<void> {
  if (!(await insertFavorite(deps.sql, user.id, advertId))) throw new Refusal('advert_not_found')
}

/** Removes a favourite; idempotent. */
export async function removeFavorite(
  deps: Pick<Deps, 'sql'>,
  user: User,
  advertId: number,
): Promise<void> {
  await deleteFavorite(deps.sql, user.id, advertId)
}
