import type { InboundMail } from './mail.ts'

const machines =
  /^(?:mailer-daemon|postmaster|bounces?|no-?reply|do-?not-?reply|noreply)(?:[+@-]|$)/
const precedences = /^(?:bulk|junk|list|auto[_-]?reply)$/i
const reports = /^multipart\/report|^message\/delivery-status/i

/** Headers that only programs set. */
const marks = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-response',
  'x-failed-recipients',
  'x-loop',
  'feedback-id',
  'list-id',
  'list-unsubscribe',
]

/** Beginnings of subjects of answers in absence and of bounces, for programs that set no header. */
const subjects =
  /^(?:automatic reply|auto(?:matic)?[- ]?response|autoreply|out of (?:the )?office|undeliverable|undelivered mail|delivery status notification|mail delivery (?:failed|subsystem)|returned mail|răspuns automat|raspuns automat|absen[țt] de la birou|nelivrat|автоответ|автоматический ответ|вне офиса|не доставлено|недоставленное сообщение)/i

/**
 * Whether a program has written the mail: an answer in absence, a bounce or a list. Such mails are not read, and nothing
 * is ever sent because of a mail, so no loop can begin.
 */
export function isAutomatic({ from, headers, subject }: InboundMail): boolean {
  const of = (name: string): string => (headers.get(name) ?? '').trim()
  const submitted = of('auto-submitted').toLowerCase()
  return (
    from === '' ||
    machines.test(from) ||
    (submitted !== '' && !submitted.startsWith('no')) ||
    precedences.test(of('precedence')) ||
    reports.test(of('content-type')) ||
    of('return-path') === '<>' ||
    marks.some((name) => headers.has(name)) ||
    subjects.test(subject.trim())
  )
}
