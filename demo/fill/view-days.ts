import { dayMs } from '#contract/rules/durations.ts'
import { demoLogins } from '#demo/people/logins.ts'
import type { Db } from '#domains/deps.ts'
import type { Advert } from './insert-adverts.ts'

interface ViewedAdvert extends Pick<Advert, 'id' | 'ownerId' | 'publishedAt'> {
  readonly views: number
}

/** Views grow with this power of an advert's age: most come in its first days. */
export const decline = 0.7

/** Days that the statistics of an advert draw. */
const daysDrawn = 30

/**
 * Generates the days of the latest views for the adverts of the demo logins, who can open their statistics. One row
 * for each view: those of all sellers would take longer to insert than the rest of the market.
 */
export async function insertViewDays(
  sql: Db,
  adverts: readonly ViewedAdvert[],
  now: Date,
): Promise<void> {
  const logins = [demoLogins.seller.username, demoLogins.company.username]
  const owners = await sql<{ id: number }[]>`select id from users where username = any (${logins})`
  const ids = new Set(owners.map(({ id }) => id))
  const rows = adverts
    .filter(({ ownerId }) => ids.has(ownerId))
    .flatMap((advert) => viewDays(advert, now))
  await sql`
    insert into advert_view_marks (advert_id, day, visitor)
    select advert_id, (seen_at at time zone 'Europe/Chisinau')::date, 'demo' || n
    from jsonb_to_recordset(${sql.json(rows)}) as row (advert_id int, seen_at timestamptz, views int),
      generate_series(1, views) as n`
}

/** Views by day; those of all days since the publication would sum up to the advert's views. */
function viewDays({ id, publishedAt, views }: ViewedAdvert, now: Date) {
  const age = (now.getTime() - publishedAt.getTime()) / dayMs
  const until = (days: number): number => Math.floor(views * (Math.max(0, days) / age) ** decline)
  return Array.from({ length: Math.min(daysDrawn, Math.ceil(age)) }, (_, back) => ({
    advert_id: id,
    seen_at: new Date(now.getTime() - back * dayMs).toISOString(),
    views: until(age - back) - until(age - back - 1),
  }))
}
