import type { Metric } from '#contract/rules/numbers/metrics.ts'
import type { Db } from '../../deps.ts'
import type { DailyNumber, DaySpan } from '../store.ts'

/** SQL: the day in Chișinău of a moment. */
function dayOf(sql: Db, column: string) {
  return sql`(${sql(column)} at time zone 'Europe/Chisinau')::date::text`
}

/** SQL: whether a moment lies in the days. */
function within(sql: Db, column: string, { first, last }: DaySpan) {
  return sql`${sql(column)} >= ${first}::date::timestamp at time zone 'Europe/Chisinau'
    and ${sql(column)} < (${last}::date + 1)::timestamp at time zone 'Europe/Chisinau'`
}

type Row = Omit<DailyNumber, 'metric'>
type Read = (sql: Db, span: DaySpan) => Promise<Row[]>

/** What happened on each day, by metric: one read over an index of the time for all days. */
const eventReads = {
  published: (sql, span) => sql<Row[]>`
    select ${dayOf(sql, 'a.published_at')} as day, c.slug as dimension, count(*)::int as value
    from adverts a join categories c on c.id = a.category_id
    where ${within(sql, 'a.published_at', span)}
    group by 1, 2`,

  // Of the adverts that people began on the day, how many came to each step by now. Files and programs fill in no form.
  posting: (sql, span) => sql<Row[]>`
    select b.day, s.step as dimension, s.value
    from (
      select ${dayOf(sql, 'a.created_at')} as day, count(*)::int as draft,
        count(*) filter (where ${hasInformation(sql)} or ${isSent(sql)})::int as information,
        count(*) filter (where ${hasInformation(sql)} and a.images <> '{}' or ${isSent(sql)})::int as images,
        count(*) filter (where ${isSent(sql)})::int as sent,
        count(*) filter (where a.published_at is not null)::int as published
      from adverts a
      where ${within(sql, 'a.created_at', span)}
        and not exists (select from import_items i where i.advert_id = a.id)
        and not exists (select from partner_adverts p where p.advert_id = a.id)
      group by 1
    ) b,
    lateral (values ('draft', b.draft), ('information', b.information), ('images', b.images), ('sent', b.sent),
      ('published', b.published)) s (step, value)`,

  conversations: (sql, span) => sql<Row[]>`
    select ${dayOf(sql, 'c.created_at')} as day, '' as dimension, count(*)::int as value
    from conversations c
    where ${within(sql, 'c.created_at', span)}
    group by 1`,

  messages: (sql, span) => sql<Row[]>`
    select ${dayOf(sql, 'm.sent_at')} as day, '' as dimension, count(*)::int as value
    from messages m
    where ${within(sql, 'm.sent_at', span)} and not m.is_automatic
    group by 1`,

  reveals: (sql, { first, last }) => sql<Row[]>`
    select day::text as day, '' as dimension, sum(reveals)::int as value
    from advert_reveals
    where day between ${first} and ${last}
    group by 1`,

  emptySearches: (sql, { first, last }) => sql<Row[]>`
    select day::text as day, '' as dimension, sum(asks)::int as value
    from empty_searches
    where day between ${first} and ${last}
    group by 1`,

  reports: (sql, span) => sql<Row[]>`
    select ${dayOf(sql, 'r.created_at')} as day, r.code::text as dimension, count(*)::int as value
    from reports r
    where ${within(sql, 'r.created_at', span)}
    group by 1, 2`,

  reportFate: (sql, span) => sql<Row[]>`
    select ${dayOf(sql, 'r.decided_at')} as day, r.state as dimension, count(*)::int as value
    from reports r
    where ${within(sql, 'r.decided_at', span)}
    group by 1, 2`,

  decisions: (sql, span) => sql<Row[]>`
    select ${dayOf(sql, 'd.decided_at')} as day, d.decision as dimension, count(*)::int as value
    from advert_decisions d
    where ${within(sql, 'd.decided_at', span)}
    group by 1, 2`,

  revenue: (sql, span) => sql<Row[]>`
    select ${dayOf(sql, 't.booked_at')} as day, e.account as dimension, -sum(e.amount_bani)::float8 as value
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where ${within(sql, 't.booked_at', span)} and e.account in ('revenue', 'vat')
    group by 1, 2`,
} satisfies Readonly<Partial<Record<Metric, Read>>>

/** SQL: the first step of the advert `a` is filled in. */
function hasInformation(sql: Db) {
  return sql`a.subcategory_id is not null and a.title_ro || a.title_ru || a.title_en <> ''`
}

/** SQL: the owner of the advert `a` has sent it, whatever became of it. */
function isSent(sql: Db) {
  return sql`(a.published_at is not null or a.review_since is not null or a.status not in ('draft', 'deleted'))`
}

interface AnswerRow {
  readonly day: string
  readonly answers: number
  readonly minutes: number
}

/**
 * First answers of sellers by their day: how many, and their median time since the first message of the buyer. Reads the
 * messages of the days, and of each conversation at most two before.
 */
async function readAnswers(sql: Db, span: DaySpan): Promise<DailyNumber[]> {
  const rows = await sql<AnswerRow[]>`
    select ${dayOf(sql, 'm.sent_at')} as day, count(*)::int as answers,
      round(percentile_cont(0.5) within group (order by extract(epoch from m.sent_at - asked.sent_at)) / 60)::int as minutes
    from messages m
    join conversations c on c.id = m.conversation_id and c.seller_id = m.author_id
    cross join lateral (
      select q.sent_at from messages q
      where q.conversation_id = m.conversation_id and q.seq < m.seq and q.author_id = c.buyer_id and not q.is_held
      order by q.seq limit 1
    ) asked
    where ${within(sql, 'm.sent_at', span)} and not m.is_automatic and not m.is_held and not exists (
      select from messages e
      where e.conversation_id = m.conversation_id and e.seq < m.seq and e.author_id = c.seller_id
        and not e.is_automatic and not e.is_held)
    group by 1`
  return rows.flatMap(({ day, answers, minutes }): DailyNumber[] => [
    { metric: 'answers', day, dimension: '', value: answers },
    { metric: 'answerMinutes', day, dimension: '', value: minutes },
  ])
}

/** Metrics that are computed from what happened, so that days can be computed again. */
export const eventMetrics: readonly Metric[] = [
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the table
  ...(Object.keys(eventReads) as (keyof typeof eventReads)[]),
  'answers',
  'answerMinutes',
]

/** What happened on each of the days. */
export async function readEvents(sql: Db, span: DaySpan): Promise<DailyNumber[]> {
  const found: DailyNumber[] = await readAnswers(sql, span)
  for (const [metric, read] of Object.entries(eventReads)) {
    const rows: Row[] = await read(sql, span)
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a key of the table
    found.push(...rows.map((row) => ({ metric: metric as Metric, ...row })))
  }
  return found
}

/** How many adverts there are now, by state, and active ones by category. */
export async function readAdvertStates(sql: Db): Promise<Omit<DailyNumber, 'day'>[]> {
  return sql<Omit<DailyNumber, 'day'>[]>`
    with counted as materialized (
      select status, category_id, count(*)::int as n from adverts where status <> 'deleted' group by 1, 2
    )
    select 'state' as metric, status as dimension, sum(n)::int as value from counted group by 2
    union all
    select 'active', c.slug, n from counted join categories c on c.id = category_id where status = 'active'`
}

/** The last day that was computed as a whole; null before the first. */
export async function findLastDay(sql: Db): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`
    select max(day)::text as day from daily_numbers where metric = 'rolledUp'`
  return row?.day ?? null
}

/** The day of the first advert; null without one. */
export async function findFirstDay(sql: Db): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`
    select (min(created_at) at time zone 'Europe/Chisinau')::date::text as day from adverts`
  return row?.day ?? null
}

export async function insertRolledUp(sql: Db, days: readonly string[]): Promise<void> {
  await sql`
    insert into daily_numbers (metric, day, value)
    select 'rolledUp', day, 1 from unnest(${[...days]}::date[]) day on conflict do nothing`
}

/** One process computes days at a time, until the end of the transaction. */
export async function lockRollUp(sql: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('numbers.roll-up'))`
}
