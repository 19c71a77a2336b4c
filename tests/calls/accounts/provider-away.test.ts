import { sendCode } from '#domains/accounts/codes/service.ts'
import type { Deps } from '#domains/deps.ts'
import { messengerOf } from '#server/adapters/messages/messenger.ts'
import { readConfig } from '#server/config.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'

/** Nothing listens on port 1. */
const away = readConfig({
  ...{ SMS: 'twilio', VOICE: 'twilio', TWILIO_URL: 'http://127.0.0.1:1', TWILIO_SID: 'sid' },
  ...{ TWILIO_TOKEN: 'token', TWILIO_FROM: 'Gasit', SMTP_URL: 'smtp://127.0.0.1:1' },
  MAIL_FROM: 'Găsit <nu-raspunde@exemplu.md>',
})

test('with the provider away a code is refused in words that lead on, and the way stays open', async ({
  deps,
}) => {
  const warnings: string[] = []
  const warn = (details: object, message: string): void =>
    void warnings.push(message + JSON.stringify(details))
  const broken: Deps = { ...deps, messenger: messengerOf(away, { ...deps, warn }) }
  const visitor = { id: 'visitor', address: '192.0.2.1', isRobot: false, device: '' }
  const phone = freshPhone()
  const ask = (by: Deps, channel: 'sms' | 'voice') =>
    sendCode(by, { user: null, visitor }, { phone }, channel)

  for (const channel of ['sms', 'voice', 'sms', 'voice', 'sms', 'voice'] as const) {
    await expect(ask(broken, channel)).toBeRefused('code_not_sent')
  }
  expect(warnings.join(' ')).not.toContain(phone)
  await ask(deps, 'sms')

  const sent = await deps.sql`select 1 from outbox where recipient = ${`+373${phone}`}`
  expect(sent).toHaveLength(1)
})
