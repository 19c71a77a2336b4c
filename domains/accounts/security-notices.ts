import { randomUUID } from 'node:crypto'
import type { Lang } from '#contract/languages.ts'
import { phonePrefix } from '#contract/limits.ts'
import type { SecurityChange, StandingChange } from '#contract/people/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { site } from '#contract/site/site.ts'
import type { Deps } from '../deps.ts'
import { notifyOfAccount } from '../notifications/service.ts'
import { codeWindow, limits } from './rate-limits.ts'
import { findAccountById } from './store.ts'
import { spend } from '../limits/service.ts'
import { deliver, messageTexts, phoneText, sendMail } from '../mailer/service.ts'
import type { Account } from './rules.ts'

type NoticeRecipient = Pick<Account, 'id' | 'username' | 'email' | 'phone' | 'language'>

/**
 * Notifies the owner of a change of the password, number or second factor: on the site, and by mail, or by SMS if there
 * is no address. `account` is the state before the change, so that the old number is notified. Sent once, without
 * retries.
 */
export async function notifyOfChange(
  deps: Deps,
  account: NoticeRecipient,
  change: SecurityChange,
): Promise<void> {
  await notifyOfAccount(deps.sql, account.id, change, deps.clock.now())
  const { email, username, language: lang } = account
  if (email !== '') {
    const about = messageTexts[lang].safety.changes[change]
    await sendMail(deps, 'safety', { email, username, lang }, '/login?restore=1', { about })
    return
  }
  if (account.phone !== '' && (await mayCostSms(deps, account.id)))
    await sendSms(deps, account, change)
}

/** Notifies the owner that a key of the account was made. */
export async function notifyOfKey(deps: Deps, userId: number): Promise<void> {
  const account = await findAccountById(deps.sql, userId)
  if (account) await notifyOfChange(deps, account, 'apiKey')
}

/**
 * States a decision of staff to the person it is about: what, why, until when, and how to object. By mail, or by SMS if
 * there is no address; what is under the bell holds it too. Sent once, without retries.
 */
export async function sendStanding(
  deps: Deps,
  { id, email, phone, username, language: lang }: NoticeRecipient,
  { change, reason, endsAt }: { change: StandingChange; reason: string; endsAt: Date | null },
): Promise<void> {
  const t = messageTexts[lang].standing
  const until = endsAt ? t.until(dayIn(lang, endsAt)) : ''
  const what = [t.changes[change], until].filter(Boolean).join(' ')
  const isOver = change === 'restored'
  if (email !== '') {
    const about = [what, reason && t.reason(reason)].filter(Boolean).join('\n')
    const [kind, path] = isOver
      ? (['restored', '/'] as const)
      : (['standing', '/help-desk'] as const)
    await sendMail(deps, kind, { email, username, lang }, path, { about })
    return
  }
  if (phone === '' || !(await mayCostSms(deps, id))) return
  const text = phoneText(
    lang,
    isOver ? `${site.name}: ${t.inShort[change]}` : t.sms(t.inShort[change]),
  )
  const message = { to: phonePrefix + phone, text, lang, key: randomUUID() }
  await deliver(() => deps.messenger.sms(message))
}

/** "24.11.2026", the day in Chișinău. */
function dayIn(lang: Lang, moment: Date): string {
  const options = { timeZone: 'Europe/Chisinau', dateStyle: 'short' } as const
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, options).format(moment)
}

/** Counts the cost of an SMS: a few per account and day, within the hourly budget of codes. */
async function mayCostSms(deps: Deps, id: number): Promise<boolean> {
  const budgets = [
    { key: `notice:${id}`, ...limits.noticesOfAccount },
    { key: 'code:site', most: deps.codeBudget.ofSite, window: codeWindow },
  ]
  try {
    await spend(deps, budgets)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function sendSms(
  deps: Deps,
  { phone, language: lang }: NoticeRecipient,
  change: SecurityChange,
) {
  const { changes, sms } = messageTexts[lang].safety
  const text = phoneText(lang, sms(changes[change], change === 'phone'))
  const message = { to: phonePrefix + phone, text, lang, key: randomUUID() }
  await deliver(() => deps.messenger.sms(message))
}
