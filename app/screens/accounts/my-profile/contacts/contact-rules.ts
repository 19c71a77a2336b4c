import type { Problem } from '#contract/rules/account-rules.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Form } from '../../../../lib/calls/use-form.ts'

export function codeNeeded(code: string): Problem {
  return code.trim() === '' ? 'field_required' : null
}

/** Puts a refusal beside the field at fault, the contact or the password. Gives back what is no field's fault. */
export function refuseField<Contact extends 'email' | 'phone'>(
  form: Form<Contact | 'password'>,
  contact: Contact,
  error: unknown,
): RefusalCode | null {
  const { code, field } = error instanceof Refusal ? error : new Refusal('unexpected')
  if (field !== contact && field !== 'password') return code
  form.refuse(field === contact ? contact : 'password', code)
  setTimeout(() => form.summary.current?.focus())
  return null
}
