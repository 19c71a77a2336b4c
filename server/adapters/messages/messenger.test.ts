import type { Mail, PhoneMessage } from '#domains/deps.ts'
import { openProvider } from '#tests/support/servers/provider.ts'
import { expect, test } from '#tests/support/test.ts'
import { readConfig } from '../../config.ts'
import { messengerOf } from './messenger.ts'
import { listOutbox } from './outbox.ts'

const warn = (): void => {}
let numbers = 69_100_000

function message(): PhoneMessage {
  return { to: `+373${++numbers}`, text: '12345 e codul', lang: 'ro', code: '12345', key: 'k' }
}

test('without settings everything is kept in the outbox', async ({ deps }) => {
  const messenger = messengerOf(readConfig({}), { ...deps, warn })
  const [sms, call] = [message(), message()]
  const mail: Mail = { to: 'ana@example.md', subject: 'Salut', text: 'Bună, Ana!', key: 'k' }

  expect(await messenger.sms(sms)).toBe('sent')
  expect(await messenger.voice(call)).toBe('sent')
  expect(await messenger.mail(mail)).toBe('sent')

  expect(await listOutbox(deps.sql, 3)).toMatchObject([
    { channel: 'mail', to: mail.to },
    { channel: 'voice', to: call.to, code: '12345' },
    { channel: 'sms', to: sms.to, code: '12345' },
  ])
})

test('each channel is sent as its setting says', async ({ deps }) => {
  await using twilio = await openProvider(201)
  const config = readConfig({ SMS: 'outbox', VOICE: 'twilio', ...accountAt(twilio.url) })
  const messenger = messengerOf(config, { ...deps, warn })
  const [sms, call] = [message(), message()]

  expect(await messenger.voice(call)).toBe('sent')
  expect(await messenger.sms(sms)).toBe('sent')

  expect(twilio.received.map(({ path }) => path)).toEqual(['/2010-04-01/Accounts/AC1/Calls.json'])
  const stored = (await listOutbox(deps.sql, 100)).map(({ to }) => to)
  expect(stored).toContain(sms.to)
  expect(stored).not.toContain(call.to)
})

test('where nobody can call, the second channel is a second SMS', async ({ deps }) => {
  await using twilio = await openProvider(201)
  const config = readConfig({ SMS: 'twilio', VOICE: 'none', ...accountAt(twilio.url) })
  const messenger = messengerOf(config, { ...deps, warn })

  expect(await messenger.voice(message())).toBe('sent')

  expect(twilio.received.map(({ path }) => path)).toEqual([
    '/2010-04-01/Accounts/AC1/Messages.json',
  ])
})

function accountAt(url: string): Record<string, string> {
  return { TWILIO_URL: url, TWILIO_SID: 'AC1', TWILIO_TOKEN: 'secret', TWILIO_FROM: '+37322000000' }
}
