import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Refusal } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { readInvitation, storeInvitation } from '../invitation/invitation.ts'
import type { RegisterField, RegisterForm } from './use-register-form.ts'

interface Registering {
  readonly registerAccount: (by: { phone: string } | { email: string }) => Promise<void>
  /** Shows a refusal at its field. Returns false when it concerns no field. */
  readonly showAtField: (refusal: Refusal) => boolean
}

/** Makes the call that opens an account and shows its refusals at the fields. */
export function useRegistering(typed: RegisterForm): Registering {
  const lang = useLang()
  const { form, username, isCompany } = typed
  return {
    registerAccount: async (by) => {
      const { password, brand } = form.values
      const company = isCompany ? ({ accountType: 1, brand: brand.trim() } as const) : null
      const account = { username, password, accountType: 0, lang, ...company, ...by } as const
      const invitation = readInvitation()
      await postCall(accountCalls.register, { ...account, ...(invitation && { invitation }) })
    },
    showAtField: ({ code, field }) => {
      // Its last use was taken meanwhile: the gate asks for another.
      if (code === 'invitation_invalid') storeInvitation('')
      if (!isField(field)) return false
      form.refuse(field, code)
      form.showErrors()
      return true
    },
  }
}

export function isField(name: string | undefined): name is RegisterField {
  return ['brand', 'username', 'phone', 'email', 'password'].some((field) => field === name)
}
