import type { OwnCard } from '../own-lines.ts'

type Stated = Pick<OwnCard, 'status' | 'isPublic'>

/** Whether everybody sees it at its own address. */
export function isSeen({ status, isPublic }: Stated): boolean {
  return status === 'active' && isPublic
}

/** An archived advert comes back by its promotion. */
export function canPromote({ status }: Pick<Stated, 'status'>): boolean {
  return status === 'active' || status === 'archived'
}

const known = ['draft', 'review', 'active', 'suspended', 'rejected', 'archived']

/** Of a state that this page does not know, nothing is promised. */
export function canEdit({ status }: Pick<Stated, 'status'>): boolean {
  return known.includes(status)
}

/** Where it is changed: a draft goes on where it was begun. */
export function editPath({ id, status }: Pick<OwnCard, 'id' | 'status'>): string {
  return status === 'draft' ? `/add-advert?id=${id}` : `/edit-advert/${id}`
}
