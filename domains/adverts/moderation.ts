import type { AdvertReason } from '#contract/own-adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import { moved, type Move } from './moves.ts'
import { announceAdvert, changeOwn } from './own.ts'
import { updateStatus } from './own-store.ts'
import { findOwnerOf, listQueue, type Queued } from './moderation-store.ts'

/** What waits to be looked at, the longest waiting first. */
export async function queuedAdverts(deps: Pick<Deps, 'sql'>): Promise<Queued[]> {
  return listQueue(deps.sql)
}

/** Decides on an advert. The reasons are shown to its owner. Refuses an unknown one and a move not in the table. */
export async function decide(
  deps: Deps,
  id: number,
  move: Extract<Move, 'approve' | 'reject' | 'suspend' | 'unsuspend'>,
  reasons: readonly AdvertReason[],
): Promise<void> {
  const ownerId = await findOwnerOf(deps.sql, id)
  if (ownerId === null) throw new Refusal('advert_not_found')
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    const status = moved(found.status, move)
    await updateStatus(sql, id, {
      ...{ status, reasons, reviewSince: null },
      ...(move === 'approve' && { isEdited: false }),
    })
    return found
  })
  await announceAdvert(deps, advert)
}
