import type { Db } from '../../deps.ts'

export interface EmptySearchAsk {
  readonly day: string
  readonly query: string
  readonly asker: string
}

export async function insertAsk(sql: Db, { day, query, asker }: EmptySearchAsk): Promise<void> {
  await sql`
    insert into empty_searches as e (day, query, asker) values (${day}, ${query}, ${asker})
    on conflict (day, query, asker) do update set asks = e.asks + 1`
}

export interface EmptyQuery {
  readonly query: string
  readonly asks: number
  readonly askers: number
}

/** Queries since a day that at least so many different people have asked, the most asked first. */
export async function listEmptyQueries(
  sql: Db,
  { since, askers, most }: { since: string; askers: number; most: number },
): Promise<EmptyQuery[]> {
  return sql<EmptyQuery[]>`
    select query, sum(asks)::int as asks, count(distinct asker)::int as askers
    from empty_searches
    where day >= ${since}
    group by query
    having count(distinct asker) >= ${askers}
    order by 2 desc, query
    limit ${most}`
}
