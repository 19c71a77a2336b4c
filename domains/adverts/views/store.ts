import { hourMs } from '#contract/rules/durations.ts'
import { viewsPerAddress, viewsPerHour } from '#contract/limits.ts'
import type { Db } from '../../deps.ts'

export interface View {
  readonly advertId: number
  readonly visitor: string
  /** Keyed digests of the viewer or its address, and of its network. */
  readonly source: string
  readonly network: string
  /** Chișinău day, YYYY-MM-DD. */
  readonly day: string
  readonly seenAt: Date
}

/**
 * Counts views that are not counted yet, in one statement. Of new visitors from one source, an advert counts the
 * first `viewsPerAddress` per day, then the 8th, 16th, 32nd and so on; none from a source that behaves like a
 * robot. Returns totals by advert.
 */
export async function countViews(sql: Db, views: readonly View[]): Promise<Map<number, number>> {
  const rows = await sql<{ advertId: number; views: number }[]>`
    with given as (
      select distinct on (advert_id, day, visitor) * from unnest(
        ${views.map(({ advertId }) => advertId)}::int[], ${views.map(({ day }) => day)}::date[],
        ${views.map(({ visitor }) => visitor)}::text[], ${views.map(({ source }) => source)}::text[],
        ${views.map(({ network }) => network)}::text[]) as view (advert_id, day, visitor, source, network)
    ), ${numbered(sql, views[0]?.seenAt ?? new Date())}, marked as (
      insert into advert_view_marks (advert_id, day, visitor, network)
      select advert_id, day, visitor, network from numbered
      where nth <= ${viewsPerAddress} or nth & (nth - 1) = 0
      order by advert_id, day, visitor
      on conflict do nothing
      returning advert_id
    ), added as (
      insert into advert_views (advert_id, views)
      select advert_id, count(*) from marked group by advert_id order by advert_id
      on conflict (advert_id) do update set views = advert_views.views + excluded.views
      returning advert_id, views
    )
    select ids.advert_id, coalesce(added.views, before.views, 0) as views
    from (select distinct advert_id from given) ids
    left join added on added.advert_id = ids.advert_id
    left join advert_views before on before.advert_id = ids.advert_id`
  return new Map(rows.map(({ advertId, views: total }) => [advertId, total]))
}

/**
 * New views that are not from robots, each with its index among the visitors of the advert from the same source on
 * that day. Each step reads the previous one, so that rows are always locked in the same order.
 */
function numbered(sql: Db, now: Date) {
  return sql`
    fresh as (
      select given.* from given left join advert_view_marks m using (advert_id, day, visitor)
      where m.advert_id is null
    ), paced as (
      insert into attempts (key, points, expires_at)
      select 'views:' || source, count(*), ${new Date(now.getTime() + hourMs)}
      from fresh group by source order by source
      on conflict (key) do update
        set points = case when attempts.expires_at <= ${now} then 0 else attempts.points end + excluded.points,
            expires_at = case when attempts.expires_at <= ${now} then excluded.expires_at else attempts.expires_at end
      returning key, points
    ), human as (
      select fresh.* from fresh join paced on paced.key = 'views:' || fresh.source
      where paced.points <= ${viewsPerHour}
    ), tried as (
      insert into advert_view_sources (day, advert_id, source, tries)
      select day, advert_id, source, count(*) from human
      group by day, advert_id, source order by day, advert_id, source
      on conflict (day, advert_id, source) do update set tries = advert_view_sources.tries + excluded.tries
      returning day, advert_id, source, tries
    ), numbered as (
      select human.*, tries + 1 - row_number() over (partition by day, advert_id, source) as nth
      from human join tried using (day, advert_id, source)
    )`
}

/** Deletes sources of past days, and networks and visitors of past weeks, which are no longer needed. */
export async function deletePastViewers(sql: Db, today: string): Promise<void> {
  await sql`delete from advert_view_sources where day < ${today}::date`
  await sql`
    update advert_view_marks set network = null, visitor = gen_random_uuid()
    where network is not null and day < ${today}::date - 7`
}
