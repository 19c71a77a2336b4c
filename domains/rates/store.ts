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

/** Whether the set is new; a stored set is never changed. */
export async function insertRates(sql: Db, { date, values }: DayRates): Promise<boolean> {
  const inserted = await sql`
    with new_set as (
      insert into rate_sets (date) values (${date}) on conflict do nothing returning date
    )
    insert into rates (date, code, value)
    select new_set.date, entry.key, entry.value::numeric
    from new_set, jsonb_each_text(${sql.json(values)}) entry`
  return inserted.count > 0
}

export async function repriceAdverts(sql: Db): Promise<void> {
  await sql`select reprice_ad_index()`
}
