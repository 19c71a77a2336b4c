import { randomUUID, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '#contract/rules/durations.ts'
import { codeDigits, codeMinutes, codeTries, phonePrefix, provedMinutes } from '#contract/limits.ts'
import type { CodePurpose } from '#contract/accounts/accounts.ts'
import type { Lang } from '#contract/languages.ts'
import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Delivery, Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { codeBudgets, isKnownDevice, limitAccountLookups } from '../quotas.ts'
import { codeText } from './code-text.ts'
import { deleteCode, deleteProof, findCode, insertTry, markProved, upsertCode } from './store.ts'
import { limits } from '../rate-limits.ts'
import { countTry, refundAttempts, limit, spend } from '../../limits/service.ts'
import { deliver } from '../../mailer/service.ts'
import { blockOf } from '../../lib/network.ts'
import { refuseBannedOwner } from '../restrictions/service.ts'
import type { Account } from '../rules.ts'
import { findAccountByPhone } from '../store.ts'

/** Maximum guesses at an operator's code, by everybody together. */
const operatorCodeTries = 15

/** Holder of codes given by operators: they are not bound to one visitor. */
export const operatorHolder = ''

/** Who requests a code; the proof is valid for this visitor or user only. */
export interface Asker {
  readonly user: User | null
  readonly visitor: Visitor
}

export interface CodeRequest {
  readonly phone: string
  readonly purpose?: CodePurpose | undefined
  readonly lang?: Lang | undefined
}

/**
 * Sends a code by SMS, or the same code by a call while it is valid. Refuses a number that is invalid, not mobile,
 * taken (for registration or change) or without an account (for recovery); an exceeded budget of the number, the
 * address, its network, the number's prefix or the site; and a failed provider. Only sent codes count.
 */
export async function sendCode(
  deps: Deps,
  asker: Asker,
  request: CodeRequest,
  channel: 'sms' | 'voice',
): Promise<void> {
  const phone = mobilePhone(deps, request.phone)
  const { visitor } = asker
  const lookups = await limitAccountLookups(deps, visitor, 'phone')
  const account = await findAccountByPhone(deps.sql, phone)
  const purpose = purposeFor(asker, account, request.purpose)
  const isKnown = isKnownDevice(visitor, account)
  const { ofPhone, ofSending } = codeBudgets(deps, visitor, phone, isKnown)
  await spend(deps, [...ofPhone, ...ofSending], 'phone')
  // From here on the code's own budgets apply.
  await refundAttempts(deps, ...lookups)
  const lang = request.lang ?? 'ro'
  const delivery = await deliverCode(deps, holderOf(asker), { phone, purpose, lang, channel })
  if (delivery === 'sent') return
  // A failed provider must not use up the number's codes; one that may have been sent is still billed.
  const unused = delivery === 'failed' ? [...ofPhone, ...ofSending] : ofPhone
  await refundAttempts(deps, ...unused.map(({ key }) => key))
  throw new Refusal('code_not_sent', 'phone')
}

/** Sends the code of `holder` without counting it: the caller does. Returns the outcome of the delivery. */
export async function deliverCode(
  deps: Deps,
  holder: string,
  request: { phone: string; purpose: CodePurpose; lang: Lang; channel: 'sms' | 'voice' },
): Promise<Delivery> {
  const { phone, purpose, lang, channel } = request
  const now = deps.clock.now()
  const fresh = randomUUID()
  const nonce = await upsertCode(deps.sql, {
    phone,
    purpose,
    asker: holder,
    nonce: fresh,
    now,
    expiresAt: new Date(now.getTime() + codeMinutes * minuteMs),
  })
  const code = codeOf(deps, phone, purpose, nonce)
  const text = codeText(lang, code, channel === 'sms' ? deps.publicUrl.hostname : null)
  const message = { to: phonePrefix + phone, text, lang, code, key: randomUUID() }
  const delivery = await deliver(() => deps.messenger[channel](message))
  // Nobody received it, so it must not be guessed: its refunded budget would allow endless attempts.
  if (delivery === 'failed' && nonce === fresh) await deleteCode(deps.sql, phone, nonce)
  return delivery
}

/**
 * Checks a code sent to this visitor on either channel, or given by an operator. A correct one authorizes the visitor
 * to proceed for half an hour; a code is valid once and for three tries, including concurrent ones. Refuses a wrong,
 * used or unknown code; a right one of a recovery while the account is banned, with the ban.
 */
export async function checkCode(
  deps: Deps,
  asker: Asker,
  request: CodeRequest,
  typed: string,
): Promise<void> {
  const phone = validPhone(request.phone)
  await limit(deps, `check:${asker.visitor.address}`, limits.checksOfAddress, 'code')
  const account = await findAccountByPhone(deps.sql, phone)
  const purpose = purposeFor(asker, account, request.purpose)
  const nonces = await countGuess(deps, asker, phone, purpose)
  if (nonces.length === 0) throw new Refusal('code_spent', 'code')
  const digits = typed.replaceAll(/\D/g, '')
  const nonce = nonces.find((one) =>
    equalsInConstantTime(digits, codeOf(deps, phone, purpose, one)),
  )
  if (nonce === undefined) throw new Refusal('code_wrong', 'code')
  const until = new Date(deps.clock.now().getTime() + provedMinutes * minuteMs)
  const isFirst = await markProved(deps.sql, { phone, nonce, by: holderOf(asker), until })
  if (!isFirst) throw new Refusal('code_spent', 'code')
  // A login says it itself; a recovery would ask for a password first.
  if (request.purpose === 'restore' && account) await refuseBannedOwner(deps, account.id)
}

/**
 * Counts a guess at each possible code: the visitor's own, and the operator's, which is not bound to a visitor, so each
 * network has three guesses at it. Returns the nonces of those with tries left.
 */
async function countGuess(
  deps: Deps,
  asker: Asker,
  phone: string,
  purpose: CodePurpose,
): Promise<string[]> {
  const now = deps.clock.now()
  const own = { phone, purpose, asker: holderOf(asker), now, most: codeTries }
  const operatorCode = { phone, purpose, asker: operatorHolder, now, most: operatorCodeTries }
  const operatorNonce = await findCode(deps.sql, operatorCode)
  const key = `code:operatorCode:${operatorNonce}:${blockOf(asker.visitor.address)}`
  const hasTriesLeft =
    operatorNonce !== null &&
    (await countTry(deps, key, { window: codeMinutes * minuteMs })).points <= codeTries
  const nonces = [
    await insertTry(deps.sql, own),
    hasTriesLeft ? await insertTry(deps.sql, operatorCode) : null,
  ]
  return nonces.filter((nonce) => nonce !== null)
}

/** Consumes the proof that the visitor has the number. Refuses if there is none. */
export async function takeProof(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  asker: Asker,
  phone: string,
  purpose: CodePurpose,
): Promise<void> {
  const proof = { phone, purpose, by: holderOf(asker), now: deps.clock.now() }
  if (!(await deleteProof(sql, proof))) throw new Refusal('phone_not_verified', 'phone')
}

export function validPhone(typed: string): string {
  const phone = nationalPhone(typed)
  if (!isValidPhone(phone)) throw new Refusal('phone_invalid', 'phone')
  return phone
}

/** A number that codes may be sent to: freephone and premium numbers are costly and cannot receive them (D35). */
export function mobilePhone(deps: Pick<Deps, 'isMobile'>, typed: string): string {
  const phone = validPhone(typed)
  if (!deps.isMobile(phone)) throw new Refusal('phone_not_mobile', 'phone')
  return phone
}

/** The requested purpose if it applies, else the one that the number implies. */
function purposeFor(
  { user }: Asker,
  account: Account | null,
  requested: CodePurpose | undefined,
): CodePurpose {
  const purpose = requested ?? guessPurpose(user !== null, account !== null)
  if (purpose === 'change' && !user) throw new Refusal('login_required')
  if (purpose === 'restore' && !account) throw new Refusal('no_account', 'phone')
  if (purpose === 'change' && account) throw new Refusal('phone_of_other', 'phone')
  if (purpose === 'register' && account) throw new Refusal('phone_taken', 'phone')
  return purpose
}

function guessPurpose(isLoggedIn: boolean, hasAccount: boolean): CodePurpose {
  if (hasAccount) return 'restore'
  return isLoggedIn ? 'change' : 'register'
}

function holderOf({ user, visitor }: Asker): string {
  return user ? `user:${user.id}` : `visitor:${visitor.id ?? visitor.address}`
}

/** Five digits derived from the number, the purpose, the nonce and the session secret. */
function codeOf(deps: Pick<Deps, 'tokens'>, phone: string, purpose: string, nonce: string): string {
  const digest = deps.tokens.digest(`code:${phone}:${purpose}:${nonce}`)
  const number = Buffer.from(digest, 'base64url').readUIntBE(0, 6)
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0')
}

function equalsInConstantTime(typed: string, expected: string): boolean {
  return (
    typed.length === expected.length && timingSafeEqual(Buffer.from(typed), Buffer.from(expected))
  )
}
