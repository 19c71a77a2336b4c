import type { PageKind } from '#contract/rules/numbers/metrics.ts'
import type { Db, Deps } from '../../deps.ts'
import { localDay } from '../../lib/local-day.ts'
import { addNumbers } from '../store.ts'

/** Page views of one kind on one day, by people or by robots. */
export interface ViewCount {
  readonly day: string
  readonly kind: PageKind
  readonly isRobot: boolean
  readonly views: number
}

/** Adds page views that a process has counted. */
export async function addViews(sql: Db, counts: readonly ViewCount[]): Promise<void> {
  await addNumbers(
    sql,
    counts.map(({ day, kind, isRobot, views }) => ({
      ...{ metric: isRobot ? 'robotViews' : 'views', day, dimension: kind, value: views },
    })),
  )
}

/** Adds one message to a phone; `bani` is what it costs. */
export async function countPhoneMessage(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  channel: 'sms' | 'voice',
  bani: number,
): Promise<void> {
  const day = localDay(clock.now())
  await addNumbers(sql, [
    { metric: 'sms', day, dimension: channel, value: 1 },
    { metric: 'smsCost', day, dimension: channel, value: bani },
  ])
}
