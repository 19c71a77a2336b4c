import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'

/** Transitions of an advert. `review` leads to the moderators' queue. */
export type Transition =
  | 'publish'
  | 'review'
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'unsuspend'
  | 'reinstate'
  | 'archive'
  | 'merge'
  | 'restore'
  | 'edit'
  | 'delete'

/**
 * State machine of an advert (D3): the next state by transition and current state; absent pairs are refused. Owners
 * leave `suspended` only through the queue, and an advert that was edited while archived is restored by `review`.
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
  suspend: { active: 'suspended', review: 'suspended' },
  unsuspend: { suspended: 'active' },
  // A decision against the advert was wrong.
  reinstate: { rejected: 'active', suspended: 'active' },
  archive: { active: 'archived' },
  // A duplicate of another advert of its owner.
  merge: { active: 'archived', review: 'archived', archived: 'archived' },
  restore: { archived: 'active' },
  // Edits without review: of price or place.
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

/** The state after a transition. Refuses a transition that is not in the table. */
export function nextStatus(from: AdvertStatus, transition: Transition): AdvertStatus {
  const to = transitions[transition][from]
  if (!to) throw new Refusal('move_refused', 'status')
  return to
}

export function canTransition(from: AdvertStatus, transition: Transition): boolean {
  return transitions[transition][from] !== undefined
}
