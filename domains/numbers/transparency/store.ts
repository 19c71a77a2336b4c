import type { TransparencyReport } from '#contract/site/transparency.ts'
import type { Db } from '../../deps.ts'

/** SQL: whether a moment lies in the month "2026-11", in Chișinău. */
function within(sql: Db, column: string, month: string) {
  const first = `${month}-01`
  return sql`${sql(column)} >= ${first}::date::timestamp at time zone 'Europe/Chisinau'
    and ${sql(column)} < (${first}::date + interval '1 month')::timestamp at time zone 'Europe/Chisinau'`
}

type Part<Name extends keyof TransparencyReport> = Pick<TransparencyReport, Name>

/** What was reported in the month, and what was decided on reports. */
export async function readReports(
  sql: Db,
  month: string,
): Promise<
  Part<
    | 'reports'
    | 'reportsOfVisitors'
    | 'reportsUpheld'
    | 'reportsRejected'
    | 'reportMedianHours'
    | 'hiddenByReports'
  >
> {
  const reports = await sql<Part<'reports'>['reports'][number][]>`
    select subject, code::int as code, count(*)::int as count from reports
    where ${within(sql, 'created_at', month)}
    group by 1, 2 order by 1, 2`
  const [sent] = await sql<Part<'reportsOfVisitors' | 'hiddenByReports'>[]>`
    select count(*) filter (where visitor is not null)::int as reports_of_visitors,
      count(distinct subject_id) filter (where has_counted and subject = 'advert')::int as hidden_by_reports
    from reports where ${within(sql, 'created_at', month)}`
  const [decided] = await sql<Part<'reportsUpheld' | 'reportsRejected' | 'reportMedianHours'>[]>`
    select count(*) filter (where state = 'upheld')::int as reports_upheld,
      count(*) filter (where state = 'rejected')::int as reports_rejected,
      ${medianHours(sql, 'decided_at', 'created_at')} as report_median_hours
    from reports where ${within(sql, 'decided_at', month)}`
  return {
    ...{ reports, reportsOfVisitors: 0, hiddenByReports: 0, ...sent },
    ...{ reportsUpheld: 0, reportsRejected: 0, reportMedianHours: null, ...decided },
  }
}

/** SQL: hours with one decimal; null without rows. */
function medianHours(sql: Db, end: string, start: string) {
  return sql`round((percentile_cont(0.5) within group (
    order by extract(epoch from ${sql(end)} - ${sql(start)})) / 3600)::numeric, 1)::float8`
}

/** Decisions on adverts, and their reasons. */
export async function readDecisions(
  sql: Db,
  month: string,
): Promise<Part<'decisions' | 'decisionsByTime' | 'rules' | 'heldByRules' | 'refusedByRules'>> {
  const decisions = await sql<Part<'decisions'>['decisions'][number][]>`
    select decision, count(*)::int as count from advert_decisions
    where ${within(sql, 'decided_at', month)} and decision <> 'unsuspend'
    group by 1 order by 1`
  const [ended] = await sql<{ count: number }[]>`
    select count(*)::int as count from advert_decisions
    where ${within(sql, 'decided_at', month)} and decision = 'unsuspend'`
  const rules = await sql<Part<'rules'>['rules'][number][]>`
    select reason ->> 'code' as rule, count(distinct id)::int as count
    from advert_decisions, jsonb_array_elements(reasons) reason
    where ${within(sql, 'decided_at', month)} and decision in ('reject', 'suspend', 'merge')
    group by 1 order by 2 desc, 1`
  const [byRules] = await sql<{ heldByRules: number; refusedByRules: number }[]>`
    select count(distinct advert_id) filter (where mode = 'hold')::int as held_by_rules,
      count(distinct advert_id) filter (where mode = 'refuse')::int as refused_by_rules
    from review_rule_hits where ${within(sql, 'hit_at', month)}`
  return { decisions, decisionsByTime: ended?.count ?? 0, rules, ...byRules }
}

/** Appeals of the month, and those that were answered in it. */
export async function readAppeals(
  sql: Db,
  month: string,
): Promise<
  Part<'appeals' | 'appealsUpheld' | 'appealsRejected' | 'appealMedianHours' | 'appealsLate'>
> {
  const [made] = await sql<Part<'appeals'>[]>`
    select count(*)::int as appeals from appeals where ${within(sql, 'created_at', month)}`
  const [decided] = await sql<
    Part<'appealsUpheld' | 'appealsRejected' | 'appealMedianHours' | 'appealsLate'>[]
  >`
    select count(*) filter (where state = 'upheld')::int as appeals_upheld,
      count(*) filter (where state = 'rejected')::int as appeals_rejected,
      count(*) filter (where decided_at > due_at)::int as appeals_late,
      ${medianHours(sql, 'decided_at', 'created_at')} as appeal_median_hours
    from appeals where ${within(sql, 'decided_at', month)}`
  return {
    ...{ appeals: 0, appealsUpheld: 0, appealsRejected: 0, appealsLate: 0 },
    ...{ appealMedianHours: null, ...made, ...decided },
  }
}

/** Restrictions of accounts, and how many accounts were used. */
export async function readAccounts(
  sql: Db,
  month: string,
): Promise<Part<'restrictions' | 'activeAccounts'>> {
  const restrictions = await sql<Part<'restrictions'>['restrictions'][number][]>`
    select kind, count(*)::int as count from account_restrictions
    where ${within(sql, 'begins_at', month)}
    group by 1 order by 1`
  const [active] = await sql<Part<'activeAccounts'>[]>`
    select count(distinct user_id)::int as active_accounts from sessions
    where created_at < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Europe/Chisinau'
      and seen_at >= ${`${month}-01`}::date::timestamp at time zone 'Europe/Chisinau'`
  return { restrictions, activeAccounts: active?.activeAccounts ?? 0 }
}

/** A report that is stored already stays. */
export async function insertTransparencyReport(
  sql: Db,
  { month, report, now }: { month: string; report: TransparencyReport; now: Date },
): Promise<void> {
  await sql`
    insert into transparency_reports (month, report, generated_at)
    values (${`${month}-01`}, ${sql.json(report)}, ${now})
    on conflict (month) do nothing`
}

/** YYYY-MM, newest first. */
export async function listMonths(sql: Db): Promise<string[]> {
  const rows = await sql<{ month: string }[]>`
    select to_char(month, 'YYYY-MM') as month from transparency_reports order by month desc`
  return rows.map(({ month }) => month)
}

export async function findReport(sql: Db, month: string): Promise<TransparencyReport | null> {
  const [row] = await sql<{ report: TransparencyReport }[]>`
    select report from transparency_reports where month = ${`${month}-01`}`
  return row?.report ?? null
}
