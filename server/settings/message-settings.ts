import * as z from 'zod'
import { site } from '#contract/site/site.ts'

const nonEmpty = z.string().min(1)

/** Settings of SMS, calls and mail. */
export const messageSettings = {
  SMS: z
    .enum(['outbox', 'sms.md', 'twilio'])
    .default('outbox')
    .describe('Who sends SMS; outbox: nobody, a trial shows them at /dev/outbox to this machine'),
  SMS_KEY: nonEmpty.optional().describe('Key of the account at sms.md'),
  SMS_SENDER: z
    .string()
    .min(3)
    .max(11)
    .optional()
    .describe('Sender name that is registered at sms.md, 3 to 11 signs'),
  VOICE: z
    .enum(['outbox', 'twilio', 'none'])
    .default('outbox')
    .describe('Who calls people to say a code; none: a second SMS goes instead'),
  CODES_AN_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('The most codes sent to phones in an hour: the bill for SMS cannot pass it'),
  CODES_AN_HOUR_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(40)
    .describe(
      'The same for one network address, which many phones of an operator share; its network gets three times as many',
    ),
  TWILIO_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.twilio.com')
    .describe('Address of Twilio or of a service that speaks like it'),
  TWILIO_SID: nonEmpty.optional().describe('Account at Twilio'),
  TWILIO_TOKEN: nonEmpty.optional().describe('Token of the account at Twilio'),
  TWILIO_FROM: nonEmpty
    .optional()
    .describe('Number or name that SMS and calls of Twilio come from'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'Give smtp:// or smtps:// and the server' })
    .optional()
    .describe(
      'Mail server, as smtps://user:password@host:port; absent: a trial shows mail at /dev/outbox to this machine',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@[^\s@<>]+>?$/, `Give an address, as ${site.name} <no-reply@example.md>`)
    .optional()
    .describe('Sender of mail: an address, with a name or without'),
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
