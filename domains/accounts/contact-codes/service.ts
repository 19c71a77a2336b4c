import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Lang } from '#contract/languages.ts'
import { codeDigits, codeMinutes, codeTries, phonePrefix, provedMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { emailProblem } from '#contract/rules/account-rules.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import type { Db, Delivery, Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'
import { limit, refundAttempts, spend } from '../../limits/service.ts'
import { deliver, messageTexts, phoneText } from '../../mailer/service.ts'
import { digestOfLink, newLink } from '../../lib/secret-links.ts'
import { codeBudgets, isKnownDevice, limitMails, mailRequesterOfVisitor } from '../quotas.ts'
import { limits } from '../rate-limits.ts'
import { findAccountByEmail, findAccountByPhone } from '../store.ts'
import {
  deleteContactCode,
  deleteContactProof,
  hasContactProof,
  insertContactCode,
  insertContactTry,
  markContactProved,
  type Contact,
} from './store.ts'

export type { Contact }

/**
 * Sends a code to an e-mail address or a mobile number of somebody without a login. Returns the secret handle that the
 * code belongs to: only its holder can use up the tries. Refuses what is neither, and too many codes to the contact,
 * from the address or its network, by the same budgets as codes and mails of accounts.
 */
export async function sendContactCode(
  deps: Deps,
  visitor: Visitor,
  { typed, lang }: { readonly typed: string; readonly lang: Lang },
): Promise<string> {
  const contact = contactOf(deps, typed)
  const proof = newLink()
  const digest = digestOfLink(proof)
  const nonce = randomUUID()
  const expiresAt = new Date(deps.clock.now().getTime() + codeMinutes * minuteMs)
  const budgets = await spendCode(deps, visitor, contact)
  await insertContactCode(deps.sql, { ...contact, digest, nonce, expiresAt })
  const delivery = await send(deps, contact, codeOf(deps, digest, nonce), lang)
  if (delivery === 'sent') return proof
  if (delivery === 'failed') {
    await deleteContactCode(deps.sql, digest)
    await refundAttempts(deps, ...budgets)
  }
  throw new Refusal(contact.email ? 'email_not_sent' : 'code_not_sent', 'contact')
}

function contactOf(deps: Pick<Deps, 'isMobile'>, typed: string): Contact {
  const text = typed.trim()
  if (text.includes('@')) {
    if (emailProblem(text)) throw new Refusal('contact_invalid', 'contact')
    return { email: text.toLowerCase(), phone: '' }
  }
  const phone = nationalPhone(text)
  if (!isValidPhone(phone) || !deps.isMobile(phone)) throw new Refusal('contact_invalid', 'contact')
  return { email: '', phone }
}

/** Returns the keys that a certain failure gives back. */
async function spendCode(deps: Deps, visitor: Visitor, contact: Contact): Promise<string[]> {
  if (contact.email) {
    const account = await findAccountByEmail(deps.sql, contact.email)
    await limitMails(deps, mailRequesterOfVisitor(visitor, account), contact.email)
    return []
  }
  const account = await findAccountByPhone(deps.sql, contact.phone)
  const { ofPhone, ofSending } = codeBudgets(
    deps,
    visitor,
    contact.phone,
    isKnownDevice(visitor, account),
  )
  await spend(deps, [...ofPhone, ...ofSending], 'contact')
  return [...ofPhone, ...ofSending].map(({ key }) => key)
}

async function send(
  deps: Pick<Deps, 'messenger'>,
  { email, phone }: Contact,
  code: string,
  lang: Lang,
): Promise<Delivery> {
  const t = messageTexts[lang]
  if (phone) {
    const text = phoneText(lang, t.code(code))
    const message = { to: phonePrefix + phone, text, lang, code, key: randomUUID() }
    return deliver(() => deps.messenger.sms(message))
  }
  const { subject, text } = t.contactCode
  const mail = { to: email, subject: subject(code), text: `${text(code)}\n\n${t.ignore}` }
  return deliver(async () => {
    const outcome = await deps.messenger.mail({ ...mail, key: randomUUID() })
    return outcome === 'refused' ? 'failed' : outcome
  })
}

/**
 * Proves the contact of a handle for half an hour. Refuses a wrong, used or unknown code; a code has three tries,
 * including concurrent ones.
 */
export async function checkContactCode(
  deps: Deps,
  visitor: Visitor,
  proof: string,
  typed: string,
): Promise<void> {
  await limit(deps, `check:${visitor.address}`, limits.checksOfAddress, 'code')
  const now = deps.clock.now()
  const digest = digestOfLink(proof)
  const nonce = await insertContactTry(deps.sql, { digest, now, most: codeTries })
  if (nonce === null) throw new Refusal('code_spent', 'code')
  const [given, expected] = [typed.replaceAll(/\D/g, ''), codeOf(deps, digest, nonce)]
  const isRight =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  if (!isRight) throw new Refusal('contact_code_wrong', 'code')
  const until = new Date(now.getTime() + provedMinutes * minuteMs)
  if (!(await markContactProved(deps.sql, digest, until))) throw new Refusal('code_spent', 'code')
}

/** Refuses a handle whose contact is not proved. */
export async function checkContactProof(
  deps: Pick<Deps, 'sql' | 'clock'>,
  proof: string,
): Promise<void> {
  if (!(await hasContactProof(deps.sql, digestOfLink(proof), deps.clock.now())))
    throw new Refusal('contact_unproved', 'contact')
}

/** Consumes the proof and returns the contact. Refuses if there is none. */
export async function takeContactProof(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  proof: string,
): Promise<Contact> {
  const contact = await deleteContactProof(sql, digestOfLink(proof), deps.clock.now())
  if (!contact) throw new Refusal('contact_unproved', 'contact')
  return contact
}

/** Five digits derived from the handle, the nonce and the session secret; stored nowhere. */
function codeOf(deps: Pick<Deps, 'tokens'>, digest: string, nonce: string): string {
  const derived = Buffer.from(deps.tokens.digest(`contact-code:${digest}:${nonce}`), 'base64url')
  return String(derived.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0')
}
