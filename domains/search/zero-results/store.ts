import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** Places of `counts` (by id) that are nearest to a point, or to a place or district given by its slug. */
export async function listNearPlaces(
  sql: Db,
  from: string | { readonly latitude: number; readonly longitude: number },
  { counts, limit }: { counts: Readonly<Record<string, number>>; limit: number },
): Promise<{ slug: string; labels: Labels; count: number; kilometres: number }[]> {
  const point =
    typeof from === 'string'
      ? sql`select latitude, longitude from places where slug = ${from}
          union all select latitude, longitude from districts where slug = ${from}`
      : sql`select ${from.latitude}::float8 as latitude, ${from.longitude}::float8 as longitude`
  return sql`
    select p.slug, jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en) as labels, c.value::int as count,
      round(sqrt(((p.latitude - point.latitude) * 111.32) ^ 2
        + ((p.longitude - point.longitude) * 111.32 * cos(radians(point.latitude))) ^ 2))::float8 as kilometres
    from (${point}) point, jsonb_each_text(${sql.json({ ...counts })}) c
    join places p on p.id = c.key::int
    order by kilometres, count desc
    limit ${limit}`
}
