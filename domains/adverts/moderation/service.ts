import type { Decision } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { mailDecisions, notifyOfDecision } from '../../notifications/service.ts'
import { nextStatus } from '../transitions.ts'
import { changeOwn, invalidateAdvert, ownAdvert } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { comparableMedian } from '../prices/service.ts'
import { endPause, pausePromotions, restorePromotionDays } from '../promotion/service.ts'
import { judge } from './risk.ts'
import { findCircumstances } from './risk-store.ts'
import { findOwnerOf, listQueue, listUnjudged, type Queued } from './store.ts'

/** The review queue, oldest first. */
export async function queuedAdverts(deps: Pick<Deps, 'sql'>): Promise<Queued[]> {
  return listQueue(deps.sql)
}

/**
 * Decides on an advert and notifies its owner on the site and by mail. A rejection or suspension needs a reason:
 * those found by the rules are retained and `reasons` are added. Refuses an unknown advert, a transition that is
 * not in the table, and a rejection or suspension without any reason.
 */
export async function decide(
  deps: Deps,
  id: number,
  move: Decision,
  reasons: readonly AdvertReason[],
): Promise<void> {
  const ownerId = await findOwnerOf(deps.sql, id)
  if (ownerId === null) throw new Refusal('advert_not_found')
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    const status = nextStatus(found.status, move)
    const allReasons = isAgainst(move) ? mergeReasons(found.reasons, reasons) : []
    if (isAgainst(move) && allReasons.length === 0) throw new Refusal('reason_required', 'reasons')
    await updateStatus(sql, id, {
      ...{ status, reasons: allReasons, reviewSince: null },
      ...(move === 'approve' && { isEdited: false }),
    })
    await changePromotions(sql, id, move, deps.clock.now())
    const decided = { ownerId, advertId: id, move, reasons: allReasons }
    await notifyOfDecision(sql, decided, deps.clock.now())
    return found
  })
  await invalidateAdvert(deps, advert)
  await mailDecisions(deps)
}

/** Approval ends what reports alone have hidden, and `unsuspend` a suspension that was wrong: their time comes back. */
async function changePromotions(
  sql: Db,
  advertId: number,
  move: Decision,
  at: Date,
): Promise<void> {
  if (move === 'suspend') await pausePromotions(sql, advertId, at)
  else if (move === 'reject') await endPause(sql, advertId)
  else await restorePromotionDays(sql, { advertId, at })
}

function isAgainst(move: Decision): boolean {
  return move === 'reject' || move === 'suspend'
}

/** Merges reasons; of the same field and code the later one wins, because it may have a comment. */
function mergeReasons(
  before: readonly AdvertReason[],
  more: readonly AdvertReason[],
): readonly AdvertReason[] {
  const all = [...before, ...more].map((one): [string, AdvertReason] => [
    `${one.field}:${one.code}`,
    one,
  ])
  return [...new Map(all).values()]
}

/** Maximum number of adverts per run. */
const judgedPerRun = 500

/**
 * Applies the fixed rules to edited adverts in the queue: without any match an advert is approved, others get the
 * reasons and wait for a moderator.
 */
export async function judgeQueue(deps: Deps): Promise<void> {
  for (const { id, ownerId } of await listUnjudged(deps.sql, judgedPerRun)) {
    await judgeOne(deps, ownerId, id)
  }
}

async function judgeOne(deps: Deps, ownerId: number, id: number): Promise<void> {
  const median = await comparableMedian(deps, await ownAdvert(deps, { id: ownerId }, id))
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

export { isReported } from './rules.ts'
export { hasTextMatches, judge } from './risk.ts'
export { findCircumstances } from './risk-store.ts'
