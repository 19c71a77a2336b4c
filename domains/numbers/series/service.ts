import { metricRights, metrics, type Metric } from '#contract/rules/numbers/metrics.ts'
import { Refusal } from '#contract/refusals.ts'
import { hasRight } from '#contract/rules/staff/rights.ts'
import type { Series } from '#contract/staff/numbers.ts'
import { csvText } from '../../lib/csv.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { localDay } from '../../lib/local-day.ts'
import { emptyQueries, type EmptyQuery } from '../../search/service.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { addDays, daysBetween } from '../days.ts'
import { readToday } from '../rollup/service.ts'
import { listNumbers, type DailyNumber } from '../store.ts'

type NumberDeps = Pick<Deps, 'sql' | 'clock'>

/** Added as they happen: before the first of them nothing was counted. */
export const countedMetrics: readonly Metric[] = ['views', 'robotViews', 'sms', 'smsCost']
/** How things stand: known of days that were stored alone. */
const standing: readonly Metric[] = ['state', 'active', 'waiting', 'oldestHours']

const liveMs = 20_000
/** Numbers of today so far that are stored when the day is over. */
export const liveToday = ttlCache(liveMs, readToday)

export interface Numbers {
  readonly days: readonly string[]
  readonly series: readonly Series[]
  readonly emptySearches: readonly EmptyQuery[]
}

/** The numbers that the roles may see, of so many days, the last of which is today so far. */
export async function numbersOf(
  deps: NumberDeps,
  { roles }: Pick<Staff, 'roles'>,
  count: number,
): Promise<Numbers> {
  const shown = metrics.filter((metric) => hasRight(roles, metricRights[metric]))
  const last = localDay(deps.clock.now())
  const first = addDays(last, 1 - count)
  const [stored, live, emptySearches] = await Promise.all([
    listNumbers(deps.sql, shown, { first, last }),
    liveToday(deps),
    emptyQueries(deps, first),
  ])
  const days = daysBetween(first, last)
  const found = [...stored, ...live.filter(({ metric }) => shown.includes(metric))]
  return { days, series: withOpened(seriesOf(days, found)), emptySearches }
}

/** Puts the views of the posting page before the further steps of posting. */
function withOpened(series: readonly Series[]): Series[] {
  const views = series.find(
    ({ metric, dimension }) => metric === 'views' && dimension === 'posting',
  )
  const at = series.findIndex(({ metric }) => metric === 'posting')
  if (!views || at < 0) return [...series]
  return series.toSpliced(at, 0, { ...views, metric: 'posting', dimension: 'opened' })
}

/** One series for each metric and dimension, in the order of the metrics. */
export function seriesOf(days: readonly string[], numbers: readonly DailyNumber[]): Series[] {
  const known = knownDays(numbers)
  const byName = Map.groupBy(numbers, ({ metric, dimension }) => `${metric} ${dimension}`)
  return [...byName.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const { metric, dimension } = first
      const values = new Map([first, ...others].map(({ day, value }) => [day, value] as const))
      const without = (day: string) => withoutRow(metric, known.get(metric) ?? [], day)
      return [{ metric, dimension, values: days.map((day) => values.get(day) ?? without(day)) }]
    })
    .toSorted((one, other) => metrics.indexOf(one.metric) - metrics.indexOf(other.metric))
}

/** Days of which a metric has any number, in order. */
function knownDays(numbers: readonly DailyNumber[]): Map<Metric, string[]> {
  const byMetric = Map.groupBy(numbers, ({ metric }) => metric)
  return new Map(
    [...byMetric].map(([metric, rows]) => [
      metric,
      [...new Set(rows.map(({ day }) => day))].toSorted(),
    ]),
  )
}

/** A day without a number of this dimension: nothing happened, or it is not known. */
function withoutRow(metric: Metric, known: readonly string[], day: string): number | null {
  const [first = ''] = known
  if (metric === 'answerMinutes') return null
  if (standing.includes(metric)) return known.includes(day) ? 0 : null
  return countedMetrics.includes(metric) && day < first ? null : 0
}

/** One metric by day, or the queries that found nothing, as CSV. Refuses a metric that the roles may not see. */
export async function exportNumbers(
  deps: NumberDeps,
  staff: Pick<Staff, 'roles'>,
  { metric, days: count }: { metric: Metric | 'queries'; days: number },
): Promise<string> {
  const { days, series, emptySearches } = await numbersOf(deps, staff, count)
  if (metric === 'queries') {
    const rows = emptySearches.map(({ query, asks, askers }) => [query, `${asks}`, `${askers}`])
    return csvText([['query', 'asks', 'askers'], ...rows])
  }
  if (!hasRight(staff.roles, metricRights[metric])) throw new Refusal('page_not_found')
  const shown = series.filter((one) => one.metric === metric)
  const head = ['day', ...shown.map(({ dimension }) => dimension || metric)]
  const rows = days.map((day, place) => [
    day,
    ...shown.map(({ values }) => `${values[place] ?? ''}`),
  ])
  return csvText([head, ...rows])
}
