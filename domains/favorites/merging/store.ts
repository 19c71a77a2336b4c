import type { Db } from '../../deps.ts'

interface Move {
  readonly mergeId: number
  readonly from: number
  readonly to: number
}

/**
 * Favourites of a merged advert become favourites of the kept one, with their notes and lists; who has marked both keeps
 * that of the kept one. As they were, they are held for undoing. Returns their number.
 */
export async function moveFavorites(sql: Db, { mergeId, from, to }: Move): Promise<number> {
  const held = await sql`
    insert into merged_favorites (merge_id, user_id, created_at, price, currency, note, lists, is_moved)
    select ${mergeId}, f.user_id, f.created_at, f.price, f.currency, f.note,
      array(select i.list_id from favorite_list_items i where i.user_id = f.user_id and i.advert_id = ${from}),
      not exists (select from favorites k where k.user_id = f.user_id and k.advert_id = ${to})
    from favorites f where f.advert_id = ${from}
    returning 1`
  await sql`
    insert into favorites (user_id, advert_id, created_at, price, currency, note)
    select user_id, ${to}, created_at, price, currency, note from merged_favorites
    where merge_id = ${mergeId} and is_moved`
  await insertItems(sql, mergeId, to)
  await sql`delete from favorites where advert_id = ${from}`
  return held.length
}

/** Favourites that were moved go back; those whom somebody has removed meanwhile stay removed. */
export async function moveFavoritesBack(sql: Db, { mergeId, from, to }: Move): Promise<void> {
  await sql`
    delete from merged_favorites m
    where merge_id = ${mergeId}
      and not exists (select from favorites f where f.user_id = m.user_id and f.advert_id = ${to})`
  await sql`
    insert into favorites (user_id, advert_id, created_at, price, currency, note)
    select user_id, ${from}, created_at, price, currency, note from merged_favorites
    where merge_id = ${mergeId}
    on conflict do nothing`
  await insertItems(sql, mergeId, from)
  await sql`
    delete from favorites f using merged_favorites m
    where m.merge_id = ${mergeId} and m.is_moved and f.user_id = m.user_id and f.advert_id = ${to}`
  await sql`delete from merged_favorites where merge_id = ${mergeId}`
}

/** Into the lists of each, as far as those are still there. */
async function insertItems(sql: Db, mergeId: number, advertId: number): Promise<void> {
  await sql`
    insert into favorite_list_items (user_id, advert_id, list_id)
    select m.user_id, ${advertId}, l.id
    from merged_favorites m join favorite_lists l on l.user_id = m.user_id and l.id = any (m.lists)
    where m.merge_id = ${mergeId}
    on conflict do nothing`
}
