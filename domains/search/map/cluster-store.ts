import type { Db } from '../../deps.ts'
import type { Limits, TsQuery } from '../condition.ts'

/** Degrees; the advert is the newest of them. */
export interface Cluster {
  readonly latitude: number
  readonly longitude: number
  readonly count: number
  readonly advertId: number
}

/** The newest `most` adverts that meet a query, by cells so many degrees of longitude wide. */
export async function listClusters(
  sql: Db,
  tsQuery: TsQuery,
  { limits, most, degrees }: { limits: Limits | null; most: number; degrees: number },
): Promise<Cluster[]> {
  return sql<Cluster[]>`
    select avg(i.latitude)::float8 as latitude, avg(i.longitude)::float8 as longitude, count(*)::int as count,
      (array_agg(i.advert_id order by i.seq desc))[1] as advert_id
    from unnest((hits_by_seq(${[...tsQuery]}::text[]::tsquery[], limits_of(${limits && sql.json({ ...limits })}), null, -1, ${most})).ids) id
    join ad_index i on i.advert_id = id
    where i.latitude is not null
    -- A degree to the north is half as long again on the screen, this far from the equator.
    group by floor(i.latitude / (${degrees}::float8 * 0.68)), floor(i.longitude / ${degrees}::float8)
    order by count desc, advert_id desc`
}
