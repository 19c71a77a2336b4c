import type { Deps } from '../deps.ts'
import type { Job } from '../job.ts'
import { localDay } from '../lib/local-day.ts'
import { archiveExpired, queueExpiryNotices } from './lifecycle/expiry.ts'
import { deleteUntouchedDrafts } from './lifecycle/untouched-drafts.ts'
import { endSuspensions, judgeQueue } from './moderation/service.ts'
import { hashPhotos, keyTexts } from './likeness/service.ts'
import { sweepPhotos } from './photos/service.ts'
import { deletePastPromotions, tellPages } from './promotion/running.ts'
import { deletePastRevealViewers } from './reveals/service.ts'
import { sweepSharePictures } from './share-pictures/service.ts'
import { endReservations } from './reservation/service.ts'
import { deletePastViewers } from './views/service.ts'

/** Periodic work on adverts. */
export const advertJobs: readonly Job[] = [
  { name: 'adverts.review-queue', everySeconds: 30, run: judgeQueue },
  { name: 'adverts.ended-suspensions', everySeconds: 60, run: endSuspensions },
  { name: 'adverts.archive-expired', everySeconds: 30, run: archiveExpired },
  { name: 'adverts.expiry-notices', everySeconds: 60, run: queueExpiryNotices },
  { name: 'adverts.untouched-drafts', everySeconds: 600, run: deleteUntouchedDrafts },
  { name: 'adverts.reservations', everySeconds: 60, run: endReservations },
  { name: 'adverts.promotion-pages', everySeconds: 15, run: tellPages },
  { name: 'adverts.past-promotions', everySeconds: 3600, run: deletePastPromotions },
  { name: 'adverts.photo-sweep', everySeconds: 60, run: sweepPhotos },
  { name: 'adverts.share-picture-sweep', everySeconds: 600, run: sweepSharePictures },
  { name: 'adverts.photo-hashes', everySeconds: 60, run: hashPhotos },
  { name: 'adverts.text-keys', everySeconds: 300, run: keyTexts },
  {
    name: 'adverts.forget-viewers',
    everySeconds: 600,
    run: ({ sql, clock }) => deletePastViewers(sql, localDay(clock.now())),
  },
  {
    name: 'adverts.forget-askers',
    everySeconds: 600,
    run: ({ sql, clock }) => deletePastRevealViewers(sql, localDay(clock.now())),
  },
]

/** Runs all jobs once. */
export async function runAdvertJobs(deps: Deps): Promise<void> {
  for (const { run } of advertJobs) {
    // In sequence, because a job may process the result of the previous one.
    await run(deps)
  }
}
