import type { Sql } from 'postgres'
import type { Clock, Messenger } from '#domains/deps.ts'
import type { MessageSettings } from '../../settings/message-settings.ts'
import type { Line } from '../http-post.ts'
import { smtpMail } from './mail-smtp.ts'
import { outboxMessenger } from './outbox.ts'
import { smsHttp } from './sms-http.ts'
import { smsMd } from './sms-md.ts'
import type { TwilioAccount } from './twilio.ts'
import { voiceHttp } from './voice-http.ts'

interface Outside extends Line {
  readonly sql: Sql
  readonly clock: Clock
}

/** The ways to people, each as its setting says. */
export function messengerOf(config: MessageSettings, outside: Outside): Messenger {
  const outbox = outboxMessenger(outside.sql, outside.clock)
  const sms = smsOf(config, outbox, outside)
  return {
    sms,
    voice: voiceOf(config, { ...outbox, sms }, outside),
    mail: mailOf(config, outbox, outside),
  }
}

function smsOf(config: MessageSettings, { sms }: Messenger, line: Line): Messenger['sms'] {
  if (config.SMS === 'outbox') return sms
  if (config.SMS === 'twilio') return smsHttp(twilioAccount(config), line)
  return smsMd({ key: needed(config, 'SMS_KEY'), sender: needed(config, 'SMS_SENDER') }, line)
}

/** Where nobody can call, the second channel is a second SMS. */
function voiceOf(config: MessageSettings, other: Messenger, line: Line): Messenger['voice'] {
  if (config.VOICE === 'outbox') return other.voice
  return config.VOICE === 'twilio' ? voiceHttp(twilioAccount(config), line) : other.sms
}

function mailOf(config: MessageSettings, { mail }: Messenger, line: Line): Messenger['mail'] {
  if (!config.SMTP_URL) return mail
  return smtpMail({ url: config.SMTP_URL, from: needed(config, 'MAIL_FROM') }, line)
}

function twilioAccount(config: MessageSettings): TwilioAccount {
  return {
    url: config.TWILIO_URL,
    sid: needed(config, 'TWILIO_SID'),
    token: needed(config, 'TWILIO_TOKEN'),
    from: needed(config, 'TWILIO_FROM'),
  }
}

type Needed = 'SMS_KEY' | 'SMS_SENDER' | 'TWILIO_SID' | 'TWILIO_TOKEN' | 'TWILIO_FROM' | 'MAIL_FROM'

/** Reading the settings has refused what is missing; this tells the compiler. */
function needed(config: MessageSettings, name: Needed): string {
  const value = config[name]
  if (value === undefined) throw new Error(`Setting ${name} is missing`)
  return value
}
