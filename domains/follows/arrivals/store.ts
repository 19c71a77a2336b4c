import type { Db } from '../../deps.ts'
import { isBlocked } from '../store.ts'

/** New adverts of a seller for one follower. */
export interface FollowedCount {
  readonly userId: number
  readonly sellerId: number
  readonly count: number
}

/**
 * Takes the oldest new adverts of followed sellers and counts them for each follower who followed before. Skips
 * adverts locked by other workers, and those that are locked or under review. Returns the number of adverts taken too.
 */
export async function takeArrivals(
  sql: Db,
  most: number,
): Promise<{ taken: number; found: FollowedCount[] }> {
  const [row] = await sql<{ taken: number; found: FollowedCount[] }[]>`
    with taken as materialized (
      delete from followed_arrivals where id = any (array(
        select q.id from followed_arrivals q
        join adverts a on a.id = q.advert_id
        where a.status <> 'review'
        order by q.id
        limit ${most}
        for update of q skip locked
        for key share of a skip locked))
      returning id, advert_id
    ),
    found as (
      select f.user_id, f.seller_id, count(*) as n
      from taken t
      join ad_index i on i.advert_id = t.advert_id
      join follows f on f.seller_id = i.owner_id and f.follow_order < t.id
      where not ${isBlocked(sql, sql`f.user_id`, sql`f.seller_id`)}
      group by f.user_id, f.seller_id
    )
    select (select count(*)::int from taken) as taken,
      (select coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'sellerId', seller_id, 'count', n)
        order by user_id, seller_id), '[]') from found) as found`
  return row ?? { taken: 0, found: [] }
}
