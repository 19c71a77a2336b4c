import type { RatedCurrency } from '#contract/rules/money/currencies.ts'
import type { DayRates, Db } from '../deps.ts'

export async function findLatestRates(sql: Db): Promise<DayRates | null> {
  const [set] = await sql<{ date: string; values: Record<string, number> }[]>`
    select to_char(s.date, 'YYYY-MM-DD') as date,
      (select jsonb_object_agg(r.code, r.value) from rates r where r.date = s.date) as values
    from rate_sets s
    order by s.date desc
    limit 1`
  return set ?? null
}

/** The stored set of the day nearest to another one, in either direction. */
export async function findNearestRates(sql: Db, date: string): Promise<DayRates | null> {
  const [set] = await sql<{ date: string; values: Record<string, number> }[]>`
    select to_char(s.date, 'YYYY-MM-DD') as date,
      (select jsonb_object_agg(r.code, r.value) from rates r where r.date = s.date) as values
    from rate_sets s
    order by abs(s.date - ${date}::date), s.date
    limit 1`
  return set ?? null
}

export async function hasRates(sql: Db, date: string): Promise<boolean> {
  const found = await sql`select from rate_sets where date = ${date}`
  return found.count > 0
}

export async function isNewest(sql: Db, dates: readonly string[]): Promise<boolean> {
  const found = await sql`
    select where (select max(date) from rate_sets) = any (${[...dates]}::date[])`
  return found.count > 0
}

export interface RateOfDay {
  /** YYYY-MM-DD */
  readonly date: string
  /** MDL for one unit. */
  readonly value: number
}

/** Of the days from `from` to `to`, both included, oldest first. */
export async function listRatesOf(
  sql: Db,
  currency: RatedCurrency,
  { from, to }: { from: string; to: string },
): Promise<RateOfDay[]> {
  return sql<RateOfDay[]>`
    select to_char(date, 'YYYY-MM-DD') as date, value::float8 as value
    from rates
    where code = ${currency} and date between ${from} and ${to}
    order by rates.date`
}

/** A stored set is never changed. */
export async function insertRates(sql: Db, { date, values }: DayRates): Promise<void> {
  await sql`
    with new_set as (
      insert into rate_sets (date) values (${date}) on conflict do nothing returning date
    )
    insert into rates (date, code, value)
    select new_set.date, entry.key, entry.value::numeric
    from new_set, jsonb_each_text(${sql.json(values)}) entry`
}

export async function repriceAdverts(sql: Db): Promise<void> {
  await sql`select reprice_ad_index()`
}

/** Sets that wait to be confirmed, of other days within ten of this one. */
export async function listUnconfirmedRates(sql: Db, date: string): Promise<DayRates[]> {
  return sql<{ date: string; values: Record<string, number> }[]>`
    select to_char(date, 'YYYY-MM-DD') as date, unit_values as values
    from rate_gaps
    where reason = 'unconfirmed' and date <> ${date} and abs(date - ${date}::date) <= 10`
}

/** Whether the set was not waiting already. */
export async function upsertUnconfirmedRates(
  sql: Db,
  { date, values }: DayRates,
  at: Date,
): Promise<boolean> {
  const written = await sql`
    insert into rate_gaps as known (date, reason, unit_values, asked_at)
    values (${date}, 'unconfirmed', ${sql.json(values)}, ${at})
    on conflict (date) do update set reason = 'unconfirmed', unit_values = excluded.unit_values, asked_at = excluded.asked_at
    where known.unit_values is distinct from excluded.unit_values`
  return written.count > 0
}

/** A day whose set is waiting to be confirmed keeps it. */
export async function upsertGap(
  sql: Db,
  date: string,
  reason: 'none' | 'refused' | 'failed',
  at: Date,
): Promise<void> {
  await sql`
    insert into rate_gaps as known (date, reason, asked_at) values (${date}, ${reason}, ${at})
    on conflict (date) do update set reason = excluded.reason, asked_at = excluded.asked_at, attempts = known.attempts + 1
    where known.reason <> 'unconfirmed'`
}

export async function deleteGap(sql: Db, date: string): Promise<void> {
  await sql`delete from rate_gaps where date = ${date}`
}

/** Whether the bank has failed so lately, or so often, that it is left alone: 2, 4, 8, 16, then 24 hours. */
export async function isBankResting(sql: Db, at: Date): Promise<boolean> {
  const found = await sql`
    select from rate_gaps
    where reason = 'failed' and asked_at + make_interval(hours => least(24, 2 ^ attempts)::int) > ${at}
    limit 1`
  return found.count > 0
}

/** The newest day without a set of which nothing is known yet, or whose request failed; null if there is none. */
export async function findMissingDay(
  sql: Db,
  { from, to }: { from: string; to: string },
): Promise<string | null> {
  const [missing] = await sql<{ date: string }[]>`
    select to_char(day, 'YYYY-MM-DD') as date
    from generate_series(${from}::date, ${to}::date, interval '1 day') day
    where not exists (select from rate_sets s where s.date = day::date)
      and not exists (select from rate_gaps g where g.date = day::date and g.reason <> 'failed')
    order by day desc
    limit 1`
  return missing?.date ?? null
}
