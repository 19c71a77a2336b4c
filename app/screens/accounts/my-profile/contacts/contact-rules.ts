import type { Problem } from '#contract/rules/account-rules.ts'
import type { Refusal } from '#contract/refusals.ts'
import type { Form } from '../../../../lib/calls/use-form.ts'

export function codeNeeded(code: string): Problem {
  return code.trim() === '' ? 'field_required' : null
}

/** Shows a refusal at the contact or the password field. Returns false when it concerns neither. */
export function refuseField<Contact extends 'email' | 'phone'>(
  form: Form<Contact | 'password'>,
  contact: Contact,
  { code, field }: Refusal,
): boolean {
  if (field !== contact && field !== 'password') return false
  form.refuse(field === contact ? contact : 'password', code)
  form.showErrors()
  return true
}
