import type { Metric } from '#contract/rules/numbers/metrics.ts'
import type { Db } from '../deps.ts'

/** One number of a day in Chișinău. */
export interface DailyNumber {
  readonly metric: Metric
  /** YYYY-MM-DD */
  readonly day: string
  readonly dimension: string
  readonly value: number
}

const columns = ['metric', 'day', 'dimension', 'value'] as const

/** Adds to what is stored. Each number may be there once. */
export async function addNumbers(sql: Db, added: readonly DailyNumber[]): Promise<void> {
  if (added.length === 0) return
  await sql`
    insert into daily_numbers ${sql([...added], ...columns)}
    on conflict (metric, day, dimension) do update set value = daily_numbers.value + excluded.value`
}

/** Numbers that are stored already stay. */
export async function insertNumbers(sql: Db, added: readonly DailyNumber[]): Promise<void> {
  const most = 5_000
  for (let from = 0; from < added.length; from += most) {
    await sql`
      insert into daily_numbers ${sql(added.slice(from, from + most), ...columns)} on conflict do nothing`
  }
}

/** Days from the first to the last, both included. */
export interface DaySpan {
  readonly first: string
  readonly last: string
}

export async function deleteNumbers(
  sql: Db,
  metrics: readonly Metric[],
  { first, last }: DaySpan,
): Promise<void> {
  await sql`
    delete from daily_numbers where metric = any (${[...metrics]}) and day between ${first} and ${last}`
}

/** In the order of days. */
export async function listNumbers(
  sql: Db,
  metrics: readonly Metric[],
  { first, last }: DaySpan,
): Promise<DailyNumber[]> {
  return sql<DailyNumber[]>`
    select metric, day::text as day, dimension, value::float8 as value
    from daily_numbers
    where metric = any (${[...metrics]}) and day between ${first} and ${last}
    order by day, metric, dimension`
}
