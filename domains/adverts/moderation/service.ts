import type { Decision } from '#contract/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert-reasons.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { mailDecisions, notifyOfDecision } from '../../notifications/service.ts'
import { nextStatus } from '../transitions.ts'
import { invalidateAdvert, changeOwn } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { findOwnerOf, listQueue, type Queued } from './store.ts'

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

export { holdsInTexts, judge } from './risk.ts'
export { findCircumstances } from './risk-store.ts'
