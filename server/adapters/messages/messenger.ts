import type { Sql } from 'postgres'
import type { Clock, Messenger } from '#domains/deps.ts'
import type { MessageSettings } from '../../settings/message-settings.ts'
import type { ProviderOptions } from '../http-post.ts'
import { countedMessenger } from './counted.ts'
import { smtpMail } from './mail-smtp.ts'
import { outboxMessenger } from './outbox.ts'
import { smsHttp } from './sms-http.ts'
import { smsMd } from './sms-md.ts'
import type { TwilioAccount } from './twilio.ts'
import { voiceHttp } from './voice-http.ts'

interface MessengerParts extends ProviderOptions {
  readonly sql: Sql
  readonly clock: Clock
}

/** Messenger with a provider or the outbox for each channel, as the settings say. */
export function messengerOf(config: MessageSettings, parts: MessengerParts): Messenger {
  const outbox = outboxMessenger(parts.sql, parts.clock)
  const sms = smsOf(config, outbox, parts)
  const voice = voiceOf(config, { ...outbox, sms }, parts)
  return countedMessenger({ sms, voice, mail: mailOf(config, outbox, parts) }, config, parts)
}

function smsOf(
  config: MessageSettings,
  { sms }: Messenger,
  options: ProviderOptions,
): Messenger['sms'] {
  if (config.SMS === 'outbox') return sms
  if (config.SMS === 'twilio') return smsHttp(twilioAccount(config), options)
  return smsMd({ key: needed(config, 'SMS_KEY'), sender: needed(config, 'SMS_SENDER') }, options)
}

/** Without a voice provider the second channel is another SMS. */
function voiceOf(
  config: MessageSettings,
  other: Messenger,
  options: ProviderOptions,
): Messenger['voice'] {
  if (config.VOICE === 'outbox') return other.voice
  return config.VOICE === 'twilio' ? voiceHttp(twilioAccount(config), options) : other.sms
}

function mailOf(
  config: MessageSettings,
  { mail }: Messenger,
  options: ProviderOptions,
): Messenger['mail'] {
  if (!config.SMTP_URL) return mail
  return smtpMail({ url: config.SMTP_URL, from: needed(config, 'MAIL_FROM') }, options)
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

/** The settings have been validated; this narrows the type. */
function needed(config: MessageSettings, name: Needed): string {
  const value = config[name]
  if (value === undefined) throw new Error(`Setting ${name} is missing`)
  return value
}
