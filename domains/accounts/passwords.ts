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

/** Common passwords in Moldova, in addition to the international list. */
const local = [
  'parola',
  'moldova',
  'chisinau',
  'йцукен',
  'пароль',
  'qwerty',
  'password',
  'gasit',
  'balti',
  'privet',
]

const mostCommon = 10_000
const common = new Set([...dictionary['passwords-common'].slice(0, mostCommon), ...local])

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
  const problem = passwordProblem(password, passwordMinLength)
  if (problem) throw new Refusal(problem, field)
  const plain = password.toLowerCase()
  const bare = plain.replace(/[\d!@#$%^&*._-]{1,4}$/, '')
  const isCommon = common.has(plain) || local.includes(bare)
  const isOwn = own.some(
    (word) => word !== '' && (plain === word.toLowerCase() || plain === `0${word}`),
  )
  if (isCommon || isOwn) throw new Refusal('password_common', field)
}
