import type { Db } from '../../deps.ts'

export interface ListedAdvert {
  readonly id: number
  readonly changedAt: Date
}

/** Ranges of ids with public adverts and the last publication in each; range n starts at n × `size`. */
export async function listRanges(
  sql: Db,
  size: number,
): Promise<{ range: number; changedAt: Date }[]> {
  return sql<{ range: number; changedAt: Date }[]>`
    select a.id / ${size}::integer as range, max(coalesce(a.published_at, a.created_at)) as changed_at
    from adverts a
    where a.status = 'active' and a.is_public and a.is_owner_active
    group by 1
    order by 1`
}

/** Public adverts with ids from `from` inclusive to `to` exclusive, by id. */
export async function listPublicBetween(
  sql: Db,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<ListedAdvert[]> {
  return sql<ListedAdvert[]>`
    select a.id, coalesce(a.published_at, a.created_at) as changed_at
    from adverts a
    where a.id >= ${from} and a.id < ${to}::bigint and a.status = 'active' and a.is_public and a.is_owner_active
    order by a.id
    limit ${limit}`
}
