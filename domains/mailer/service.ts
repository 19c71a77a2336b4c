import { randomUUID } from 'node:crypto'
import { urlIn, type Lang } from '#contract/languages.ts'
import { advertLifeDays, expiryNoticeDays } from '#contract/limits.ts'
import {
  fillPlaceholders,
  mailPlaceholders,
  type EditableMail,
} from '#contract/rules/content/mail-texts.ts'
import { withoutMarks } from '#contract/rules/fold.ts'
import { countedDays } from '#i18n/counted.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import type { Delivery, Deps, Mail } from '../deps.ts'
import { deliver } from './delivery.ts'
import { findMailText, type MailText } from './store.ts'

export const messageTexts: Readonly<Record<Lang, typeof ro>> = { ro, ru, en }

interface MailDetails {
  /** A separate line before the text. */
  readonly about?: string
  /** Of the advert in question. */
  readonly lifeDays?: number
}

/** Mails about completed changes and decisions end without the line "ignore this mail if it was not you". */
const noIgnoreLine: readonly EditableMail[] = ['changed', 'safety', 'standing', 'restored']

/** Fits one SMS: a single character outside of the GSM alphabet would halve its capacity. */
export function phoneText(lang: Lang, text: string): string {
  return lang === 'ru' ? text : withoutMarks(text)
}

interface Addressee {
  readonly email: string
  readonly username: string
  readonly lang: Lang
}

/** Sends a mail in the recipient's language with one link to the site. Returns whether it was sent. */
export async function sendMail(
  deps: Pick<Deps, 'sql' | 'messenger' | 'publicUrl'>,
  kind: EditableMail,
  to: Addressee,
  path: string,
  details?: MailDetails,
): Promise<boolean> {
  return (await mailWithLink(deps, kind, to, path, details)) === 'sent'
}

/** Like `sendMail`, but returns the delivery outcome, for retries. */
export async function mailWithLink(
  deps: Pick<Deps, 'sql' | 'messenger' | 'publicUrl'>,
  kind: EditableMail,
  to: Addressee,
  path: string,
  { about = '', lifeDays = advertLifeDays }: MailDetails = {},
): Promise<Delivery> {
  const text = (await findMailText(deps.sql, kind, to.lang)) ?? releasedMailText(kind, to.lang)
  const body = fillPlaceholders(text.body, {
    name: to.username,
    details: about,
    link: urlIn(to.lang, path, deps.publicUrl),
    noticeDays: countedDays(to.lang, expiryNoticeDays),
    lifeDays: countedDays(to.lang, lifeDays),
  })
  const mail: Mail = { to: to.email, subject: text.subject, text: body, key: randomUUID() }
  return deliver(async () => {
    const outcome = await deps.messenger.mail(mail)
    return outcome === 'refused' ? 'failed' : outcome
  })
}

/** A mail as the release says it, with placeholders. */
export function releasedMailText(kind: EditableMail, lang: Lang): MailText {
  const t = messageTexts[lang]
  const { subject, text: said } = t[kind]
  const text =
    typeof said === 'string'
      ? said
      : said(expiryNoticeDays, advertLifeDays)
          .replace(countedDays(lang, expiryNoticeDays), '{noticeDays}')
          .replace(countedDays(lang, advertLifeDays), '{lifeDays}')
  const { required, optional } = mailPlaceholders[kind]
  const hasDetails = [...required, ...optional].some((name) => name === 'details')
  const parts = [t.hello('{name}'), hasDetails && '{details}', text, '{link}']
  const end = !noIgnoreLine.includes(kind) && t.ignore
  return { subject, body: [...parts, end].filter(Boolean).join('\n\n') }
}

export { deliver } from './delivery.ts'
export {
  alertTexts,
  amountIn,
  minutesBetweenMails,
  priceIn,
  sendAlert,
  titleIn,
} from './alert-mails.ts'
export { readStopLink } from './unsubscribe-links.ts'
