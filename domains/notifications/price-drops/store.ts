import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import type { PriceDrop } from '../store.ts'

/**
 * Takes the oldest price drops and notifies everybody with the advert among their favourites, except its owner. Skips
 * drops locked by other workers, and adverts that are locked or under review. Returns the number of drops taken.
 */
export async function insertPriceDropNotifications(
  sql: Db,
  { most, now, mailAt }: { most: number; now: Date; mailAt: Date },
): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`
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
    ),
    mails as (
      insert into price_mails (user_id, due_at)
      select distinct u.id, ${mailAt}::timestamptz
      from notified join users u on u.id = notified.user_id and u.email is not null and u.wants_price_alerts
      order by u.id
      on conflict do nothing
    )
    select count(*)::int as taken from taken`
  return row?.taken ?? 0
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

/** A due mail of price drops, whose notifications are already marked as mailed. */
export interface DuePriceMail {
  readonly userId: number
  readonly username: string
  /** Null: there is no recipient. */
  readonly email: string | null
  readonly language: Lang
  /** Ids of notifications. */
  readonly notified: number[]
  /** Newest drop first; only adverts whose price is still the one notified. */
  readonly adverts: DroppedAdvert[]
}

/** Claims the oldest due mail before it is sent, so that it is sent at most once. Null if none is due. */
export async function takeDuePriceMail(sql: Db, now: Date): Promise<DuePriceMail | null> {
  const [mail] = await sql<DuePriceMail[]>`
    with due as materialized (
      delete from price_mails where user_id = any (array(
        select user_id from price_mails where due_at <= ${now} order by due_at limit 1 for update skip locked))
      returning user_id
    ),
    notified as (
      update notifications set is_mailed = true
      where user_id in (select user_id from due) and kind = 'price' and not is_mailed
      returning *
    )
    select u.id as user_id, u.username, u.language,
      case when u.status = 'active' and u.wants_price_alerts then u.email end as email,
      coalesce((select array_agg(id) from notified), '{}') as notified,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'titleRo', a.title_ro, 'titleRu', a.title_ru, 'titleEn', a.title_en,
          'language', a.language, 'before', t.price_before, 'now', t.price_now, 'currency', t.currency) order by t.id desc)
        from notified t
        join adverts a on a.id = t.advert_id and (a.price, a.currency) = (t.price_now, t.currency)
        join ad_index i on i.advert_id = a.id
        where not t.is_read), '[]') as adverts
    from due
    join users u on u.id = due.user_id`
  return mail ?? null
}

/** Reschedules a mail that was certainly not sent. */
export async function putBackPriceMail(
  sql: Db,
  { userId, notified }: Pick<DuePriceMail, 'userId' | 'notified'>,
  dueAt: Date,
): Promise<void> {
  await sql`
    insert into price_mails (user_id, due_at)
    select id, ${dueAt}::timestamptz from users where id = ${userId} and wants_price_alerts
    on conflict do nothing`
  await sql`update notifications set is_mailed = false where id = any (${notified})`
}

/** Deletes old notifications, read or not. */
export async function deleteOldNotifications(sql: Db, before: Date): Promise<void> {
  await sql`delete from notifications where created_at < ${before}`
}
