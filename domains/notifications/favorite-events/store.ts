import type { Db } from '../../deps.ts'

export interface FavoriteEvent {
  readonly advertId: number
  readonly event: 'sold' | 'reserved'
  /** Null if it was sold elsewhere. */
  readonly buyerId: number | null
}

export async function insertFavoriteEvent(sql: Db, event: FavoriteEvent): Promise<void> {
  await sql`insert into favorite_events ${sql({ ...event })}`
}

/**
 * Takes the oldest sales and reservations and notifies everybody with the advert among their favourites, except its
 * owner and buyer. One that was taken back meanwhile is told to nobody. Returns the number taken.
 */
export async function insertFavoriteNotifications(
  sql: Db,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`
    with taken as materialized (
      delete from favorite_events where id = any (array(
        select id from favorite_events order by id limit ${most} for update skip locked))
      returning id, advert_id, event, buyer_id
    ),
    newest as (
      select distinct on (advert_id) advert_id, event, buyer_id from taken order by advert_id, id desc
    ),
    notified as (
      insert into notifications (user_id, kind, advert_id, event, created_at)
      select f.user_id, 'sold', t.advert_id, t.event, ${now}
      from newest t
      join adverts a on a.id = t.advert_id and a.is_public and a.is_owner_active
        and case t.event when 'sold' then a.status = 'archived' and a.sold_at is not null
          else a.status = 'active' and a.reserved_until > ${now} end
      join favorites f on f.advert_id = t.advert_id and f.user_id <> a.owner_id and f.user_id is distinct from t.buyer_id
      order by f.user_id, t.advert_id
      on conflict (user_id, kind, advert_id) where not is_read and kind in ('hidden', 'sold')
      do update set event = excluded.event, created_at = excluded.created_at, is_planned = false
    )
    select count(*)::int as taken from taken`
  return row?.taken ?? 0
}
