import type { OwnCard, Stated } from '../own-lines.ts'

/** Whether the advert is public at its own address. */
export function isSeen({ status, isPublic }: Stated): boolean {
  return status === 'active' && isPublic
}

/** Promotion also restores an archived advert. */
export function canPromote({ status }: Pick<Stated, 'status'>): boolean {
  return status === 'active' || status === 'archived'
}

const known = ['draft', 'review', 'active', 'suspended', 'rejected', 'archived']

/** False for a state unknown to this page. */
export function canEdit({ status }: Pick<Stated, 'status'>): boolean {
  return known.includes(status)
}

/** Path of the edit form; a draft continues in the wizard. */
export function editPath({ id, status }: Pick<OwnCard, 'id' | 'status'>): string {
  return status === 'draft' ? `/add-advert?id=${id}` : `/edit-advert/${id}`
}
