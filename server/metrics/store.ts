import type { Sql, TransactionSql } from 'postgres'
import type { Db } from '#domains/deps.ts'

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

/** Reads in a transaction whose statements may take so many ms. */
export async function limitedTo<Rows>(
  ms: number,
  sql: Sql,
  read: (sql: TransactionSql) => Promise<Rows>,
): Promise<Rows> {
  const { rows } = await sql.begin(async (tx) => {
    await tx`select set_config('statement_timeout', ${String(ms)}, true)`
    return { rows: await read(tx) }
  })
  return rows
}

/** Estimated rows of each table, as of its last analysis: counting would read all of them. */
export async function estimateRows(sql: Db): Promise<{ table: string; rows: number }[]> {
  return sql`
    select relname as table, greatest(reltuples, 0)::float8 as rows
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any (${businessTables})`
}

/** Messages of the outbox that are due or dead, or have ended in the last hour, by channel and state. */
export async function countOutbox(
  sql: Db,
): Promise<{ channel: string; state: string; count: number }[]> {
  return sql`
    select channel, state, count(*)::int as count
    from outbox_messages
    where state in ('due', 'dead') or ended_at > now() - interval '1 hour'
    group by channel, state`
}

/** Age of the oldest message that is due, by channel, in seconds. */
export async function listOldestDue(sql: Db): Promise<{ channel: string; seconds: number }[]> {
  return sql`
    select channel, extract(epoch from greatest(interval '0', now() - min(due_at)))::float8 as seconds
    from outbox_messages where state = 'due'
    group by channel`
}
