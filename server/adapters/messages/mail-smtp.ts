import { createTransport } from 'nodemailer'
import type { Delivery, Messenger } from '#domains/deps.ts'
import { neverLeft, type Line } from '../http-post.ts'

interface MailServer {
  /** "smtp://user:password@host:port", or "smtps://…" for TLS from the first byte. */
  readonly url: string
  /** "Name <address>", or the address alone. */
  readonly from: string
}

/** Mail by an SMTP server: one connection a mail, plain text, one recipient. */
export function smtpMail({ url, from }: MailServer, line: Line): Messenger['mail'] {
  const { warn, timeLimit = 10_000 } = line
  const transport = createTransport({
    url,
    dnsTimeout: timeLimit,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return async ({ to, subject, text, key, stopLink }) => {
    try {
      await transport.sendMail({
        from,
        // As an object: in a string, a comma would add recipients.
        to: { name: '', address: to },
        subject,
        text,
        ...(stopLink && { list: { unsubscribe: stopLink } }),
        messageId: `<${key}@${host}>`,
        // A server that answers a word at a time keeps nobody waiting for ever.
        signal: AbortSignal.timeout(timeLimit * 3),
      })
      return 'sent'
    } catch (error) {
      const failure = failureOf(error)
      warn({ provider: 'SMTP', ...failure }, 'The mail server did not take a mail')
      return deliveryOf(failure)
    }
  }
}

interface Failure {
  readonly reason: string
  /** The reply of the server, where there was one. */
  readonly status: number
}

/** What the server or the network said, without its words: they may repeat the address. */
function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { reason: 'unknown', status: 0 }
  const { code, originalCode, responseCode } = { ...noCodes, ...error }
  return { reason: String(originalCode ?? code), status: Number(responseCode ?? 0) }
}

const noCodes: { code?: unknown; originalCode?: unknown; responseCode?: unknown } = {}

/** All of these end a conversation before the mail is handed over. */
const beforeMail: readonly string[] = [
  ...neverLeft,
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EENVELOPE',
]

function deliveryOf({ reason, status }: Failure): Delivery {
  return status >= 400 || beforeMail.includes(reason) ? 'failed' : 'unknown'
}
