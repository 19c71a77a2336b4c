import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'

/** What happens to an advert in its life. `review` leads to the queue of the moderators. */
export type Transition =
  | 'publish'
  | 'review'
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'unsuspend'
  | 'archive'
  | 'restore'
  | 'edit'
  | 'delete'

/**
 * The states of an advert (D3): the next one by transition and present state. A pair that is absent is refused.
 * Owners leave `suspended` through the queue alone, and an advert that was edited in the archive comes back through
 * it: its `restore` is a `review`.
 */
const transitions: Readonly<Record<Transition, Partial<Record<AdvertStatus, AdvertStatus>>>> = {
  publish: { draft: 'active' },
  review: {
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
  // An edit that needs no review: of the price, of the place.
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

/** The state after the transition. Refuses one that the table does not allow. */
export function nextStatus(from: AdvertStatus, transition: Transition): AdvertStatus {
  const to = transitions[transition][from]
  if (!to) throw new Refusal('move_refused', 'status')
  return to
}

export function canTransition(from: AdvertStatus, transition: Transition): boolean {
  return transitions[transition][from] !== undefined
}
