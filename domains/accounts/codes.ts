import { randomUUID, timingSafeEqual } from 'node:crypto'
import { codeDigits, codeMinutes, codeTries, phonePrefix, provedMinutes } from '#contract/limits.ts'
import type { CodePurpose } from '#contract/accounts.ts'
import type { Lang } from '#contract/languages.ts'
import { isValidPhone, nationalPhone } from '#contract/phone.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { deleteProof, insertTry, markProved, upsertCode } from './code-store.ts'
import { deliver } from './delivery.ts'
import { codeWindow, giveBack, limit, limits } from './limits.ts'
import { messageTexts } from './messages.ts'
import { blockOf } from '../network.ts'
import { numberPrefix } from './rules.ts'
import { findAccountByPhone } from './store.ts'

const minute = 60_000

/** Who asks for a code: what is proved holds for this visitor, or user, alone. */
export interface Asker {
  readonly user: User | null
  readonly visitor: Visitor
}

export interface CodeWish {
  readonly phone: string
  readonly purpose?: CodePurpose | undefined
  readonly lang?: Lang | undefined
}

/**
 * Sends a code by SMS, or by the second channel a call with the same code as long as it lives. Refuses a number
 * that is none, is not a mobile one, is taken (registering, changing) or has no account (restoring); too many
 * codes for the number, the address, its block, the number's prefix or the whole site; and a provider that is away.
 */
export async function sendCode(
  deps: Deps,
  asker: Asker,
  wish: CodeWish,
  channel: 'sms' | 'voice',
): Promise<void> {
  const phone = mobilePhone(deps, wish.phone)
  await limitCodes(deps, asker.visitor.address, phone)
  const purpose = await purposeFor(deps, asker, phone, wish.purpose)
  const ofPhone = `code:phone:${phone}`
  await limit(deps, ofPhone, limits.codesOfPhone, 'phone')
  await limit(deps, `code:site`, { most: deps.codeBudget.ofSite, window: codeWindow }, 'phone')
  try {
    await deliverCode(deps, { phone, purpose, lang: wish.lang ?? 'ro', channel })
  } catch (error) {
    // A provider that is away must not use up somebody's five codes of the day.
    await giveBack(deps, ofPhone)
    throw error
  }
}

/** Sends the code without limits of its own: an operator has confirmed the call, or `sendCode` has counted. */
export async function deliverCode(
  deps: Deps,
  wish: { phone: string; purpose: CodePurpose; lang: Lang; channel: 'sms' | 'voice' },
): Promise<void> {
  const { phone, purpose, lang, channel } = wish
  const now = deps.clock.now()
  const nonce = await upsertCode(deps.sql, {
    phone,
    purpose,
    nonce: randomUUID(),
    now,
    expiresAt: new Date(now.getTime() + codeMinutes * minute),
  })
  const code = codeOf(deps, phone, purpose, nonce)
  const text = phoneText(lang, messageTexts[lang].code(code))
  const message = { to: phonePrefix + phone, text, lang, code, key: randomUUID() }
  if (!(await deliver(() => deps.messenger[channel](message)))) {
    throw new Refusal('code_not_sent', 'phone')
  }
}

/**
 * Checks a code, sent on either path. Rightly given, it lets the asker go on for half an hour; each code is good
 * once and bears three tries, however many come at once. Refuses a wrong, spent or unknown one.
 */
export async function checkCode(
  deps: Deps,
  asker: Asker,
  wish: CodeWish,
  typed: string,
): Promise<void> {
  const phone = validPhone(wish.phone)
  await limit(deps, `check:${asker.visitor.address}`, limits.checksOfAddress, 'code')
  const purpose = await purposeFor(deps, asker, phone, wish.purpose)
  const now = deps.clock.now()
  const nonce = await insertTry(deps.sql, { phone, purpose, now, most: codeTries })
  if (nonce === null) throw new Refusal('code_spent', 'code')
  const digits = typed.replaceAll(/\D/g, '')
  if (!isSame(digits, codeOf(deps, phone, purpose, nonce))) throw new Refusal('code_wrong', 'code')
  const isFirst = await markProved(deps.sql, {
    phone,
    purpose,
    nonce,
    by: holderOf(asker),
    until: new Date(now.getTime() + provedMinutes * minute),
  })
  if (!isFirst) throw new Refusal('code_spent', 'code')
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

/** The first of these that is used up refuses; what an attacker varies comes last. */
async function limitCodes(deps: Deps, address: string, phone: string): Promise<void> {
  const ofAddress = { most: deps.codeBudget.ofAddress, window: codeWindow }
  await limit(deps, `code:address:${address}`, ofAddress, 'phone')
  await limit(deps, `code:block:${blockOf(address)}`, limits.codesOfBlock, 'phone')
  await limit(deps, `code:prefix:${numberPrefix(phone)}`, limits.codesOfPrefix, 'phone')
}

/** The purpose that was named and fits, else the one that the number itself tells. */
async function purposeFor(
  deps: Deps,
  { user }: Asker,
  phone: string,
  named: CodePurpose | undefined,
): Promise<CodePurpose> {
  const account = await findAccountByPhone(deps.sql, phone)
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

/** One message: a single letter outside the phone's own alphabet would halve its room. */
function phoneText(lang: Lang, text: string): string {
  return lang === 'ru' ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function isSame(typed: string, right: string): boolean {
  return typed.length === right.length && timingSafeEqual(Buffer.from(typed), Buffer.from(right))
}
