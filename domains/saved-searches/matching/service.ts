import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import { notifyOfSearches } from '../../notifications/service.ts'
import { queueSearchMails } from '../mails/queue.ts'
import { deleteArrivalsForNobody, deleteOldHits, insertHits, listMailed } from './store.ts'

/** Adverts per transaction. */
const batchSize = 50
/** Days after which an advert that is not public may be found again. */
const hitRetentionDays = 90

/**
 * Matches new and changed adverts against saved searches, notifies their owners on the site and queues the mails.
 * Each batch is one transaction; concurrent processes do not duplicate work.
 */
export async function notifyOfArrivals(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteArrivalsForNobody(deps.sql)
  let taken = batchSize
  while (taken === batchSize) {
    taken = await matchBatch(deps)
  }
}

async function matchBatch({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now()
  return sql.begin(async (tx) => {
    const { taken, found } = await insertHits(tx, { most: batchSize, now })
    if (found.length === 0) return taken
    const ids = found.map(({ id }) => id)
    await queueSearchMails(tx, await listMailed(tx, ids), now)
    await notifyOfSearches(tx, found, now)
    return taken
  })
}

/** Deletes hits of adverts that have not been public for long. */
export async function cleanUpHits({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteOldHits(sql, new Date(clock.now().getTime() - hitRetentionDays * dayMs))
}
