import type { Db, Deps } from '../../deps.ts'
import { insertFavoriteEvent, insertFavoriteNotifications, type FavoriteEvent } from './store.ts'

/** Sales and reservations per transaction. */
const batchSize = 50

/** Queues a sale or reservation to tell of, in its transaction: many may have the advert among their favourites. */
export async function queueFavoriteEvent(sql: Db, event: FavoriteEvent): Promise<void> {
  await insertFavoriteEvent(sql, event)
}

/** Notifies people on the site of sold and reserved favourites; concurrent processes do not duplicate work. */
export async function notifyOfFavoriteEvents({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  let taken = batchSize
  while (taken === batchSize) {
    taken = await insertFavoriteNotifications(sql, { most: batchSize, now: clock.now() })
  }
}
