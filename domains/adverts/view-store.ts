import type { Db } from '../deps.ts'

export interface View {
  readonly advertId: number
  readonly visitor: string
  /** Of Chișinău, YYYY-MM-DD. */
  readonly day: string
}

/** Counts those views that are not counted yet, all in one statement. Gives the totals by advert. */
export async function countViews(sql: Db, views: readonly View[]): Promise<Map<number, number>> {
  const rows = await sql<{ advertId: number; views: number }[]>`
    with given as (
      select distinct * from unnest(${views.map(({ advertId }) => advertId)}::int[],
        ${views.map(({ day }) => day)}::date[], ${views.map(({ visitor }) => visitor)}::text[])
        as view (advert_id, day, visitor)
    ), marked as (
      insert into advert_view_marks (advert_id, day, visitor)
      select advert_id, day, visitor from given order by advert_id, day, visitor
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
