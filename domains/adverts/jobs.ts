import type { Deps } from '../deps.ts'
import { localDay } from '../local-day.ts'
import { archiveExpired, sendExpiryNotices } from './lifecycle/expiry.ts'
import { deleteUntouchedDrafts } from './lifecycle/untouched-drafts.ts'
import { judgeQueue } from './moderation/queue.ts'
import { sweepPhotos } from './photos/service.ts'
import { forgetAskers } from './reveals/service.ts'
import { forgetViewers } from './views/service.ts'

/**
 * What time does to adverts, in this order. Each is harmless when run twice, or by two processes at once.
 */
export const advertJobs: readonly ((deps: Deps) => Promise<void>)[] = [
  judgeQueue,
  archiveExpired,
  sendExpiryNotices,
  deleteUntouchedDrafts,
  sweepPhotos,
  ({ sql, clock }) => forgetViewers(sql, localDay(clock.now())),
  ({ sql, clock }) => forgetAskers(sql, localDay(clock.now())),
]

/** Runs all of them once, one after another. */
export async function runAdvertJobs(deps: Deps): Promise<void> {
  for (const run of advertJobs) {
    // oxlint-disable-next-line no-await-in-loop -- what one leaves is the next one's work
    await run(deps)
  }
}
