import { urlIn, type Lang } from '#contract/languages.ts'
import type { Statement } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { mending as mendingEn } from '#i18n/en/console/mending.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { myAdverts as fieldsEn } from '#i18n/en/adverts/my-adverts.ts'
import { refusals as refusalsEn } from '#i18n/en/refusals.ts'
import { mending as mendingRo } from '#i18n/ro/console/mending.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { myAdverts as fieldsRo } from '#i18n/ro/adverts/my-adverts.ts'
import { refusals as refusalsRo } from '#i18n/ro/refusals.ts'
import { mending as mendingRu } from '#i18n/ru/console/mending.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import { myAdverts as fieldsRu } from '#i18n/ru/adverts/my-adverts.ts'
import { refusals as refusalsRu } from '#i18n/ru/refusals.ts'
import { minutesBetweenMails, sendAlert, titleIn } from '../../mailer/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { minutesBeforeMail } from '../deliveries/rules.ts'
import { settingsFor } from '../settings/service.ts'
import {
  insertDecision,
  putBackDecisionMail,
  takeDueDecisionMail,
  type Decided,
  type DueDecisionMail,
} from './store.ts'

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl' | 'tokens'>

const texts = {
  ro: { messages: ro, fields: fieldsRo.fields, refusals: refusalsRo, mending: mendingRo },
  ru: { messages: ru, fields: fieldsRu.fields, refusals: refusalsRu, mending: mendingRu },
  en: { messages: en, fields: fieldsEn.fields, refusals: refusalsEn, mending: mendingEn },
} as const

/** Notifies the owner of a decision, in the transaction of the decision. The mail waits for faster channels. */
export async function notifyOfDecision(sql: Db, decided: Decided, now: Date): Promise<void> {
  const reach = await settingsFor({ sql }, { id: decided.ownerId })
  const minutes = minutesBeforeMail('adverts', reach)
  const mailAt = new Date(now.getTime() + minutes * minuteMs)
  const isMailed = reach.settings.adverts.mail === 'now'
  await insertDecision(sql, decided, { now, mailAt: isMailed ? mailAt : null })
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
  const { userId, language, username, move, reasons, advertId, advertLanguage } = due
  const { messages } = texts[language]
  const t = messages.decisions[move]
  const title = titleIn({ ...due, language: advertLanguage }, language)
  const parts = [
    t.text(title),
    reasons.map((reason) => `• ${reasonText(move, reason, language)}`).join('\n'),
    `${t.next}\n${urlIn(language, pathAfter(move, advertId), deps.publicUrl)}`,
    ...(isAgainst(move)
      ? [
          `${messages.decisions.appeal}\n${urlIn(language, statementsPath(advertId), deps.publicUrl)}`,
        ]
      : []),
  ]
  const stop = { kind: 'a', id: userId } as const
  return sendAlert(deps, { email, username, language }, { subject: t.subject(title), parts, stop })
}

/** Like "Title: This may not be sold here. How to mend it." A question and an answer are words of the moderator alone. */
function reasonText(move: Statement, { field, code, text }: AdvertReason, lang: Lang): string {
  if (!isAgainst(move)) return text ?? ''
  const { fields, refusals, mending } = texts[lang]
  const mend: Readonly<Record<string, string>> = mending
  const labels: Readonly<Record<string, string>> = fields
  const label = labels[field.split('.')[0] ?? '']
  return [label && `${label}:`, refusals[code], text ?? mend[code]].filter(Boolean).join(' ')
}

/** Path, without language, of what is next: the advert, its editing page, or what was decided and asked about it. */
export function pathAfter(move: Statement, advertId: number): string {
  if (isAgainst(move)) return `/edit-advert/${advertId}`
  if (move === 'ask' || move === 'appeal_rejected' || move === 'appeal_upheld')
    return statementsPath(advertId)
  return `/advert/${advertId}`
}

function statementsPath(advertId: number): string {
  return `/my-decisions/${advertId}`
}

function isAgainst(move: Statement): boolean {
  return move === 'reject' || move === 'suspend'
}
