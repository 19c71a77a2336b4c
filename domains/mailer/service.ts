import { randomUUID } from 'node:crypto'
import { urlIn, type Lang } from '#contract/languages.ts'
import { advertLifeDays, expiryNoticeDays } from '#contract/limits.ts'
import { withoutMarks } from '#contract/rules/fold.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import type { Delivery, Deps, Mail } from '../deps.ts'
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

interface MailDetails {
  /** A line of its own before the text. */
  readonly about?: string
  /** Of the advert that the mail is about. */
  readonly lifeDays?: number
}

/** These tell of what was done: whoever did not do it must not be told that all is well. */
const warnings: readonly MailKind[] = ['changed', 'safety']

/** One message: a single letter outside the phone's own alphabet would halve its room. */
export function phoneText(lang: Lang, text: string): string {
  return lang === 'ru' ? text : withoutMarks(text)
}

interface Addressee {
  readonly email: string
  readonly username: string
  readonly lang: Lang
}

/** Sends a mail in the person's language with one link of this site. Gives whether it was sent. */
export async function sendMail(
  deps: Pick<Deps, 'messenger' | 'publicUrl'>,
  kind: MailKind,
  to: Addressee,
  path: string,
  details?: MailDetails,
): Promise<boolean> {
  return (await mailWithLink(deps, kind, to, path, details)) === 'sent'
}

/** The same; gives how it ended, for what may be sent again later. */
export async function mailWithLink(
  deps: Pick<Deps, 'messenger' | 'publicUrl'>,
  kind: MailKind,
  to: Addressee,
  path: string,
  { about = '', lifeDays = advertLifeDays }: MailDetails = {},
): Promise<Delivery> {
  const t = messageTexts[to.lang]
  const link = urlIn(to.lang, path, deps.publicUrl)
  const { subject, text: said } = t[kind]
  const text = typeof said === 'string' ? said : said(expiryNoticeDays, lifeDays)
  const end = warnings.includes(kind) ? '' : t.ignore
  const lines = [t.hello(to.username), about, text, link, end].filter(Boolean)
  const mail: Mail = { to: to.email, subject, text: lines.join('\n\n'), key: randomUUID() }
  return deliver(() => deps.messenger.mail(mail))
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
