import { accountCalls } from '#contract/accounts/accounts.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useLang, useTexts } from '../../../lib/texts/texts.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import type { RegisterField, RegisterForm } from './use-register-form.ts'

interface Registering {
  readonly registerAccount: (by: { phone: string } | { email: string }) => Promise<void>
  /** What is held against a field is told there, anything else above the page. */
  readonly tell: (error: unknown) => void
}

/** Makes the call that opens an account, and tells what the server holds against it. */
export function useRegistering(typed: RegisterForm): Registering {
  const t = useTexts()
  const lang = useLang()
  const { form, username, isCompany } = typed
  return {
    registerAccount: async (by) => {
      const { password, brand } = form.values
      const company = isCompany ? ({ accountType: 1, brand: brand.trim() } as const) : null
      const account = { username, password, accountType: 0, lang, ...company, ...by } as const
      await postCall(accountCalls.register, account)
    },
    tell: (error) => {
      const { code, field } = error instanceof Refusal ? error : new Refusal('unavailable')
      if (!isField(field)) return toast(t.refusals[code], 'danger')
      form.refuse(field, code)
      typed.showErrors()
    },
  }
}

export function isField(name: string | undefined): name is RegisterField {
  return ['brand', 'username', 'phone', 'email', 'password'].some((field) => field === name)
}
