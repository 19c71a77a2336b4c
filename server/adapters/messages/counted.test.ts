import { expect, test } from '#tests/support/test.ts'
import type { Delivery, Messenger } from '#domains/deps.ts'
import { countedMessenger } from './counted.ts'

test('messages to phones are counted with what their parts cost, but none that certainly failed', async ({
  deps,
}) => {
  let delivery: Delivery = 'sent'
  const send = async (): Promise<Delivery> => delivery
  const own: Messenger = { sms: send, voice: send, mail: send }
  const settings = { SMS_PRICE_BANI: 30, VOICE: 'none' } as const
  const counted = countedMessenger(own, settings, { ...deps, warn: () => {} })
  const message = (text: string) => ({ to: '+37369123456', text, lang: 'ro', key: text }) as const

  await counted.sms(message('Codul 12345'))
  await counted.sms(message('Код подтверждения. '.repeat(5)))
  await counted.voice(message('Codul 12345'))
  delivery = 'failed'
  await counted.sms(message('Codul 54321'))

  expect(
    await deps.sql`
      select metric, dimension, value::int from daily_numbers order by metric`,
  ).toEqual([
    { metric: 'sms', dimension: 'sms', value: 3 },
    { metric: 'smsCost', dimension: 'sms', value: 120 },
  ])
})
