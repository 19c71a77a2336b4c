import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'

/** What happens to an advert in its life. `look` leads to the queue of what is looked at before it is shown. */
export type Move =
  | 'publish'
  | 'look'
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'unsuspend'
  | 'archive'
  | 'restore'
  | 'edit'
  | 'delete'

/**
 * The whole life of an advert (D3): from which state a move leads where. A move that is not here is refused.
 * Nobody leaves `suspended` by themselves but through the queue, and nothing comes out of the archive unseen when
 * it was edited there: `restore` of such a one is `look`.
 */
const moves: Readonly<Record<Move, Partial<Record<AdvertStatus, AdvertStatus>>>> = {
  publish: { draft: 'active' },
  look: {
    draft: 'review',
    active: 'review',
    archived: 'review',
    rejected: 'review',
    suspended: 'review',
  },
  approve: { review: 'active' },
  reject: { review: 'rejected' },
  suspend: { active: 'suspended' },
  unsuspend: { suspended: 'active' },
  archive: { active: 'archived' },
  restore: { archived: 'active' },
  // An edit that needs no look: of the price, of the place.
  edit: {
    draft: 'draft',
    active: 'active',
    archived: 'archived',
    review: 'review',
    rejected: 'review',
    suspended: 'review',
  },
  delete: {
    ...{ draft: 'deleted', review: 'deleted', active: 'deleted', suspended: 'deleted' },
    ...{ rejected: 'deleted', archived: 'deleted' },
  },
}

/** Where the move leads from this state. Refuses a move that the table does not know. */
export function moved(from: AdvertStatus, move: Move): AdvertStatus {
  const to = moves[move][from]
  if (!to) throw new Refusal('move_refused', 'status')
  return to
}

export function canMove(from: AdvertStatus, move: Move): boolean {
  return moves[move][from] !== undefined
}
