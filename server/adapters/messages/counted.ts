import type { Sql } from 'postgres'
import type { Clock, Delivery, Messenger, PhoneMessage } from '#domains/deps.ts'
import { countPhoneMessage } from '#domains/numbers/service.ts'
import type { MessageSettings } from '../../settings/message-settings.ts'

interface Parts {
  readonly sql: Sql
  readonly clock: Clock
  readonly warn: (details: object, message: string) => void
}

/** Counts what was sent to phones and what it costs. Without a voice provider a call is an SMS. */
export function countedMessenger(
  messenger: Messenger,
  { SMS_PRICE_BANI, VOICE }: Pick<MessageSettings, 'SMS_PRICE_BANI' | 'VOICE'>,
  { sql, clock, warn }: Parts,
): Messenger {
  const counted =
    (channel: 'sms' | 'voice', send: Messenger['sms']) =>
    async (message: PhoneMessage): Promise<Delivery> => {
      const delivery = await send(message)
      if (delivery === 'failed') return delivery
      const parts = channel === 'sms' ? smsParts(message.text) : 1
      await countPhoneMessage({ sql, clock }, channel, parts * SMS_PRICE_BANI).catch(
        (error: Error) => warn({ error: error.message }, 'an SMS was not counted'),
      )
      return delivery
    }
  return {
    ...messenger,
    sms: counted('sms', messenger.sms),
    voice: counted(VOICE === 'none' ? 'sms' : 'voice', messenger.voice),
  }
}

/** Texts outside of the alphabet of GSM hold less than half as much; parts of a longer one hold less again. */
function smsParts(text: string): number {
  const isPlain = /^[\n\r -Z_a-z]*$/.test(text)
  const [single, part] = isPlain ? [160, 153] : [70, 67]
  return text.length <= single ? 1 : Math.ceil(text.length / part)
}
