import type { Db } from '../../deps.ts'

/** SQL: ids of the favourites of the account with this id, newest first, as an array. */
export function favoriteIds(sql: Db, userId: ReturnType<Db>) {
  return sql`
    array(
      select f.advert_id
      from favorites f
      join adverts a on a.id = f.advert_id
      where f.user_id = ${userId} and a.status <> 'deleted' and a.is_owner_active
      order by f.created_at desc, f.advert_id desc)`
}
