import { randomUUID } from 'node:crypto'
import { urlIn } from '#contract/languages.ts'
import { phonePrefix } from '#contract/limits.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { Db, Deps, Mail, PhoneMessage } from '../../deps.ts'
import { spendOrWait } from '../../limits/service.ts'
import { messageTexts, phoneText } from '../../mailer/service.ts'
import { queueMessages, type OutboxKind } from '../../outbox/service.ts'
import { linkOf, replyAddress } from '../access.ts'
import { insertMail, type MailKind } from '../store.ts'
import { findTicketMail, listEarlierMails, type TicketMail } from './store.ts'
import { mailTexts, topicTexts } from './texts.ts'

type MailDeps = Pick<Deps, 'sql' | 'publicUrl' | 'tokens' | 'helpMail'>

/** SMS are paid for. Their budget is apart from that of codes, so that neither can use up the other. */
const smsOfTicketADay = 4
const smsAnHour = 200

/** Queues what the contact of a ticket is told, in the transaction of what has happened; by SMS, to who left only a number. */
export async function queueMail(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  mail: { readonly ticketId: number; readonly kind: MailKind; readonly messageId?: number },
): Promise<void> {
  const { ticketId, kind, messageId = null } = mail
  const [key, now] = [randomUUID(), clock.now()]
  const { id, userId, isByPhone } = await insertMail(sql, { ticketId, kind, messageId, key, now })
  if (isByPhone && kind === 'solved') return
  const channel = isByPhone ? 'sms' : 'mail'
  const place = { subjectId: ticketId, targetId: id }
  await queueMessages(sql, [{ channel, kind: 'ticket', userId, ...place, key, dueAt: now }], now)
}

export const ticketKinds: readonly OutboxKind[] = [
  {
    ...{ channel: 'mail', name: 'ticket' },
    prepare: async (deps, [{ targetId }]) => {
      const ticket = await findTicketMail(deps.sql, targetId)
      if (!ticket || ticket.email === null) return null
      const mail = await mailOf(deps, ticket, ticket.email)
      return { send: () => deps.messenger.mail(mail) }
    },
  },
  {
    ...{ channel: 'sms', name: 'ticket' },
    prepare: async (deps, [{ targetId, attempts }]) => {
      const ticket = await findTicketMail(deps.sql, targetId)
      if (!ticket || ticket.phone === '') return null
      const later = attempts === 1 ? await spendSms(deps, ticket) : null
      return later ?? { send: () => deps.messenger.sms(smsOf(deps, ticket)) }
    },
  },
]

async function mailOf(deps: MailDeps, ticket: TicketMail, email: string): Promise<Mail> {
  const { kind, number, language, topic, text, fullName, key } = ticket
  const t = mailTexts[language]
  const replyTo = deps.helpMail && replyAddress(deps.tokens, deps.helpMail, keyedOf(ticket))
  const subject = t.subject(number, topicTexts[language][topic].label)
  const earlier = await listEarlierMails(deps.sql, ticket)
  const parts = [
    replyTo ? t.mark(number) : '',
    fullName === null ? t.hello : messageTexts[language].hello(fullName),
    { opened: t.opened(number), reply: text, solved: t.solved(number) }[kind],
    `${(replyTo ? t.answer : t.answerOnPage)[kind]}\n${linkTo(deps, ticket)}`,
  ]
  return {
    to: email,
    subject: earlier.length === 0 ? subject : `Re: ${subject}`,
    text: parts.filter(Boolean).join('\n\n'),
    key,
    thread: { replyTo, earlier, isAutomatic: kind !== 'reply' },
  }
}

/** The page says what was answered. */
function smsOf(
  deps: MailDeps,
  { kind, number, language, phone, key, ...ticket }: TicketMail,
): PhoneMessage {
  const t = mailTexts[language].sms
  const said = kind === 'solved' ? '' : phoneText(language, t[kind](number))
  const text = `${said} ${linkTo(deps, { language, ...ticket })}`
  return { to: phonePrefix + phone, text, lang: language, key }
}

/** Returns when there may be another; null if it may be sent now. */
async function spendSms(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { ticketId }: TicketMail,
): Promise<Date | null> {
  return spendOrWait(deps, [
    { key: `ticket-sms:${ticketId}`, most: smsOfTicketADay, window: dayMs },
    { key: 'ticket-sms-site:all', most: smsAnHour, window: hourMs },
  ])
}

type Keyed = Pick<TicketMail, 'ticketId' | 'linkKey'>

function linkTo(
  { tokens, publicUrl }: MailDeps,
  ticket: Keyed & Pick<TicketMail, 'language'>,
): string {
  return urlIn(ticket.language, `/ticket/${linkOf(tokens, keyedOf(ticket))}`, publicUrl)
}

function keyedOf({ ticketId: id, linkKey }: Keyed) {
  return { id, linkKey }
}
