import type { Db } from '../../deps.ts'

export interface ListedAdvert {
  readonly id: number
  readonly changedAt: Date
}

/** Ranges of ids that hold public adverts, range n from n × `size`, with the last publication in each. */
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

/** Public adverts from one id up to another, that one not included, in the order of their ids. */
export async function listPublicBetween(
  sql: Db,
  { from, to, most }: { from: number; to: number; most: number },
): Promise<ListedAdvert[]> {
  return sql<ListedAdvert[]>`
    select a.id, coalesce(a.published_at, a.created_at) as changed_at
    from adverts a
    where a.id >= ${from} and a.id < ${to}::bigint and a.status = 'active' and a.is_public and a.is_owner_active
    order by a.id
    limit ${most}`
}
