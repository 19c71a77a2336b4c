import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'

/** Whether people have reported the advert: only a moderator lifts this reason, an edit does not. */
export function isReported({ code }: Pick<AdvertReason, 'code'>): boolean {
  return code === 'reported'
}
