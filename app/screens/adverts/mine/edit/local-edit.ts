import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { isOfForm, type FieldErrors, type TypedAdvert } from '../../wizard/draft/draft.ts'

export function isSame(one: TypedAdvert, other: TypedAdvert): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Applies the stored edits of an earlier visit to the saved advert; null when there are none. */
export function withLocalEdit(saved: TypedAdvert, stored: string | null): TypedAdvert | null {
  try {
    const edited: Partial<TypedAdvert> | null = JSON.parse(stored ?? 'null')
    const merged = { ...saved, ...edited }
    return isSame(merged, saved) ? null : merged
  } catch {
    return null
  }
}

/** Reasons of a decision as errors of their fields. */
export function errorsIn(reasons: readonly AdvertReason[], status: string): FieldErrors {
  if (status !== 'rejected' && status !== 'suspended') return {}
  return Object.fromEntries(
    reasons.filter(({ field }) => isOfForm(field)).map(({ field, code }) => [field, code]),
  )
}
