import { favoritesOfUser } from '#contract/limits.ts'
import type { Db } from '../deps.ts'
import { favoriteIds } from '../lib/sql/favorite-ids.ts'

export async function listFavorites(sql: Db, userId: number): Promise<number[]> {
  const [found] = await sql<{ ids: number[] }[]>`
    select ${favoriteIds(sql, sql`${userId}::int`)} as ids`
  return found?.ids ?? []
}

/**
 * Inserts nothing if there is no such public advert, or if the user has as many favourites as allowed. Concurrent
 * inserts can exceed that by their number.
 */
export async function insertFavorite(
  sql: Db,
  userId: number,
  advertId: number,
): Promise<'marked' | 'missing' | 'full'> {
  const [advert] = await sql<{ isFull: boolean }[]>`
    with advert as (
      select a.id, a.price, a.currency from ad_index i join adverts a on a.id = i.advert_id where i.advert_id = ${advertId}
    ),
    held as (
      select count(*) >= ${favoritesOfUser} as is_full, coalesce(bool_or(advert_id = ${advertId}), false) as has_advert
      from favorites where user_id = ${userId}
    ),
    added as (
      insert into favorites (user_id, advert_id, price, currency)
      select ${userId}, advert.id, advert.price, advert.currency from advert, held where not held.is_full
      on conflict do nothing
    )
    select held.is_full and not held.has_advert as is_full from advert, held`
  if (!advert) return 'missing'
  return advert.isFull ? 'full' : 'marked'
}

export async function deleteFavorite(sql: Db, userId: number, advertId: number): Promise<void> {
  await sql`delete from favorites where user_id = ${userId} and advert_id = ${advertId}`
}
