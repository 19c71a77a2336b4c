import type { Db, Deps } from '../../deps.ts'
import { queueMessages } from '../../outbox/service.ts'
import { listReach } from '../settings/store.ts'
import { takeUnplanned, takeUnplannedSides, type Unplanned } from './plan-store.ts'
import { planOf } from './rules.ts'

/** Events per transaction. */
const batchSize = 200

/** Queues what other channels tell of new notifications and messages, as their recipients want. */
export async function planDeliveries(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  for (const take of [takeUnplanned, takeUnplannedSides]) {
    let taken = batchSize
    while (taken === batchSize) taken = await deps.sql.begin((sql) => plan(sql, deps, take))
  }
}

/** Returns the number of events that needed deliveries. */
async function plan(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  take: (sql: Db, most: number) => Promise<Unplanned[]>,
): Promise<number> {
  const events = await take(sql, batchSize)
  if (events.length === 0) return 0
  const reached = await listReach(sql, [...new Set(events.map(({ userId }) => userId))])
  const reachOf = new Map(reached.map((reach) => [reach.userId, reach]))
  const now = clock.now()
  const messages = events.flatMap(({ told, userId, notificationId, conversationId }) => {
    const reach = reachOf.get(userId)
    const planned = reach ? planOf(told, reach, now) : []
    return planned.map(({ channel, subscriptionId, dueAt }) => ({
      ...{
        channel,
        kind: notificationId === null ? 'conversation' : 'notification',
        userId,
        dueAt,
      },
      ...{ subjectId: notificationId ?? conversationId ?? 0, targetId: subscriptionId ?? 0 },
    }))
  })
  await queueMessages(sql, messages, now)
  return events.length
}
