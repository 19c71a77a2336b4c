import { createTransport } from 'nodemailer'
import type { Delivery, MailThread, Messenger } from '#domains/deps.ts'
import type { ProviderOptions } from '../http-post.ts'

interface MailServer {
  /** "smtp://user:password@host:port", or "smtps://…" for implicit TLS. */
  readonly url: string
  /** "Name <address>", or the address only. */
  readonly from: string
}

/** Sends mail by SMTP: one connection per mail, plain text, one recipient. */
export function smtpMail({ url, from }: MailServer, options: ProviderOptions): Messenger['mail'] {
  const { warn, timeLimit = 10_000 } = options
  const host = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return async ({ to, subject, text, key, stopLink, thread }) => {
    let isTextAsked = false
    const transport = createTransport({
      url,
      dnsTimeout: timeLimit,
      connectionTimeout: timeLimit,
      greetingTimeout: timeLimit,
      socketTimeout: timeLimit,
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: listener((line) => {
        isTextAsked ||= line.startsWith('354')
      }),
    })
    try {
      await transport.sendMail({
        from,
        // An object, because a comma in a string would add recipients.
        to: { name: '', address: to },
        subject,
        text,
        ...(stopLink && { list: { unsubscribe: stopLink } }),
        messageId: `<${key}@${host}>`,
        ...(thread && threadHeaders(thread, host)),
        // Bounds a server that keeps resetting the socket timeout with slow replies.
        signal: AbortSignal.timeout(timeLimit * 3),
      })
      return 'sent'
    } catch (error) {
      const failure = failureOf(error)
      warn({ provider: 'SMTP', ...failure }, 'The mail server did not take a mail')
      return deliveryOf(failure, isTextAsked)
    }
  }
}

/** A logger that writes nothing: it hears the lines of the session. */
function listener(hear: (line: string) => void) {
  const silent = (): void => {}
  return {
    ...{ trace: silent, info: silent, warn: silent, error: silent, fatal: silent },
    debug: (_entry: unknown, line?: unknown): void => hear(String(line)),
  }
}

/** Mail programs put a mail with these headers under those before it. */
function threadHeaders({ replyTo, earlier, isAutomatic }: MailThread, host: string) {
  const references = earlier.map((name) => (name.startsWith('<') ? name : `<${name}@${host}>`))
  const last = references.at(-1)
  return {
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    ...(last !== undefined && { inReplyTo: last, references }),
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  }
}

interface Failure {
  readonly reason: string
  /** SMTP reply code; 0 if there was none. */
  readonly status: number
  /** Whether the recipient was refused, not the sender or the mail. */
  readonly isOfRecipient: boolean
}

/** Codes only: the messages of the server may contain the address. */
function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null)
    return { reason: 'unknown', status: 0, isOfRecipient: false }
  const { code, originalCode, responseCode, command } = { ...emptyCodes, ...error }
  const reason = String(originalCode ?? code)
  return { reason, status: Number(responseCode ?? 0), isOfRecipient: command === 'RCPT TO' }
}

const emptyCodes: { [code in 'code' | 'originalCode' | 'responseCode' | 'command']?: unknown } = {}

/** A server that has not asked for the text has not taken the mail. */
function deliveryOf(
  { status, isOfRecipient }: Failure,
  isTextAsked: boolean,
): Delivery | 'refused' {
  if (isOfRecipient && status >= 500) return 'refused'
  return status >= 400 || !isTextAsked ? 'failed' : 'unknown'
}
