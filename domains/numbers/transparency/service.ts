import { Refusal } from '#contract/refusals.ts'
import type { TransparencyReport } from '#contract/site/transparency.ts'
import type { Db, Deps } from '../../deps.ts'
import { localDay } from '../../lib/local-day.ts'
import { findFirstDay } from '../rollup/store.ts'
import {
  findReport,
  insertTransparencyReport,
  listMonths,
  readAccounts,
  readAppeals,
  readDecisions,
  readReports,
} from './store.ts'

/** Older months lack what was erased since: decisions go 90 days after their advert. */
const monthsBack = 2

/** Generates the reports of finished months that have none; a generated one is not changed any more. */
export async function generateTransparency({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const today = localDay(clock.now())
  const firstDay = await findFirstDay(sql)
  if (firstDay === null) return
  const months = Array.from({ length: monthsBack }, (_, index) => monthBefore(today, index + 1))
  const known = await listMonths(sql)
  for (const month of months.filter((one) => one >= firstDay.slice(0, 7) && !known.includes(one))) {
    const report = await sql.begin('isolation level repeatable read', (tx) => reportOf(tx, month))
    await insertTransparencyReport(sql, { month, report, now: clock.now() })
  }
}

async function reportOf(sql: Db, month: string): Promise<TransparencyReport> {
  return {
    ...(await readReports(sql, month)),
    ...(await readDecisions(sql, month)),
    ...(await readAppeals(sql, month)),
    ...(await readAccounts(sql, month)),
  }
}

/** The month so many before that of a day; "2026-11". */
export function monthBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7)
}

/** The report of a month, or the last one, and which there are. Refuses a month without one. */
export async function transparencyOf(
  { sql }: Pick<Deps, 'sql'>,
  asked: string | undefined,
): Promise<{
  months: readonly string[]
  month: string | null
  report: TransparencyReport | null
}> {
  const months = await listMonths(sql)
  const month = asked ?? months[0] ?? null
  const report = month === null ? null : await findReport(sql, month)
  if (asked !== undefined && report === null) throw new Refusal('page_not_found')
  return { months, month, report }
}
