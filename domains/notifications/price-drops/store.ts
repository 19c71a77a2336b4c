import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import type { PriceDrop } from '../store.ts'

/**
 * Takes the oldest price drops and notifies everybody with the advert among their favourites, except its owner. Skips
 * drops locked by other workers, and adverts that are locked or under review. Returns the number of drops taken, and the
 * users who want a mail.
 */
export async function insertPriceDropNotifications(
  sql: Db,
  { most, now }: { most: number; now: Date },
): Promise<{ taken: number; mailed: number[] }> {
  const [row] = await sql<{ taken: number; mailed: number[] }[]>`
    with taken as materialized (${takeDrops(sql, most)}),
    newest as (
      select distinct on (advert_id) advert_id, price_now, currency from taken order by advert_id, id desc
    ),
    dropped as (
      select n.advert_id, n.price_now, n.currency, i.owner_id,
        (select max(t.price_before) from taken t where t.advert_id = n.advert_id and t.currency = n.currency) as price_before
      from newest n
      join ad_index i on i.advert_id = n.advert_id
      join adverts a on a.id = n.advert_id and (a.price, a.currency) = (n.price_now, n.currency)
    ),
    notified as (
      insert into notifications as n (user_id, kind, advert_id, price_before, price_now, currency, created_at)
      select v.user_id, 'price', l.advert_id, l.price_before, l.price_now, l.currency, ${now}
      from dropped l
      join favorites v on v.advert_id = l.advert_id and v.user_id <> l.owner_id
      order by v.user_id, l.advert_id
      on conflict (user_id, advert_id) where not is_read and kind = 'price'
      do update set
        price_before = case when n.currency = excluded.currency then greatest(n.price_before, excluded.price_before)
          else excluded.price_before end,
        price_now = excluded.price_now, currency = excluded.currency, created_at = excluded.created_at, is_mailed = false
      returning user_id
    )
    select (select count(*)::int from taken) as taken,
      array(select distinct u.id
        from notified join users u on u.id = notified.user_id and u.email is not null and u.wants_price_alerts
        order by u.id) as mailed`
  return row ?? { taken: 0, mailed: [] }
}

function takeDrops(sql: Db, most: number) {
  return sql`
    delete from price_drops where id = any (array(
      select d.id from price_drops d
      join adverts a on a.id = d.advert_id
      where a.status <> 'review'
      order by d.id
      limit ${most}
      for update of d skip locked
      for key share of a skip locked))
    returning id, advert_id, price_before, price_now, currency`
}

export interface DroppedAdvert extends PriceDrop {
  readonly id: number
  readonly titleRo: string
  readonly titleRu: string
  readonly titleEn: string
  readonly language: Lang
}

/** What the mail of price drops says. */
export interface PriceMail {
  readonly userId: number
  /** Greets the person; empty: none is given. */
  readonly fullName: string
  readonly email: string
  readonly language: Lang
  /** Ids of notifications, of which some are no news any more. */
  readonly notified: number[]
  /** Newest drop first; only adverts whose price is still the one notified. */
  readonly adverts: DroppedAdvert[]
}

/** Null where there is no recipient. */
export async function findPriceMail(sql: Db, userId: number): Promise<PriceMail | null> {
  const [mail] = await sql<PriceMail[]>`
    with notified as (
      select * from notifications where user_id = ${userId} and kind = 'price' and not is_mailed
    )
    select u.id as user_id, u.full_name, u.language, u.email, array(select id from notified) as notified,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'titleRo', a.title_ro, 'titleRu', a.title_ru, 'titleEn', a.title_en,
          'language', a.language, 'before', t.price_before, 'now', t.price_now, 'currency', t.currency) order by t.id desc)
        from notified t
        join adverts a on a.id = t.advert_id and (a.price, a.currency) = (t.price_now, t.currency)
        join ad_index i on i.advert_id = a.id
        where not t.is_read), '[]') as adverts
    from users u
    where u.id = ${userId} and u.status = 'active' and u.wants_price_alerts and u.email is not null`
  return mail ?? null
}

/** Marks notifications that were mailed, unless the price has fallen again meanwhile. */
export async function markMailed(sql: Db, ids: readonly number[], readAt: Date): Promise<void> {
  await sql`
    update notifications set is_mailed = true where id = any (${[...ids]}) and created_at <= ${readAt}`
}

/** Deletes old notifications, read or not. */
export async function deleteOldNotifications(sql: Db, before: Date): Promise<void> {
  await sql`delete from notifications where created_at < ${before}`
}
