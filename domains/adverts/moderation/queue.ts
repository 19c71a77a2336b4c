import type { Deps } from '../../deps.ts'
import { changeOwn, invalidateAdvert, ownAdvert } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { likeMedian } from '../prices/service.ts'
import { nextStatus } from '../transitions.ts'
import { judge } from './risk.ts'
import { findCircumstances } from './risk-store.ts'
import { listUnjudged } from './store.ts'

/** As many adverts as one run judges. */
const judgedPerRun = 500

/**
 * Judges edited adverts in the queue by the fixed rules: one against which they hold nothing is approved at once, the
 * others get their reasons and wait for a moderator.
 */
export async function judgeQueue(deps: Deps): Promise<void> {
  for (const { id, ownerId } of await listUnjudged(deps.sql, judgedPerRun)) {
    await judgeOne(deps, ownerId, id)
  }
}

async function judgeOne(deps: Deps, ownerId: number, id: number): Promise<void> {
  const median = await likeMedian(deps, await ownAdvert(deps, { id: ownerId }, id))
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    if (found.status !== 'review' || found.reasons.length > 0) return null
    const circumstances = await findCircumstances(sql, found, deps.clock.now(), median)
    const { needsReview, reasons } = judge(found, circumstances)
    await updateStatus(sql, id, {
      reasons,
      status: needsReview ? found.status : nextStatus(found.status, 'approve'),
      ...(!needsReview && { isEdited: false, reviewSince: null }),
    })
    return found
  })
  if (advert) await invalidateAdvert(deps, advert)
}
