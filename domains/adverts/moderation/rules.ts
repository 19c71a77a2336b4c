import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { OwnAdvert } from '../own-store.ts'

/** What a person has to look at, whatever the rules find. */
export const needsLook = { field: 'advert', code: 'needs_look' } as const

/** Whether people have reported the advert. */
export function isReported({ code }: Pick<AdvertReason, 'code'>): boolean {
  return code === 'reported'
}

/**
 * What an edit leaves of the reasons: those that a moderator alone lifts. Whether a decision against the advert was
 * heeded is for a person to see, not for the rules.
 */
export function reasonsAfterEdit(
  before: readonly AdvertReason[],
  isRefused: boolean,
): AdvertReason[] {
  const needsPerson =
    isRefused ||
    before.some(({ field, code }) => field === needsLook.field && code === needsLook.code)
  return [...before.filter(isReported), ...(needsPerson ? [needsLook] : [])]
}

/** Whether everybody has seen the content as it is: it is shown, or reports alone have hidden it. */
export function wasShown({
  status,
  isEdited,
  reasons,
}: Pick<OwnAdvert, 'status' | 'isEdited' | 'reasons'>): boolean {
  if (isEdited) return false
  const isHiddenByReports = reasons.length > 0 && reasons.every(isReported)
  return status === 'active' || (status === 'review' && isHiddenByReports)
}
