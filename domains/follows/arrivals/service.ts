import type { Deps } from '../../deps.ts'
import { notifyOfFollowed } from '../../notifications/service.ts'
import { takeArrivals } from './store.ts'

/** Adverts per transaction. */
const batchSize = 50

/**
 * Notifies followers of new adverts. Each batch is one transaction; concurrent processes do not duplicate work.
 */
export async function notifyOfFollowedAdverts({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  let taken = batchSize
  while (taken === batchSize) {
    taken = await sql.begin(async (tx) => {
      const arrived = await takeArrivals(tx, batchSize)
      if (arrived.found.length > 0) await notifyOfFollowed(tx, arrived.found, clock.now())
      return arrived.taken
    })
  }
}
