import type { Sql } from 'postgres'

/** Tables whose size says how the marketplace does. */
const businessTables = [
  'adverts',
  'users',
  'conversations',
  'messages',
  'offers',
  'reviews',
  'favorites',
  'saved_searches',
  'bills',
  'tickets',
]

/** Estimated rows of each table, as of its last analysis: counting would read all of them. */
export async function estimateRows(sql: Sql): Promise<{ table: string; rows: number }[]> {
  return sql`
    select relname as table, greatest(reltuples, 0)::float8 as rows
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any (${businessTables})`
}

/** Deliveries of notifications that are due or have ended in the last hour, by channel and state. */
export async function countDeliveries(
  sql: Sql,
): Promise<{ channel: string; state: string; count: number }[]> {
  return sql`
    select channel, state, count(*)::int as count
    from deliveries
    where state = 'due' or created_at > now() - interval '1 hour'
    group by channel, state`
}
