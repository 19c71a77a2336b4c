import { randomUUID } from 'node:crypto'
import type { Lang } from '#contract/languages.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import type { Deps, Mail } from '../deps.ts'
import { deliver } from './delivery.ts'

export const messageTexts: Readonly<Record<Lang, typeof ro>> = { ro, ru, en }

type MailKind = 'ending' | 'confirm' | 'alreadyRegistered' | 'change' | 'changed' | 'restore'

/** Sends a mail in the person's language with one link of this site. Gives whether it was sent. */
export async function sendMail(
  deps: Pick<Deps, 'messenger' | 'publicUrl'>,
  kind: MailKind,
  to: { email: string; username: string; lang: Lang },
  path: string,
  about = '',
): Promise<boolean> {
  const t = messageTexts[to.lang]
  const prefix = to.lang === 'ro' ? '' : `/${to.lang}`
  const link = new URL(prefix + path, deps.publicUrl).href
  const { subject, text } = t[kind]
  const lines = [t.hello(to.username), about, text, link, t.ignore].filter(Boolean)
  const mail: Mail = { to: to.email, subject, text: lines.join('\n\n'), key: randomUUID() }
  return (await deliver(() => deps.messenger.mail(mail))) === 'sent'
}
