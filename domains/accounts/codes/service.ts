import { randomUUID, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '#contract/rules/durations.ts'
import { codeDigits, codeMinutes, codeTries, phonePrefix, provedMinutes } from '#contract/limits.ts'
import type { CodePurpose } from '#contract/accounts/accounts.ts'
import type { Lang } from '#contract/languages.ts'
import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Delivery, Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { codeBudgets, isKnownDevice, limitQuestions } from '../quotas.ts'
import { deleteCode, deleteProof, findCode, insertTry, markProved, upsertCode } from './store.ts'
import { limits } from '../rate-limits.ts'
import { countTry, giveBack, limit, spend } from '../../limits/service.ts'
import { deliver, messageTexts, phoneText } from '../../mailer/service.ts'
import { blockOf } from '../../network.ts'
import type { Account } from '../rules.ts'
import { findAccountByPhone } from '../store.ts'

/** All guesses at a code that an operator tells, whoever makes them. */
const toldCodeTries = 15

/** Holds the codes that operators tell: whoever hears one may use it. */
export const readByOperator = ''

/** Who asks for a code: what is proved holds for this visitor, or user, alone. */
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
 * Sends a code by SMS, or by the second channel a call with the same code as long as it lives. Refuses a number
 * that is none, is not a mobile one, is taken (registering, changing) or has no account (restoring); too many
 * codes for the number, the address, its block, the number's prefix or the whole site; and a provider that is away.
 * Only what was sent counts.
 */
export async function sendCode(
  deps: Deps,
  asker: Asker,
  request: CodeRequest,
  channel: 'sms' | 'voice',
): Promise<void> {
  const phone = mobilePhone(deps, request.phone)
  const { visitor } = asker
  const questions = await limitQuestions(deps, visitor, 'phone')
  const account = await findAccountByPhone(deps.sql, phone)
  const purpose = purposeFor(asker, account, request.purpose)
  const isKnown = isKnownDevice(visitor, account)
  const { ofPhone, ofSending } = codeBudgets(deps, visitor, phone, isKnown)
  await spend(deps, [...ofPhone, ...ofSending], 'phone')
  // Its own budgets hold a code back from now on.
  await giveBack(deps, ...questions)
  const lang = request.lang ?? 'ro'
  const delivery = await deliverCode(deps, holderOf(asker), { phone, purpose, lang, channel })
  if (delivery === 'sent') return
  // A provider that is away must not use up somebody's codes of the day; what may have gone out is on the bill.
  const unused = delivery === 'failed' ? [...ofPhone, ...ofSending] : ofPhone
  await giveBack(deps, ...unused.map(({ key }) => key))
  throw new Refusal('code_not_sent', 'phone')
}

/** Sends the code of `holder`, without limits of its own: `sendCode`, or an operator, has counted. Gives how it went. */
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
  const text = phoneText(lang, messageTexts[lang].code(code))
  const message = { to: phonePrefix + phone, text, lang, code, key: randomUUID() }
  const delivery = await deliver(() => deps.messenger[channel](message))
  // Nobody has it, so nobody may guess at it: what was given back could be asked for without end.
  if (delivery === 'failed' && nonce === fresh) await deleteCode(deps.sql, phone, nonce)
  return delivery
}

/**
 * Checks a code, sent on either path to this asker, or told by an operator. Rightly given, it lets the asker go on
 * for half an hour; each code is good once and bears three tries, however many come at once. Refuses a wrong, spent
 * or unknown one.
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
  const nonce = nonces.find((one) => isSame(digits, codeOf(deps, phone, purpose, one)))
  if (nonce === undefined) throw new Refusal('code_wrong', 'code')
  const until = new Date(deps.clock.now().getTime() + provedMinutes * minuteMs)
  const isFirst = await markProved(deps.sql, { phone, nonce, by: holderOf(asker), until })
  if (!isFirst) throw new Refusal('code_spent', 'code')
}

/**
 * Counts a guess on every code that it may be: the asker's own, and the one that an operator tells, which knows no
 * asker, so each network has three guesses at it. Gives the nonces of those that bear one more.
 */
async function countGuess(
  deps: Deps,
  asker: Asker,
  phone: string,
  purpose: CodePurpose,
): Promise<string[]> {
  const now = deps.clock.now()
  const own = { phone, purpose, asker: holderOf(asker), now, most: codeTries }
  const told = { phone, purpose, asker: readByOperator, now, most: toldCodeTries }
  const living = await findCode(deps.sql, told)
  const key = `code:told:${living}:${blockOf(asker.visitor.address)}`
  const isOneOfThree =
    living !== null &&
    (await countTry(deps, key, { window: codeMinutes * minuteMs })).points <= codeTries
  const nonces = [
    await insertTry(deps.sql, own),
    isOneOfThree ? await insertTry(deps.sql, told) : null,
  ]
  return nonces.filter((nonce) => nonce !== null)
}

/** Uses up the proof that the asker has the number. Refuses when there is none. */
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

/** A number that a code may be sent to: freephone and premium ones cost, and answer to nobody (D35). */
export function mobilePhone(deps: Pick<Deps, 'isMobile'>, typed: string): string {
  const phone = validPhone(typed)
  if (!deps.isMobile(phone)) throw new Refusal('phone_not_mobile', 'phone')
  return phone
}

/** The purpose that was named and fits, else the one that the number itself tells. */
function purposeFor(
  { user }: Asker,
  account: Account | null,
  named: CodePurpose | undefined,
): CodePurpose {
  const purpose = named ?? guessPurpose(user !== null, account !== null)
  if (purpose === 'change' && !user) throw new Refusal('login_required')
  if (purpose === 'restore' && !account) throw new Refusal('no_account', 'phone')
  if (purpose !== 'restore' && account) throw new Refusal('phone_taken', 'phone')
  return purpose
}

function guessPurpose(isLoggedIn: boolean, hasAccount: boolean): CodePurpose {
  if (hasAccount) return 'restore'
  return isLoggedIn ? 'change' : 'register'
}

function holderOf({ user, visitor }: Asker): string {
  return user ? `user:${user.id}` : `visitor:${visitor.id ?? visitor.address}`
}

/** Five digits that follow from the number, the purpose, the nonce and the session secret. */
function codeOf(deps: Pick<Deps, 'tokens'>, phone: string, purpose: string, nonce: string): string {
  const digest = deps.tokens.digest(`code:${phone}:${purpose}:${nonce}`)
  const number = Buffer.from(digest, 'base64url').readUIntBE(0, 6)
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0')
}

function isSame(typed: string, right: string): boolean {
  return typed.length === right.length && timingSafeEqual(Buffer.from(typed), Buffer.from(right))
}
