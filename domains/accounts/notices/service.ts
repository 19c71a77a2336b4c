import * as z from 'zod'
import type { Lang } from '#contract/languages.ts'
import { phonePrefix } from '#contract/limits.ts'
import {
  securityChanges,
  standingChanges,
  type SecurityChange,
} from '#contract/people/notifications.ts'
import type { Db, Deps, Mail } from '../../deps.ts'
import { spendOrWait } from '../../limits/service.ts'
import { linkMail, messageTexts, phoneText } from '../../mailer/service.ts'
import { notifyOfAccount } from '../../notifications/service.ts'
import { queueMessages, type Item, type OutboxKind } from '../../outbox/service.ts'
import { codeWindow, limits } from '../rate-limits.ts'
import type { Account } from '../rules.ts'
import { findAccountById } from '../store.ts'
import { dayIn, standingSms, type StandingDecision } from './standing-sms.ts'

type NoticeRecipient = Pick<Account, 'id' | 'email' | 'phone'>

const Change = z.object({ change: z.enum(securityChanges) })
const Decision = z.object({
  change: z.enum(standingChanges),
  reason: z.string(),
  endsAt: z.coerce.date().nullable(),
})

/**
 * Notifies the owner of a change of the account, in its transaction: on the site, and by mail, or by SMS if there is no
 * address. `account` is the state before the change, so that the old address or number is notified.
 */
export async function notifyOfChange(
  sql: Db,
  account: NoticeRecipient,
  change: SecurityChange,
  now: Date,
): Promise<void> {
  const subjectId = await notifyOfAccount(sql, account.id, change, now)
  const notice = { kind: 'security-change', subjectId, details: { change } }
  await queueNotice(sql, account, notice, now)
}

/** As `notifyOfChange`, of what a program of the account was given. */
export async function notifyOfProgram(
  sql: Db,
  userId: number,
  change: 'apiKey' | 'webhook',
  now: Date,
): Promise<void> {
  const account = await findAccountById(sql, userId)
  if (account) await notifyOfChange(sql, account, change, now)
}

/**
 * States a decision of staff to the person it is about, in its transaction: what, why, until when, and how to object. By
 * mail, or by SMS if there is no address; the notification that is given holds it too.
 */
export async function queueStanding(
  sql: Db,
  account: NoticeRecipient,
  decision: StandingDecision,
  { notificationId: subjectId, now }: { notificationId: number; now: Date },
): Promise<void> {
  await queueNotice(sql, account, { kind: 'standing', subjectId, details: decision }, now)
}

async function queueNotice(
  sql: Db,
  { id: userId, email, phone }: NoticeRecipient,
  notice: { readonly kind: string; readonly subjectId: number; readonly details: object },
  now: Date,
): Promise<void> {
  const recipient = email || phone
  if (recipient === '') return
  const channel = email ? 'mail' : 'sms'
  await queueMessages(sql, [{ ...notice, channel, userId, recipient, dueAt: now }], now)
}

type ToWhom = Pick<Account, 'id' | 'fullName' | 'language'>

export const noticeKinds: readonly OutboxKind[] = [
  byMail('security-change', changeMail),
  byMail('standing', standingMail),
  bySms('security-change', changeText),
  bySms('standing', standingText),
]

function byMail(
  name: string,
  word: (deps: Deps, item: Item, account: ToWhom) => Promise<Mail>,
): OutboxKind {
  return {
    ...{ channel: 'mail', name },
    prepare: async (deps, [item]) => {
      const account = await findAccountById(deps.sql, item.userId ?? 0)
      if (!account) return null
      const mail = await word(deps, item, account)
      return { send: () => deps.messenger.mail(mail) }
    },
  }
}

function bySms(name: string, word: (item: Item, lang: Lang) => string): OutboxKind {
  return {
    ...{ channel: 'sms', name },
    prepare: async (deps, [item]) => {
      const account = await findAccountById(deps.sql, item.userId ?? 0)
      if (!account) return null
      const later = item.attempts === 1 ? await spendSms(deps, account.id) : null
      if (later) return later
      const { language: lang } = account
      const text = phoneText(lang, word(item, lang))
      const sms = { to: phonePrefix + item.recipient, text, lang, key: item.key }
      return { send: () => deps.messenger.sms(sms) }
    },
  }
}

function changeMail(deps: Deps, { recipient, key, details }: Item, account: ToWhom): Promise<Mail> {
  const { fullName, language: lang } = account
  const { change } = Change.parse(details)
  const to = { email: recipient, fullName, lang }
  if (change === 'email') return linkMail(deps, 'changed', to, { path: '/article/contacts', key })
  const about = messageTexts[lang].safety.changes[change]
  return linkMail(deps, 'safety', to, { path: '/login?restore=1', about, key })
}

function changeText({ details }: Item, lang: Lang): string {
  const { change } = Change.parse(details)
  const { changes, sms } = messageTexts[lang].safety
  return sms(changes[change], change === 'phone')
}

function standingMail(
  deps: Deps,
  { recipient, key, details }: Item,
  account: ToWhom,
): Promise<Mail> {
  const { fullName, language: lang } = account
  const { change, reason, endsAt } = Decision.parse(details)
  const t = messageTexts[lang].standing
  const what = [t.changes[change], endsAt && t.until(dayIn(lang, endsAt))].filter(Boolean).join(' ')
  const about = [what, reason && t.reason(reason)].filter(Boolean).join('\n')
  const to = { email: recipient, fullName, lang }
  if (change === 'restored') return linkMail(deps, 'restored', to, { path: '/', about, key })
  return linkMail(deps, 'standing', to, { path: '/help-desk', about, key })
}

function standingText({ details }: Item, lang: Lang): string {
  return standingSms(lang, Decision.parse(details))
}

/**
 * Counts the cost of an SMS: a few per account and day, within the hourly budget of codes. Returns when there may be
 * another; null if it may be sent now.
 */
async function spendSms(deps: Deps, id: number): Promise<Date | null> {
  return spendOrWait(deps, [
    { key: `notice:${id}`, ...limits.noticesOfAccount },
    { key: 'code:site', most: deps.codeBudget.ofSite, window: codeWindow },
  ])
}
