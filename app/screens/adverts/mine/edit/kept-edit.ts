import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { isOfForm, type FieldErrors, type TypedAdvert } from '../../wizard/draft/draft.ts'

export function isSame(one: TypedAdvert, other: TypedAdvert): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The saved advert with what an earlier visit typed over it, as the browser keeps it; null: nothing else. */
export function withKept(saved: TypedAdvert, stored: string | null): TypedAdvert | null {
  try {
    const kept: Partial<TypedAdvert> | null = JSON.parse(stored ?? 'null')
    const merged = { ...saved, ...kept }
    return isSame(merged, saved) ? null : merged
  } catch {
    return null
  }
}

/** What is held against a field stands at it, until it is changed. */
export function errorsIn(reasons: readonly AdvertReason[], status: string): FieldErrors {
  if (status !== 'rejected' && status !== 'suspended') return {}
  return Object.fromEntries(
    reasons.filter(({ field }) => isOfForm(field)).map(({ field, code }) => [field, code]),
  )
}
