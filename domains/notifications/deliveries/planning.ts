import type { Db, Deps } from '../../deps.ts'
import { listReach } from '../settings/store.ts'
import {
  insertDeliveries,
  takeUnplanned,
  takeUnplannedSides,
  type Unplanned,
} from './plan-store.ts'
import { planOf } from './rules.ts'

/** Events per transaction. */
const batchSize = 200

/** Queues the deliveries of new notifications and messages, as their recipients want. */
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
  const deliveries = events.flatMap((event) => {
    const reach = reachOf.get(event.userId)
    return reach ? planOf(event.told, reach, now).map((one) => ({ ...event, ...one })) : []
  })
  await insertDeliveries(sql, deliveries, now)
  return events.length
}
