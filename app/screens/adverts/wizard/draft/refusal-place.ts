import type { Refusal } from '#contract/refusals.ts'
import { isLoginNeeded } from '../outcome/login-needed.tsx'
import { isOfForm } from './draft.ts'

/** Requirement to be met before an advert is saved or published. */
export type Requirement = 'login' | 'phone'

/** Where a refusal is shown: at its field, or as a missing requirement; neither: in a toast. */
export function placeOfRefusal(refusal: Refusal): {
  readonly field: string | null
  readonly missing: Requirement | null
} {
  const { code, field = '' } = refusal
  if (isOfForm(field)) return { field, missing: null }
  if (code === 'phone_needed') return { field: null, missing: 'phone' }
  return { field: null, missing: isLoginNeeded(refusal) ? 'login' : null }
}
