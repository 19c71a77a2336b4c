import type { Db } from '../../deps.ts'

/** So many adverts came into a search. */
export interface Found {
  readonly id: number
  readonly count: number
}

/** Where nobody has saved a search, nobody waits for what arrives. */
export async function deleteArrivalsForNobody(sql: Db): Promise<void> {
  await sql`delete from advert_arrivals where not exists (select 1 from saved_searches)`
}

/**
 * Takes the oldest arrivals and writes down each search that one of them is new in; another worker's are passed by,
 * and so are adverts that somebody works on at this moment or has to look at first. An advert that was public before
 * is new in a search when it did not meet it then. Gives how many were taken, and what was found.
 */
export async function insertHits(
  sql: Db,
  { most, now }: { most: number; now: Date },
): Promise<{ taken: number; found: Found[] }> {
  const [row] = await sql<{ taken: number; found: Found[] }[]>`
    with taken as materialized (${takeArrivals(sql, most)}),
    met as materialized (${listMet(sql)}),
    cache as materialized (
      -- A search that its owner deletes at this moment is waited for, and then not there.
      select id, frequency from saved_searches where id in (select id from met) order by id for key share
    ),
    added as (
      insert into saved_search_hits (saved_search_id, advert_id, found_at, is_mailed)
      select id, advert_id, ${now}, frequency = 'never' from met join cache using (id) order by id, advert_id
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

/** From the lexemes of an advert to the searches that one of them anchors; their whole condition decides. */
function listMet(sql: Db) {
  return sql`
    with arrived as materialized (
      -- Put together anew, the vector is unpacked once and not for every search.
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

/** Sets when what waits is mailed, where something waits and nothing is set. Locks in one order, as all workers do. */
export async function updateDueOf(
  sql: Db,
  ids: readonly number[],
  due: { now: Date; pauseMinutes: number; daily: Date; weekly: Date },
): Promise<void> {
  await sql`
    with locked as (
      select id from saved_searches
      where id = any (${[...ids]}) and mail_due_at is null and frequency <> 'never'
      order by id
      for no key update
    )
    update saved_searches s
    set mail_due_at = case s.frequency
      when 'daily' then ${due.daily}::timestamptz
      when 'weekly' then ${due.weekly}::timestamptz
      else greatest(${due.now}::timestamptz, s.sent_at + make_interval(mins => ${due.pauseMinutes})) end
    from locked
    where s.id = locked.id and s.mail_due_at is null`
}

/** What nobody has to be kept from hearing twice any more. */
export async function deleteOldHits(sql: Db, before: Date): Promise<void> {
  await sql`
    delete from saved_search_hits h
    where h.found_at < ${before} and not exists (select 1 from ad_index i where i.advert_id = h.advert_id)`
}
