import * as z from 'zod'
import { site } from '#contract/site/site.ts'

const nonEmpty = z.string().min(1)

/** Settings of SMS, calls and mail. */
export const messageSettings = {
  SMS: z
    .enum(['outbox', 'sms.md', 'twilio'])
    .default('outbox')
    .describe(
      'Provider of SMS; outbox: none, the messages are shown at /dev/outbox to this machine',
    ),
  SMS_KEY: nonEmpty.optional().describe('Key of the account at sms.md'),
  SMS_SENDER: z
    .string()
    .min(3)
    .max(11)
    .optional()
    .describe('Sender name registered at sms.md, 3 to 11 characters'),
  SMS_PRICE_BANI: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(30)
    .describe(
      'Price of an SMS, and of a call that speaks a code, in bani, for the numbers of the console',
    ),
  VOICE: z
    .enum(['outbox', 'twilio', 'none'])
    .default('outbox')
    .describe('Provider of calls that speak a code; none: a second SMS is sent instead'),
  CODES_AN_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('Maximum codes sent to phones in an hour; limits the SMS bill'),
  CODES_AN_HOUR_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(40)
    .describe(
      'The same for one network address, which many phones of an operator share; its network has three times as many',
    ),
  TWILIO_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.twilio.com')
    .describe('URL of Twilio or a compatible service'),
  TWILIO_SID: nonEmpty.optional().describe('Account SID of Twilio'),
  TWILIO_TOKEN: nonEmpty.optional().describe('Token of the account at Twilio'),
  TWILIO_FROM: nonEmpty.optional().describe('Sender number or name of SMS and calls by Twilio'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'Give smtp:// or smtps:// and the server' })
    .optional()
    .describe(
      'Mail server, as smtps://user:password@host:port; absent: mails are shown at /dev/outbox to this machine',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@[^\s@<>]+>?$/, `Give an address, as ${site.name} <no-reply@example.md>`)
    .optional()
    .describe('Sender of mails: an address, optionally with a name'),
} as const

const settings = z.object(messageSettings)

export type MessageSettings = z.infer<typeof settings>

/**
 * Whether no message reaches anybody: only then the outbox is readable. With one real channel the accounts belong to
 * real people, and the messages of the others are keys to those accounts.
 */
export function isTrial({ SMS, VOICE, SMTP_URL }: MessageSettings): boolean {
  return SMS === 'outbox' && VOICE !== 'twilio' && SMTP_URL === undefined
}

/** Names of the settings whose channels go to the outbox. */
export function outboxSettings({ SMS, VOICE, SMTP_URL }: MessageSettings): string[] {
  return [
    ...(SMS === 'outbox' ? ['SMS'] : []),
    ...(VOICE === 'outbox' ? ['VOICE'] : []),
    ...(SMTP_URL === undefined ? ['SMTP_URL'] : []),
  ]
}

/** One line per setting that the chosen providers require and that is missing. */
export function missingMessageSettings(config: MessageSettings): string[] {
  const { SMS, VOICE, SMTP_URL } = config
  const chosen = [
    ...(SMS === 'sms.md' ? ([['SMS=sms.md', ['SMS_KEY', 'SMS_SENDER']]] as const) : []),
    ...(SMS === 'twilio' || VOICE === 'twilio'
      ? ([['twilio', ['TWILIO_SID', 'TWILIO_TOKEN', 'TWILIO_FROM']]] as const)
      : []),
    ...(SMTP_URL ? ([['SMTP_URL', ['MAIL_FROM']]] as const) : []),
  ]
  return chosen.flatMap(([reason, names]) =>
    names
      .filter((name) => config[name] === undefined)
      .map((name) => `Setting ${name}: ${reason} needs it`),
  )
}

/** One line per channel without a provider: production has no outbox. */
export function missingProviderLines({ SMS, VOICE, SMTP_URL }: MessageSettings): string[] {
  return [
    ...(SMS === 'outbox' ? ['Setting SMS: in production give sms.md or twilio'] : []),
    ...(VOICE === 'outbox' ? ['Setting VOICE: in production give twilio or none'] : []),
    ...(SMTP_URL ? [] : ['Setting SMTP_URL: in production give the mail server']),
  ]
}
