import type { Advert } from '#contract/adverts/adverts.ts'
import type { Favorite, FavoriteSort } from '#contract/favorites.ts'
import { Refusal } from '#contract/refusals.ts'
import { advertCards } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { requireOwnList } from '../lists/service.ts'
import {
  countFavorites,
  listFavoriteIds,
  listStoredFavorites,
  updateNote,
  type StoredFavorite,
} from './store.ts'

interface AskedFavorites {
  readonly listId: number | null
  readonly sort: FavoriteSort
  readonly start: number
  readonly size: number
}

/**
 * A page of own favourites, also of adverts that are gone, and their number. Refuses a list of another user as
 * nonexistent.
 */
export async function ownFavorites(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
  { listId, ...page }: AskedFavorites,
): Promise<{ items: Favorite[]; count: number }> {
  if (listId !== null) await requireOwnList(deps.sql, user.id, listId)
  const filter = { userId: user.id, listId }
  const [ids, count] = await Promise.all([
    listFavoriteIds(deps.sql, filter, page),
    countFavorites(deps.sql, filter),
  ])
  const [stored, cards] = await Promise.all([
    listStoredFavorites(deps.sql, user.id, ids),
    advertCards(deps, ids),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const items = stored.map((favorite) =>
    presentFavorite(favorite, byId.get(String(favorite.advertId)) ?? null),
  )
  return { items, count }
}

function presentFavorite(stored: StoredFavorite, advert: Advert | null): Favorite {
  const { advertId, state, titleRo: ro, titleRu: ru, titleEn: en, createdAt, ...rest } = stored
  const { price, currency, ...shown } = rest
  return {
    ...shown,
    advertId: String(advertId),
    // Hidden in the moment between the two queries.
    state: state === 'active' && !advert ? 'hidden' : state,
    advert: state === 'active' ? advert : null,
    titles: { ro, ru, en },
    addedAt: createdAt.toISOString(),
    priceThen: price === null || currency === null ? null : { price, currency },
  }
}

/** Writes a note on an own favourite; an empty one removes it. Refuses an advert that is no favourite. */
export async function setNote(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  advertId: number,
  note: string,
): Promise<void> {
  if (!(await updateNote(deps.sql, user.id, advertId, note)))
    throw new Refusal('favorite_not_found')
}
