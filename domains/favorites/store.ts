import type { Db } from '../deps.ts'

export async function listFavorites(sql: Db, userId: number): Promise<number[]> {
  const rows = await sql<{ advertId: number }[]>`
    select f.advert_id
    from favorites f
    join adverts a on a.id = f.advert_id
    where f.user_id = ${userId} and a.status <> 'deleted' and a.is_owner_active
    order by f.created_at desc, f.advert_id desc`
  return rows.map(({ advertId }) => advertId)
}

/** False if there is no such public advert. */
export async function insertFavorite(sql: Db, userId: number, advertId: number): Promise<boolean> {
  const [advert] = await sql`
    with advert as (select advert_id from ad_index where advert_id = ${advertId}),
    added as (
      insert into favorites (user_id, advert_id)
      select ${userId}, advert_id from advert
      on conflict do nothing
    )
    select advert_id from advert`
  return advert !== undefined
}

export async function deleteFavorite(sql: Db, userId: number, advertId: number): Promise<void> {
  await sql`delete from favorites where user_id = ${userId} and advert_id = ${advertId}`
}
