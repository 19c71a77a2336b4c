import type { Db } from '../../deps.ts'
import type { Limits, TsQuery } from '../condition.ts'

/** Adverts of one cell: mean position in degrees, number, and the newest advert. */
export interface Cluster {
  readonly latitude: number
  readonly longitude: number
  readonly count: number
  readonly advertId: number
}

/** Groups the newest `sampleSize` matching adverts by cells; `degrees` is the width of a cell in longitude. */
export async function listClusters(
  sql: Db,
  tsQuery: TsQuery,
  { limits, sampleSize, degrees }: { limits: Limits | null; sampleSize: number; degrees: number },
): Promise<Cluster[]> {
  return sql<Cluster[]>`
    select avg(i.latitude)::float8 as latitude, avg(i.longitude)::float8 as longitude, count(*)::int as count,
      (array_agg(i.advert_id order by i.seq desc))[1] as advert_id
    from unnest((hits_by_seq(${[...tsQuery]}::text[]::tsquery[], limits_of(${limits && sql.json({ ...limits })}), null, -1, ${sampleSize})).ids) id
    join ad_index i on i.advert_id = id
    where i.latitude is not null
    -- At this latitude a degree of latitude is 1.5 times as long on the map as one of longitude.
    group by floor(i.latitude / (${degrees}::float8 * 0.68)), floor(i.longitude / ${degrees}::float8)
    order by count desc, advert_id desc`
}

/** Public positions of adverts; an advert without one is skipped. */
export async function listPositions(
  sql: Db,
  ids: readonly number[],
): Promise<{ advertId: number; latitude: number; longitude: number }[]> {
  if (ids.length === 0) return []
  return sql<{ advertId: number; latitude: number; longitude: number }[]>`
    select advert_id, latitude, longitude from ad_index
    where advert_id = any (${[...ids]}) and latitude is not null and longitude is not null`
}
