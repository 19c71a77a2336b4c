import { randomUUID } from 'node:crypto'
import { urlIn, type Lang } from '#contract/languages.ts'
import { advertLifeDays, expiryNoticeDays } from '#contract/limits.ts'
import {
  fillPlaceholders,
  mailPlaceholders,
  type EditableMail,
} from '#contract/rules/content/mail-texts.ts'
import { withoutMarks } from '#contract/rules/text/fold.ts'
import { countedDays } from '#i18n/counted.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import type { Deps, Mail } from '../deps.ts'
import { deliver } from './delivery.ts'
import { findMailText, type MailText } from './store.ts'

export const messageTexts: Readonly<Record<Lang, typeof ro>> = { ro, ru, en }

interface MailDetails {
  /** Without language. */
  readonly path: string
  /** A separate line before the text. */
  readonly about?: string
  /** Of the advert in question. */
  readonly lifeDays?: number
  /** Idempotency key; absent: a new one. */
  readonly key?: string
}

/** Mails about completed changes and decisions end without the line "ignore this mail if it was not you". */
const noIgnoreLine: readonly EditableMail[] = ['changed', 'safety', 'standing', 'restored']

/** Fits one SMS: a single character outside of the GSM alphabet would halve its capacity. */
export function phoneText(lang: Lang, text: string): string {
  return lang === 'ru' ? text : withoutMarks(text)
}

/** Characters of one SMS: 160 of those that it packs into seven bits, 70 if there is another one. */
export function smsRoom(text: string): number {
  return /^[\w\s!"#%&'()*+,\-./:;<=>?@]*$/.test(text) ? 160 : 70
}

interface Addressee {
  readonly email: string
  /** Empty: the mail greets without a name. */
  readonly fullName: string
  readonly lang: Lang
}

/** A mail in the recipient's language with one link to the site. */
export async function linkMail(
  { sql, publicUrl }: Pick<Deps, 'sql' | 'publicUrl'>,
  kind: EditableMail,
  to: Addressee,
  { path, about = '', lifeDays = advertLifeDays, key = randomUUID() }: MailDetails,
): Promise<Mail> {
  const text = (await findMailText(sql, kind, to.lang)) ?? releasedMailText(kind, to.lang)
  const body = fillPlaceholders(text.body, {
    name: to.fullName,
    details: about,
    link: urlIn(to.lang, path, publicUrl),
    noticeDays: countedDays(to.lang, expiryNoticeDays),
    lifeDays: countedDays(to.lang, lifeDays),
  })
  return { to: to.email, subject: text.subject, text: body, key }
}

/** Sends such a mail at once: somebody waits for it. Returns whether it was sent. */
export async function sendMail(
  deps: Pick<Deps, 'sql' | 'messenger' | 'publicUrl'>,
  kind: EditableMail,
  to: Addressee,
  details: MailDetails,
): Promise<boolean> {
  const mail = await linkMail(deps, kind, to, details)
  const outcome = await deliver(async () => {
    const reached = await deps.messenger.mail(mail)
    return reached === 'refused' ? 'failed' : reached
  })
  return outcome === 'sent'
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
