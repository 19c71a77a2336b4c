import { randomUUID } from 'node:crypto'
import { urlIn, type Lang } from '#contract/languages.ts'
import type { Decision } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { myAdverts as fieldsEn } from '#i18n/en/adverts/my-adverts.ts'
import { refusals as refusalsEn } from '#i18n/en/refusals.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { myAdverts as fieldsRo } from '#i18n/ro/adverts/my-adverts.ts'
import { refusals as refusalsRo } from '#i18n/ro/refusals.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import { myAdverts as fieldsRu } from '#i18n/ru/adverts/my-adverts.ts'
import { refusals as refusalsRu } from '#i18n/ru/refusals.ts'
import { minutesBetweenMails, titleIn } from '../../mailer/service.ts'
import type { Db, Deps } from '../../deps.ts'
import {
  insertDecision,
  putBackDecisionMail,
  takeDueDecisionMail,
  type Decided,
  type DueDecisionMail,
} from './store.ts'

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl'>

const texts = {
  ro: { messages: ro, fields: fieldsRo.fields, refusals: refusalsRo },
  ru: { messages: ru, fields: fieldsRu.fields, refusals: refusalsRu },
  en: { messages: en, fields: fieldsEn.fields, refusals: refusalsEn },
} as const

/** Notifies the owner of a decision, in the transaction of the decision. */
export async function notifyOfDecision(sql: Db, decided: Decided, now: Date): Promise<void> {
  await insertDecision(sql, decided, now)
}

/** Sends due mails of decisions; certain failures are retried. */
export async function mailDecisions(deps: MailDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const due = await takeDueDecisionMail(deps.sql, now)
    if (!due) return
    const isBack = due.email !== null && (await send(deps, due, due.email)) === 'failed'
    const later = new Date(now.getTime() + minutesBetweenMails * 60_000)
    if (isBack) await putBackDecisionMail(deps.sql, due.id, later)
  }
}

function send(deps: MailDeps, due: DueDecisionMail, email: string) {
  const { language, username, move, reasons, advertId, advertLanguage } = due
  const { messages } = texts[language]
  const t = messages.decisions[move]
  const title = titleIn({ ...due, language: advertLanguage }, language)
  const parts = [
    messages.hello(username),
    t.text(title),
    reasons.map((reason) => `• ${reasonText(reason, language)}`).join('\n'),
    `${t.next}\n${urlIn(language, pathAfter(move, advertId), deps.publicUrl)}`,
  ]
  return deps.messenger.mail({
    to: email,
    subject: t.subject(title),
    text: parts.filter(Boolean).join('\n\n'),
    key: randomUUID(),
  })
}

/** Like "Title: This may not be sold here. Text of the moderator." */
function reasonText({ field, code, text }: AdvertReason, lang: Lang): string {
  const { fields, refusals } = texts[lang]
  const labels: Readonly<Record<string, string>> = fields
  const label = labels[field.split('.')[0] ?? '']
  return [label && `${label}:`, refusals[code], text].filter(Boolean).join(' ')
}

/** Path, without language, of the next step after a decision: the advert, or its editing page. */
export function pathAfter(move: Decision, advertId: number): string {
  const isBad = move === 'reject' || move === 'suspend'
  return isBad ? `/edit-advert/${advertId}` : `/advert/${advertId}`
}
