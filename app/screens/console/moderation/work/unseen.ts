import type { ModerationCase } from '#contract/staff/moderation.ts'

/** Whether nobody sees the advert and nobody waits to: of a reported one the reports alone are decided. */
export function isUnseen(advert: ModerationCase['advert']): boolean {
  return advert?.status !== 'active' && advert?.status !== 'review'
}
