import { randomUUID } from 'node:crypto'
import { urlIn } from '#contract/languages.ts'
import { phonePrefix } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Db, Delivery, Deps } from '../../deps.ts'
import { spend } from '../../limits/service.ts'
import { messageTexts, phoneText } from '../../mailer/service.ts'
import { linkOf, replyAddress } from '../access.ts'
import { insertMail, type MailKind } from '../store.ts'
import {
  listEarlierMails,
  postponeMail,
  putBackMail,
  takeDueMail,
  type DueTicketMail,
} from './store.ts'
import { mailTexts, topicTexts } from './texts.ts'

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl' | 'tokens' | 'helpMail'>

/** Queues what the contact of a ticket is told, in the transaction of what has happened. */
export async function queueMail(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  mail: { readonly ticketId: number; readonly kind: MailKind; readonly messageId?: number },
): Promise<void> {
  const { ticketId, kind, messageId = null } = mail
  await insertMail(sql, { ticketId, kind, messageId, key: randomUUID(), now: clock.now() })
}

/** A mail is tried for two days, in steps that grow to an hour. */
const giveUpMs = 2 * dayMs
const retryMinutes = [1, 5, 15, 60] as const

/** SMS are paid for. Their budget is apart from that of codes, so that neither can use up the other. */
const smsOfTicketADay = 4
const smsAnHour = 200

/** So many failures in a row mean that the mail server is away. */
const failuresOfServer = 3

/** Sends due mails, and SMS to those who left only a number; certain failures are retried. */
export async function mailTickets(deps: MailDeps): Promise<void> {
  for (let failures = 0; failures < failuresOfServer;) {
    const now = deps.clock.now()
    const due = await takeDueMail(deps.sql, now)
    if (!due) return
    const outcome = await send(deps, due)
    if (outcome instanceof Date) {
      await postponeMail(deps.sql, due.id, outcome)
      continue
    }
    failures = outcome === 'failed' ? failures + 1 : 0
    const isNews = now.getTime() - due.createdAt.getTime() < giveUpMs
    if (outcome === 'failed' && isNews) await putBackMail(deps.sql, due.id, retryAt(due, now))
  }
}

function retryAt({ attempts }: DueTicketMail, now: Date): Date {
  const minutes = retryMinutes[Math.min(attempts, retryMinutes.length) - 1] ?? 1
  return new Date(now.getTime() + minutes * minuteMs)
}

/** A date: the budget of SMS is used up until then. */
type Outcome = Delivery | 'refused' | 'skipped' | Date

async function send(deps: MailDeps, due: DueTicketMail): Promise<Outcome> {
  if (due.email !== null) return sendMail(deps, due, due.email)
  return due.phone === '' ? 'skipped' : sendSms(deps, due)
}

async function sendMail(
  deps: MailDeps,
  due: DueTicketMail,
  email: string,
): Promise<Delivery | 'refused'> {
  const { kind, number, language, topic, text, username, key } = due
  const t = mailTexts[language]
  const replyTo = deps.helpMail && replyAddress(deps.tokens, deps.helpMail, keyedOf(due))
  const subject = t.subject(number, topicTexts[language][topic].label)
  const earlier = await listEarlierMails(deps.sql, due)
  const parts = [
    replyTo ? t.mark(number) : '',
    username === null ? t.hello : messageTexts[language].hello(username),
    { opened: t.opened(number), reply: text, solved: t.solved(number) }[kind],
    `${(replyTo ? t.answer : t.answerOnPage)[kind]}\n${linkTo(deps, due)}`,
  ]
  return deps.messenger.mail({
    to: email,
    subject: earlier.length === 0 ? subject : `Re: ${subject}`,
    text: parts.filter(Boolean).join('\n\n'),
    key,
    thread: { replyTo, earlier, isAutomatic: kind !== 'reply' },
  })
}

/** The page says what was answered. */
async function sendSms(deps: MailDeps, due: DueTicketMail): Promise<Outcome> {
  const { kind, number, language, phone, ticketId, key } = due
  if (kind === 'solved') return 'skipped'
  const budgets = [
    { key: `ticket-sms:${ticketId}`, most: smsOfTicketADay, window: dayMs },
    { key: 'ticket-sms-site:all', most: smsAnHour, window: hourMs },
  ]
  try {
    await spend(deps, budgets)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return new Date(deps.clock.now().getTime() + (error.retryAfter ?? 3_600) * 1_000)
  }
  const text = phoneText(language, mailTexts[language].sms[kind](number))
  const message = `${text} ${linkTo(deps, due)}`
  return deps.messenger.sms({ to: phonePrefix + phone, text: message, lang: language, key })
}

function linkTo({ tokens, publicUrl }: MailDeps, due: DueTicketMail): string {
  return urlIn(due.language, `/ticket/${linkOf(tokens, keyedOf(due))}`, publicUrl)
}

function keyedOf({ ticketId: id, linkKey }: DueTicketMail) {
  return { id, linkKey }
}
