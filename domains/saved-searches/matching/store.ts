import { nextChannelMinutes } from '#contract/limits.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Db } from '../../deps.ts'
import type { Mailed } from '../mails/queue.ts'

/** Number of new adverts in a search. */
export interface SearchCount {
  readonly id: number
  readonly count: number
}

/** Without saved searches arrivals are not needed. */
export async function deleteArrivalsForNobody(sql: Db): Promise<void> {
  await sql`delete from advert_arrivals where not exists (select 1 from saved_searches)`
}

/**
 * Takes the oldest arrivals and inserts a hit for each search that an advert newly matches. Skips arrivals locked by
 * other workers, and adverts that are locked or under review. A changed advert is new in a search that it did not match
 * before. Returns the number of arrivals taken, and the searches found.
 */
export async function insertHits(
  sql: Db,
  { most, now }: { most: number; now: Date },
): Promise<{ taken: number; found: SearchCount[] }> {
  const [row] = await sql<{ taken: number; found: SearchCount[] }[]>`
    with taken as materialized (${takeArrivals(sql, most)}),
    matches as materialized (${findMatches(sql)}),
    notified as materialized (
      -- Waits for a concurrent deletion of a search, which is then absent.
      select id, frequency from saved_searches where id in (select id from matches) order by id for key share
    ),
    added as (
      insert into saved_search_hits (saved_search_id, advert_id, found_at, is_mailed)
      select id, advert_id, ${now}, frequency = 'never' from matches join notified using (id) order by id, advert_id
      on conflict do nothing
      returning saved_search_id
    )
    select (select count(*)::int from taken) as taken,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'count', n) order by id), '[]')
        from (select saved_search_id as id, count(*) as n from added group by 1) found) as found`
  return row ?? { taken: 0, found: [] }
}

function takeArrivals(sql: Db, most: number) {
  return sql`
    delete from advert_arrivals where id = any (array(
      select q.id from advert_arrivals q
      join adverts a on a.id = q.advert_id
      where a.status <> 'review'
      order by q.id
      limit ${most}
      for update of q skip locked
      for key share of a skip locked))
    returning id, advert_id, before`
}

/** Finds candidate searches by the anchors among an advert's lexemes, then evaluates their whole condition. */
function findMatches(sql: Db) {
  return sql`
    with arrived as materialized (
      -- The concatenation detoasts the vector once instead of once per search.
      select t.id, t.advert_id, t.before is null as is_new, was, i, i.tsv || ''::tsvector as tsv
      from taken t
      join ad_index i on i.advert_id = t.advert_id
      cross join lateral jsonb_populate_record(null::ad_index, t.before) was
    ),
    candidates as materialized (
      select distinct a.id, c.saved_search_id
      from arrived a
      cross join lateral unnest(tsvector_to_array(a.tsv)) l (lexeme)
      join saved_search_anchors c on c.lexeme = l.lexeme
    )
    select distinct s.id, a.advert_id
    from candidates c
    join arrived a on a.id = c.id
    join saved_searches s on s.id = c.saved_search_id
    where s.saved_order < a.id and s.user_id <> (a.i).owner_id
      and a.tsv @@ s.query and within_limits(a.i, s.limits)
      and (a.is_new or not ((a.was).tsv @@ s.query and within_limits(a.was, s.limits)))`
}

/** Searches whose owners are mailed, in id order, against deadlocks. */
export async function listMailed(
  sql: Db,
  ids: readonly number[],
): Promise<(Mailed & { delayMs: number })[]> {
  return sql<(Mailed & { delayMs: number })[]>`
    select s.id, s.user_id, s.frequency, s.sent_at, ${mailDelay(sql)} as delay_ms
    from saved_searches s
    where s.id = any (${[...ids]}) and s.frequency <> 'never'
    order by s.id`
}

/** SQL: how long the mail waits for what faster channels tell the owner of `s`, ms. */
function mailDelay(sql: Db) {
  return sql`${nextChannelMinutes * minuteMs}
    * (exists (select 1 from push_subscriptions p where p.user_id = s.user_id)::int
      + exists (select 1 from telegram_chats t where t.user_id = s.user_id)::int)`
}

/** Hits that are no longer needed to prevent duplicate notifications. */
export async function deleteOldHits(sql: Db, before: Date): Promise<void> {
  await sql`
    delete from saved_search_hits h
    where h.found_at < ${before} and not exists (select 1 from ad_index i where i.advert_id = h.advert_id)`
}
