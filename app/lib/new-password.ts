import { confirmationProblem, passwordProblem, type Problem } from '#contract/account-rules.ts'

type Values = Readonly<Record<'password' | 'repeated', string>>

/** Rules of a form in which a password is chosen and typed a second time. */
export const newPasswordRules = {
  password: (password: string, _values: Values): Problem => passwordProblem(password),
  repeated: (repeated: string, { password }: Values): Problem =>
    confirmationProblem(repeated, password),
}
