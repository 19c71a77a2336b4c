import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblem } from '#contract/rules/account-rules.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'

/** Stored for an account that has no password: its owner logs in by a code. Erased accounts have none at all. */
export const noPassword = '-'

/** What a typed password is compared with; for no account, and for one without a password, nothing matches. */
export function comparedHash(
  { hasher }: Pick<Deps, 'hasher'>,
  account: { readonly passwordHash: string } | null,
): string {
  const { passwordHash = '' } = account ?? {}
  return passwordHash === '' || passwordHash === noPassword ? hasher.nobody : passwordHash
}

const mostCommon = 10_000
const common = new Set(dictionary['passwords-common'].slice(0, mostCommon))

/**
 * Refuses a new password that is too short, contains white space, is one of the most common, or is the account's
 * username, number or e-mail address (D4). `field` is the input's name.
 */
export function checkNewPassword(
  { passwordMinLength }: Pick<Deps, 'passwordMinLength'>,
  password: string,
  own: readonly string[],
  field: string,
): void {
  const problem = passwordProblem(password, passwordMinLength, own)
  if (problem) throw new Refusal(problem, field)
  if (common.has(password.toLowerCase())) throw new Refusal('password_common', field)
}
