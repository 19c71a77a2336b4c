import type { Decision } from '#contract/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { mailDecisions, notifyOfDecision } from '../../notifications/service.ts'
import { nextStatus } from '../transitions.ts'
import { changeOwn, invalidateAdvert, ownAdvert } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { likeMedian } from '../prices/service.ts'
import { judge } from './risk.ts'
import { findCircumstances } from './risk-store.ts'
import { findOwnerOf, listQueue, listUnjudged, type Queued } from './store.ts'

/** What waits to be looked at, the longest waiting first. */
export async function queuedAdverts(deps: Pick<Deps, 'sql'>): Promise<Queued[]> {
  return listQueue(deps.sql)
}

/**
 * Decides on an advert, and tells its owner on the site and by mail. Against it a reason is needed: what the rules held
 * against it already stays, `reasons` come on top. Refuses an unknown advert, a move not in the table and a rejection or
 * a suspension without any reason.
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
    const held = isAgainst(move) ? joined(found.reasons, reasons) : []
    if (isAgainst(move) && held.length === 0) throw new Refusal('reason_required', 'reasons')
    await updateStatus(sql, id, {
      ...{ status, reasons: held, reviewSince: null },
      ...(move === 'approve' && { isEdited: false }),
    })
    const decided = { ownerId, advertId: id, move, reasons: held }
    await notifyOfDecision(sql, decided, deps.clock.now())
    return found
  })
  await invalidateAdvert(deps, advert)
  await mailDecisions(deps)
}

function isAgainst(move: Decision): boolean {
  return move === 'reject' || move === 'suspend'
}

/** Of the same field and code the later one, which may say more. */
function joined(
  before: readonly AdvertReason[],
  more: readonly AdvertReason[],
): readonly AdvertReason[] {
  const all = [...before, ...more].map((one): [string, AdvertReason] => [
    `${one.field}:${one.code}`,
    one,
  ])
  return [...new Map(all).values()]
}

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

export { holdsInTexts, judge } from './risk.ts'
export { findCircumstances } from './risk-store.ts'
