import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/**
 * Places of `counts` (by id) that are nearest to a point, or to a place or district given by its slug. Sectors of a city
 * are only shown to who is in it: from elsewhere the city is near.
 */
export async function listNearPlaces(
  sql: Db,
  from: string | { readonly latitude: number; readonly longitude: number },
  { counts, limit }: { counts: Readonly<Record<string, number>>; limit: number },
): Promise<{ slug: string; labels: Labels; count: number; kilometres: number }[]> {
  const point =
    typeof from === 'string'
      ? sql`select latitude, longitude, coalesce(parent_id, id) as city_id from places where slug = ${from}
          union all select latitude, longitude, null from districts where slug = ${from}`
      : sql`select here.*, (
            select id from places p where parent_id is null order by (p.latitude - here.latitude) ^ 2
              + ((p.longitude - here.longitude) * cos(radians(p.latitude))) ^ 2 limit 1) as city_id
          from (select ${from.latitude}::float8 as latitude, ${from.longitude}::float8 as longitude) here`
  return sql`
    select p.slug, place_labels(p) as labels, c.value::int as count,
      round(sqrt(((p.latitude - point.latitude) * 111.32) ^ 2
        + ((p.longitude - point.longitude) * 111.32 * cos(radians(point.latitude))) ^ 2))::float8 as kilometres
    from (${point}) point, jsonb_each_text(${sql.json({ ...counts })}) c
    join places p on p.id = c.key::int
    where p.parent_id is null or p.parent_id = point.city_id
    order by kilometres, count desc
    limit ${limit}`
}
