import type { Db } from '../../deps.ts'
import type { Limits, TsQuery } from '../condition.ts'
import { queryLines } from '../retrieve/store.ts'

/** Those of the public adverts that meet a query and its limits. */
export async function listMeeting(
  sql: Db,
  ids: readonly number[],
  query: TsQuery,
  limits: Limits | null,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    with asked as materialized (select whole_of(query_of(${queryLines(query)})) as query)
    select i.advert_id as id
    from asked, unnest(${[...ids]}::int[]) given (id)
    join ad_index i on i.advert_id = given.id
    where ts_match_vq(i.tsv, asked.query)
      and within_limits(i, ${limits && sql.json({ ...limits })})
    order by i.advert_id`
  return rows.map(({ id }) => id)
}
