import { randomUUID } from 'node:crypto'
import { urlIn, type Lang } from '#contract/languages.ts'
import { advertLifeDays, expiryNoticeDays } from '#contract/limits.ts'
import { withoutMarks } from '#contract/rules/fold.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import type { Deps, Mail } from '../deps.ts'
import { deliver } from './delivery.ts'

export const messageTexts: Readonly<Record<Lang, typeof ro>> = { ro, ru, en }

type MailKind =
  | 'ending'
  | 'confirm'
  | 'alreadyRegistered'
  | 'change'
  | 'changed'
  | 'restore'
  | 'safety'
  | 'standing'
  | 'restored'

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
const noIgnoreLine: readonly MailKind[] = ['changed', 'safety', 'standing', 'restored']

/** Fits one SMS: a single character outside of the GSM alphabet would halve its capacity. */
export function phoneText(lang: Lang, text: string): string {
  return lang === 'ru' ? text : withoutMarks(text)
}

interface Addressee {
  readonly email: string
  readonly username: string
  readonly lang: Lang
}

/** A mail in the recipient's language with one link to the site. */
export function linkMail(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  kind: MailKind,
  to: Addressee,
  { path, about = '', lifeDays = advertLifeDays, key = randomUUID() }: MailDetails,
): Mail {
  const t = messageTexts[to.lang]
  const link = urlIn(to.lang, path, publicUrl)
  const { subject, text: said } = t[kind]
  const text = typeof said === 'string' ? said : said(expiryNoticeDays, lifeDays)
  const end = noIgnoreLine.includes(kind) ? '' : t.ignore
  const lines = [t.hello(to.username), about, text, link, end].filter(Boolean)
  return { to: to.email, subject, text: lines.join('\n\n'), key }
}

/** Sends such a mail at once: somebody waits for it. Returns whether it was sent. */
export async function sendMail(
  deps: Pick<Deps, 'messenger' | 'publicUrl'>,
  kind: MailKind,
  to: Addressee,
  details: MailDetails,
): Promise<boolean> {
  const mail = linkMail(deps, kind, to, details)
  const outcome = await deliver(async () => {
    const reached = await deps.messenger.mail(mail)
    return reached === 'refused' ? 'failed' : reached
  })
  return outcome === 'sent'
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
