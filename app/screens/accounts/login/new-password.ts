import {
  confirmationProblem,
  passwordProblem,
  type Problem,
} from '#contract/rules/account-rules.ts'
import { useSettings } from '../../../lib/calls/settings.ts'

type Values = Readonly<Record<'password' | 'repeated', string>>

/** Client-side rule for a new password; `own` are the username, number and address of the account. */
export function usePasswordRule(): (password: string, own?: readonly string[]) => Problem {
  const { passwordMinLength } = useSettings()
  return (password, own) => passwordProblem(password, passwordMinLength, own)
}

/** Rules of a form with a new password and its repetition. */
export function useNewPasswordRules() {
  const problemOf = usePasswordRule()
  return {
    password: (password: string, _values: Values): Problem => problemOf(password),
    repeated: (repeated: string, { password }: Values): Problem =>
      confirmationProblem(repeated, password),
  }
}
