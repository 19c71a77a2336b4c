import { passwordMaxLength, usernameMaxLength } from '../limits.ts'
import { fold } from './text/fold.ts'
import { isValidPhone, nationalPhone } from './phone.ts'
import type { RefusalCode } from '../refusals.ts'

/** Refusal of an input by the form and by the server; null for a valid one. No zod: browsers load this too. */
export type Problem = RefusalCode | null

/** Normalized form of a username, for comparison and storage. */
export function plainUsername(typed: string): string {
  return typed.trim().toLowerCase()
}

/** SPECIFICATION §5: required, no white space, ASCII only. Checks the normalized form. */
export function usernameProblem(typed: string): Problem {
  const username = plainUsername(typed)
  if (username === '') return 'username_invalid'
  if (/\s/.test(username)) return 'username_spaces'
  if (!/^[\u0021-\u007e]+$/.test(username)) return 'username_not_ascii'
  return username.length > usernameMaxLength ? 'username_too_long' : null
}

/** What passwords in Moldova begin with; digits and signs after it do not help. */
const guessedFirst: readonly string[] = [
  ...['parola', 'moldova', 'chisinau', 'йцукен', 'пароль', 'qwerty', 'password', 'gasit', 'balti'],
  'privet',
]

/**
 * Checks a new password (D4): length, white space, the words that are guessed first, and the account's own username,
 * number and address; the server knows a long list of common ones besides.
 */
export function passwordProblem(
  password: string,
  minLength: number,
  own: readonly string[] = [],
): Problem {
  if (password === '') return 'password_missing'
  if (/\s/.test(password)) return 'password_spaces'
  if (password.length < minLength) return 'password_short'
  if (password.length > passwordMaxLength) return 'too_large'
  const plain = password.toLowerCase()
  const bare = plain.replace(/[\d!@#$%^&*._-]{1,4}$/, '')
  const isOwn = own.some(
    (word) => word !== '' && (plain === word.toLowerCase() || plain === `0${word}`),
  )
  return isOwn || guessedFirst.includes(bare) ? 'password_common' : null
}

/** Only checks that a password is given: rules for new ones do not apply to an existing one. */
export function passwordNeeded(password: string): Problem {
  return password === '' ? 'password_missing' : null
}

/** Checks the repeated password. */
export function confirmationProblem(repeated: string, password: string): Problem {
  if (repeated === '') return 'password_unconfirmed'
  return repeated === password ? null : 'passwords_differ'
}

export function emailProblem(typed: string): Problem {
  const email = typed.trim()
  const isAddress = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)*\.[^\s@.\d<>(),;:"]{2,}$/
  return email.length <= 254 && isAddress.test(email) ? null : 'email_invalid'
}

/** Accepts the usual notations: "+373 69 123 456", "069123456". */
export function phoneProblem(typed: string): Problem {
  return isValidPhone(nationalPhone(typed)) ? null : 'phone_invalid'
}

const letters: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'j', з: 'z', и: 'i', й: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'h', ц: 't', ч: 'ci', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
}

/** Proposes a username for a brand: "Casa Mobilă" becomes "casamobila" (D24). */
export function usernameFromBrand(brand: string): string {
  return [...fold(brand.replaceAll(/[^\p{L}\p{N}._-]/gu, ''))]
    .map((sign) => letters[sign] ?? sign)
    .join('')
    .replaceAll(/[^a-z0-9._-]/g, '')
    .slice(0, usernameMaxLength)
}
