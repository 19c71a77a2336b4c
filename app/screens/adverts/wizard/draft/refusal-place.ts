import type { Refusal } from '#contract/refusals.ts'
import { isLoginNeeded } from '../outcome/login-needed.tsx'
import { isOfForm } from './draft.ts'

/** Requirement to be met before an advert is saved or published. */
export type Lacks = 'login' | 'phone'

/** Where a refusal is shown: at its field, or as a missing requirement; neither: in a toast. */
export function placeOfRefusal(refusal: Refusal): {
  readonly field: string | null
  readonly lacks: Lacks | null
} {
  const { code, field = '' } = refusal
  if (isOfForm(field)) return { field, lacks: null }
  if (code === 'phone_needed') return { field: null, lacks: 'phone' }
  return { field: null, lacks: isLoginNeeded(refusal) ? 'login' : null }
}
