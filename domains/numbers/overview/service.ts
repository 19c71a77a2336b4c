import { minuteMs } from '#contract/rules/durations.ts'
import { claimMinutes } from '#contract/limits.ts'
import { queueNames, type QueueName } from '#contract/rules/moderation/queues.ts'
import { metricRights, type Metric } from '#contract/rules/numbers/metrics.ts'
import { hasRight, type Right } from '#contract/rules/staff/rights.ts'
import { mapConcurrently } from '../../lib/concurrency.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { localDay } from '../../lib/local-day.ts'
import { queueOf } from '../../moderation/service.ts'
import { addDays } from '../days.ts'
import { workOf, type WorkState } from '../rollup/service.ts'
import { countedMetrics, liveToday } from '../series/service.ts'
import { listNumbers } from '../store.ts'
import { listOwnClaims, type StoredClaim } from './store.ts'

type OverviewDeps = Pick<Deps, 'sql' | 'clock'>

function rightOf(queue: WorkState['queue']): Right {
  return queue === 'tickets' || queue === 'callbacks' ? queue : 'moderation'
}

/** Queues that the roles may work on, with what waits in them. */
export async function ownWork(
  deps: OverviewDeps,
  { roles }: Pick<Staff, 'roles'>,
): Promise<WorkState[]> {
  const isMine = ({ queue }: { readonly queue: WorkState['queue'] }): boolean =>
    hasRight(roles, rightOf(queue))
  const all = [...queueNames, 'tickets', 'callbacks'] as const
  if (!all.some((queue) => isMine({ queue }))) return []
  return (await workOf(deps)).filter(isMine)
}

export interface OwnClaim extends StoredClaim {
  /** Null: decided meanwhile. */
  readonly queue: QueueName | 'tickets' | null
}

/** Cases that a member works on, the last claimed first. */
export async function ownClaims(
  { sql, clock }: OverviewDeps,
  { id, roles }: Pick<Staff, 'id' | 'roles'>,
): Promise<OwnClaim[]> {
  const lapsed = new Date(clock.now().getTime() - claimMinutes * minuteMs)
  const claims = await listOwnClaims(sql, id, lapsed)
  const mine = claims.filter(({ kind }) =>
    hasRight(roles, kind === 'ticket' ? 'tickets' : 'moderation'),
  )
  return mapConcurrently(1, mine, async (one) => {
    const { kind } = one
    const queue = kind === 'ticket' ? 'tickets' : await queueOf({ sql, clock }, { ...one, kind })
    return { ...one, queue }
  })
}

/** What the first screen shows of the week; states are none of it. */
const weekMetrics = [
  'views',
  'published',
  'conversations',
  'messages',
  'reveals',
  'reports',
  'decisions',
  'sms',
  'smsCost',
  'revenue',
] as const satisfies readonly Metric[]

export interface WeekSum {
  readonly metric: Metric
  readonly week: number | null
  readonly before: number | null
}

/** Sums of seven days, the last of which is today so far, and of the seven before; null where no day is known. */
export async function weekOf(
  deps: OverviewDeps,
  { roles }: Pick<Staff, 'roles'>,
): Promise<WeekSum[]> {
  if (!hasRight(roles, 'numbers')) return []
  const today = localDay(deps.clock.now())
  const shown = weekMetrics.filter((metric) => hasRight(roles, metricRights[metric]))
  const span = { first: addDays(today, -13), last: today }
  const numbers = [...(await listNumbers(deps.sql, shown, span)), ...(await liveToday(deps))]
  const from = addDays(today, -6)
  return shown.map((metric) => {
    const rows = numbers.filter((one) => one.metric === metric)
    return {
      metric,
      week: sumOf(
        metric,
        rows.filter(({ day }) => day >= from),
      ),
      before: sumOf(
        metric,
        rows.filter(({ day }) => day < from),
      ),
    }
  })
}

function sumOf(metric: Metric, rows: readonly { readonly value: number }[]): number | null {
  const isUnknown = rows.length === 0 && countedMetrics.includes(metric)
  return isUnknown ? null : rows.reduce((sum, { value }) => sum + value, 0)
}
