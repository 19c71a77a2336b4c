import type { Decision } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { Refusal } from '#contract/refusals.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyOfDecision } from '../../notifications/service.ts'
import { nextStatus } from '../transitions.ts'
import { changeOwn, invalidateAdvert, ownAdvert } from '../own.ts'
import { findOwn, updateStatus, type OwnAdvert, type StatusChange } from '../own-store.ts'
import { comparableMedian } from '../prices/service.ts'
import {
  endPause,
  givePromotionDaysBack,
  pausePromotions,
  restorePromotionDays,
} from '../promotion/service.ts'
import {
  deleteOpenHits,
  reviewAdverts,
  reviewRules,
  updateOutcomes,
  type Judgement,
} from '../review-rules/service.ts'
import { allowedAttributes } from '../rules.ts'
import {
  insertDecision,
  listEndedSuspensions,
  updateLongerLife,
  updateLostUntil,
  updateSubcategory,
} from './decisions-store.ts'
import { needsLook, wasShown } from './rules.ts'
import { findOwnerOf, listQueue, listUnjudged, type Queued } from './store.ts'
import { deleteRefusedVersion, deleteVersions, upsertVersion } from './versions-store.ts'

/** The review queue, oldest first. */
export async function queuedAdverts(deps: Pick<Deps, 'sql'>): Promise<Queued[]> {
  return listQueue(deps.sql)
}

/** Decisions of `decide`; duplicates are merged otherwise. */
type Move = Exclude<Decision, 'merge' | 'unmerge'>

/** What a decision has besides its reasons. */
export interface DecisionDetails {
  /** Staff; absent: at the command line, or by time. */
  readonly decidedBy?: number
  /** End of a suspension; absent: for good. */
  readonly until?: Date
  /** The subcategory that an approved advert belongs to. */
  readonly subcategory?: string
  /** Since when a reinstated advert was hidden wrongly: its paid time is longer by as much. */
  readonly hiddenSince?: Date
  /** Runs first in the transaction of the decision, with the advert locked; a refusal voids the decision. */
  readonly alongside?: (sql: Db) => Promise<void>
}

/**
 * Decides on an advert and notifies its owner on the site and by mail. A rejection or suspension needs a reason. Refuses an unknown advert, a transition that is
 * not in the table, an unknown subcategory, and a rejection or suspension without any reason.
 */
export async function decide(
  deps: Deps,
  id: number,
  move: Move,
  reasons: readonly AdvertReason[],
  details: DecisionDetails = {},
): Promise<void> {
  const ownerId = await findOwnerOf(deps.sql, id)
  if (ownerId === null) throw new Refusal('advert_not_found')
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    await details.alongside?.(sql)
    const allReasons = isAgainst(move) ? reasonsFor(found, reasons, details) : []
    if (isAgainst(move) && allReasons.length === 0) throw new Refusal('reason_required', 'reasons')
    await applyDecision(sql, deps, found, { move, reasons: allReasons, details })
    return found
  })
  await invalidateAdvert(deps, advert)
  if (details.subcategory) await invalidateAdvert(deps, await ownAdvert(deps, { id: ownerId }, id))
}

/** Staff in the console have seen what the rules found, and say what holds of it; otherwise it is retained. */
function reasonsFor(
  { reasons: found }: OwnAdvert,
  reasons: readonly AdvertReason[],
  { decidedBy }: DecisionDetails,
): readonly AdvertReason[] {
  return decidedBy === undefined ? mergeReasons(found, reasons) : reasons
}

interface Decided {
  readonly move: Move
  readonly reasons: readonly AdvertReason[]
  readonly details: DecisionDetails
}

async function applyDecision(
  sql: Db,
  deps: Pick<Deps, 'sql' | 'clock'>,
  advert: OwnAdvert,
  { move, reasons, details }: Decided,
): Promise<void> {
  const { id, ownerId } = advert
  const now = deps.clock.now()
  const suspendedUntil = (move === 'suspend' && details.until) || null
  if (details.subcategory) await moveTo(sql, deps, advert, details.subcategory)
  await updateStatus(sql, id, {
    status: nextStatus(advert.status, move),
    ...{ reasons, reviewSince: null, suspendedUntil },
    ...(!isAgainst(move) && { isEdited: false }),
    ...(details.hiddenSince && longerLife(advert, details.hiddenSince, now)),
  })
  if (isAgainst(move)) await upsertVersion(sql, advert, 'refused', now)
  else await deleteVersions(sql, id)
  await changePromotions(sql, id, move, now)
  const decidedBy = details.decidedBy ?? null
  await updateOutcomes(
    sql,
    id,
    reasons.map(({ code }) => code),
    now,
  )
  await insertDecision(sql, {
    ...{ advertId: id, decision: move, reasons, decidedBy, decidedAt: now, suspendedUntil },
    needsApproval: move === 'suspend' && !wasShown(advert),
  })
  await notifyOfDecision(sql, { ownerId, advertId: id, move, reasons }, now)
}

/** Attributes that the other subcategory does not know are lost. */
async function moveTo(
  sql: Db,
  deps: Pick<Deps, 'sql'>,
  { id, attributes }: OwnAdvert,
  slug: string,
): Promise<void> {
  const known = allowedAttributes(await knownAttributesOf(deps, slug), attributes)
  if (!(await updateSubcategory(sql, id, slug, known))) {
    throw new Refusal('category_required', 'subcategory')
  }
}

function longerLife({ expiresAt }: OwnAdvert, hiddenSince: Date, now: Date): Partial<StatusChange> {
  if (!expiresAt) return {}
  const lost = now.getTime() - hiddenSince.getTime()
  return { expiresAt: new Date(expiresAt.getTime() + lost), noticeSentAt: null }
}

/**
 * The time comes back with an approval, which ends what reports alone have hidden, and when a decision was wrong. A
 * rejection keeps the pause, because an appeal against it may be right.
 */
async function changePromotions(
  sql: Db,
  advertId: number,
  move: Decision,
  at: Date,
): Promise<void> {
  if (isAgainst(move)) await pausePromotions(sql, advertId, at)
  else await restorePromotionDays(sql, { advertId, at })
}

const suspensionsPerRun = 200

/**
 * Shows adverts again whose suspension has ended; it was right, so their promotions are not longer. Content that nobody
 * has approved waits for a moderator instead.
 */
export async function endSuspensions(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const { id, needsApproval } of await listEndedSuspensions(
    deps.sql,
    now,
    suspensionsPerRun,
  )) {
    if (needsApproval) await putBackIntoReview(deps, id)
    else await decide(deps, id, 'unsuspend', [], { alongside: (sql) => loseTime(sql, id, now) })
  }
}

async function putBackIntoReview(deps: Deps, id: number): Promise<void> {
  const ownerId = await findOwnerOf(deps.sql, id)
  if (ownerId === null) return
  await changeOwn(deps, ownerId, id, async (sql, { status }) => {
    if (status !== 'suspended') return
    const now = deps.clock.now()
    await loseTime(sql, id, now)
    await deleteRefusedVersion(sql, id)
    await updateStatus(sql, id, {
      status: nextStatus(status, 'review'),
      ...{ reasons: [needsLook], reviewSince: now, suspendedUntil: null },
    })
    await insertDecision(sql, {
      ...{ advertId: id, decision: 'unsuspend', reasons: [], decidedBy: null, decidedAt: now },
      ...{ suspendedUntil: null, needsApproval: false },
    })
  })
}

/** Ends the pause of the promotions; the time for which the last decision hid the advert is not given back. */
export async function loseTime(sql: Db, advertId: number, now: Date): Promise<void> {
  await endPause(sql, advertId)
  await updateLostUntil(sql, advertId, now)
}

/**
 * Gives back a time for which a wrong decision has hidden an advert and that was lost when the decision ended, whatever
 * became of the advert since.
 */
export async function giveLostTimeBack(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  advertId: number,
  lost: { from: Date; until: Date },
): Promise<void> {
  const now = clock.now()
  const advert = await findOwn(sql, advertId)
  if (!advert) return
  await updateLongerLife(sql, advertId, lost)
  await givePromotionDaysBack(sql, { advertId, ...lost, now })
  const isHidden = advert.status === 'rejected' || advert.status === 'suspended'
  if (isHidden) await pausePromotions(sql, advertId, now)
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

/** What a rule refuses since it was sent waits for a moderator. */
function withoutRefusal({ refusal, reasons, needsReview }: Judgement) {
  if (!refusal) return { reasons, needsReview }
  return { reasons: mergeReasons(reasons, [refusal]), needsReview: true }
}

async function judgeOne(deps: Deps, ownerId: number, id: number): Promise<void> {
  const rules = await reviewRules(deps)
  const median = await comparableMedian(deps, await ownAdvert(deps, { id: ownerId }, id))
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    if (found.status !== 'review' || found.reasons.length > 0) return null
    await deleteOpenHits(sql, id)
    const [judged] = await reviewAdverts(sql, deps, rules, [{ advert: found, median }])
    if (!judged) return null
    const { reasons, needsReview } = withoutRefusal(judged.judgement)
    await updateStatus(sql, id, {
      reasons,
      status: needsReview ? found.status : nextStatus(found.status, 'approve'),
      ...(!needsReview && { isEdited: false, reviewSince: null }),
    })
    if (!needsReview) await deleteVersions(sql, id)
    return found
  })
  if (advert) await invalidateAdvert(deps, advert)
}

export { insertDecision } from './decisions-store.ts'
export { reasonsAfterEdit } from './rules.ts'
export { deleteVersions, findLastVersion, upsertVersion } from './versions-store.ts'
export type { AdvertVersion } from './versions-store.ts'
