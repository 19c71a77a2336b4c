import { urlIn, type Lang } from '#contract/languages.ts'
import type { Statement } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { mending as mendingEn } from '#i18n/en/console/mending.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { myAdverts as fieldsEn } from '#i18n/en/adverts/own/my-adverts.ts'
import { refusals as refusalsEn } from '#i18n/en/refusals.ts'
import { mending as mendingRo } from '#i18n/ro/console/mending.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { myAdverts as fieldsRo } from '#i18n/ro/adverts/own/my-adverts.ts'
import { refusals as refusalsRo } from '#i18n/ro/refusals.ts'
import { mending as mendingRu } from '#i18n/ru/console/mending.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import { myAdverts as fieldsRu } from '#i18n/ru/adverts/own/my-adverts.ts'
import { refusals as refusalsRu } from '#i18n/ru/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { sendAlert, titleIn } from '../../mailer/service.ts'
import { queueMessages, type OutboxKind } from '../../outbox/service.ts'
import { minutesBeforeMail } from '../deliveries/rules.ts'
import { settingsFor } from '../settings/service.ts'
import { findDecisionMail, insertDecision, type Decided, type DecisionMail } from './store.ts'

const texts = {
  ro: { messages: ro, fields: fieldsRo.fields, refusals: refusalsRo, mending: mendingRo },
  ru: { messages: ru, fields: fieldsRu.fields, refusals: refusalsRu, mending: mendingRu },
  en: { messages: en, fields: fieldsEn.fields, refusals: refusalsEn, mending: mendingEn },
} as const

/** Notifies the owner of a decision, in the transaction of the decision. The mail waits for faster channels. */
export async function notifyOfDecision(sql: Db, decided: Decided, now: Date): Promise<void> {
  const { ownerId: userId } = decided
  const reach = await settingsFor({ sql }, { id: userId })
  const subjectId = await insertDecision(sql, decided, now)
  if (reach.settings.adverts.mail !== 'now') return
  const dueAt = new Date(now.getTime() + minutesBeforeMail('adverts', reach) * minuteMs)
  const mail = { channel: 'mail', kind: 'decision', userId, subjectId, dueAt } as const
  await queueMessages(sql, [mail], now)
}

export const decisionMails: OutboxKind = {
  ...{ channel: 'mail', name: 'decision' },
  prepare: async (deps, [{ subjectId, key }]) => {
    const decided = await findDecisionMail(deps.sql, subjectId)
    return decided && { send: () => sendAlert(deps, decided, mailOf(deps, decided, key)) }
  },
}

function mailOf({ publicUrl }: Pick<Deps, 'publicUrl'>, decided: DecisionMail, key: string) {
  const { userId, language, move, reasons, advertId, advertLanguage } = decided
  const { messages } = texts[language]
  const t = messages.decisions[move]
  const title = titleIn({ ...decided, language: advertLanguage }, language)
  const to = (path: string): string => urlIn(language, path, publicUrl)
  const parts = [
    t.text(title),
    reasons.map((reason) => `• ${reasonText(move, reason, language)}`).join('\n'),
    // The address of a merged advert leads to the kept one.
    `${t.next}\n${to(move === 'merge' ? `/advert/${advertId}` : pathAfter(move, advertId))}`,
    isAgainst(move) ? `${messages.decisions.appeal}\n${to(statementsPath(advertId))}` : '',
  ]
  return { subject: t.subject(title), parts, stop: { kind: 'a', id: userId }, key } as const
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
  if (move === 'reject' || move === 'suspend') return `/edit-advert/${advertId}`
  if (toStatements.some((one) => one === move)) return statementsPath(advertId)
  return `/advert/${advertId}`
}

const toStatements = [
  ...(['ask', 'appeal_rejected', 'appeal_upheld', 'appeal_late'] as const),
  ...(['merge', 'unmerge'] as const),
] as const

function statementsPath(advertId: number): string {
  return `/my-decisions/${advertId}`
}

function isAgainst(move: Statement): boolean {
  return move === 'reject' || move === 'suspend' || move === 'merge'
}
