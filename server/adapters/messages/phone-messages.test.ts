import { expect, test, vi } from 'vitest'
import type { Delivery, PhoneMessage } from '#domains/deps.ts'
import { closedPort, openProvider } from '#tests/support/servers/provider.ts'
import type { ProviderOptions } from '../http-post.ts'
import { smsHttp } from './sms-http.ts'
import { smsMd } from './sms-md.ts'
import { voiceHttp } from './voice-http.ts'

const code = '04721'
const token = 'Secret+Token/9'
const message: PhoneMessage = {
  to: '+37369123456',
  text: `${code} este codul tau. Valabil 10 minute.`,
  lang: 'ro',
  code,
  key: 'b7a8e0d2-0001',
}

interface Logged extends ProviderOptions {
  readonly lines: string[]
}

function quickLine(): Logged {
  const lines: string[] = []
  const warn: ProviderOptions['warn'] = (details, text) =>
    void lines.push(JSON.stringify([details, text]))
  return { lines, warn, timeLimit: 200 }
}

const adapters = {
  'sms.md': (url: string, line: ProviderOptions) =>
    smsMd({ key: token, sender: 'Gasit', address: `${url}/v1/send` }, line),
  'SMS of Twilio': (url: string, line: ProviderOptions) => smsHttp(twilioAt(url), line),
  'a call of Twilio': (url: string, line: ProviderOptions) => voiceHttp(twilioAt(url), line),
} as const

const names = ['sms.md', 'SMS of Twilio', 'a call of Twilio'] as const

function twilioAt(url: string): Parameters<typeof smsHttp>[0] {
  return { url, sid: 'AC1', token, from: '+37322000000' }
}

test('sms.md gets an SMS once, with the sender and the key of the account', async () => {
  await using provider = await openProvider(200)

  expect(await adapters['sms.md'](provider.url, quickLine())(message)).toBe('sent')

  expect(provider.received).toHaveLength(1)
  const [{ method, path, headers, body } = expect.fail('nothing came')] = provider.received
  expect({ method, path }).toEqual({ method: 'POST', path: '/v1/send' })
  expect(headers).toMatchObject({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': message.key,
  })
  expect(JSON.parse(body)).toEqual({ to: message.to, from: 'Gasit', message: message.text })
})

test('Twilio gets an SMS once, as a form of the account', async () => {
  await using provider = await openProvider(201)

  expect(await adapters['SMS of Twilio'](`${provider.url}/`, quickLine())(message)).toBe('sent')

  expect(provider.received).toHaveLength(1)
  const [{ method, path, headers, body } = expect.fail('nothing came')] = provider.received
  expect({ method, path }).toEqual({
    method: 'POST',
    path: '/2010-04-01/Accounts/AC1/Messages.json',
  })
  expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(headers['idempotency-key']).toBe(message.key)
  expect(headers.authorization).toBe(`Basic ${btoa(`AC1:${token}`)}`)
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    ...{ To: message.to, From: '+37322000000', Body: message.text },
  })
})

test.each([
  ['ro', 'ro-RO', 'Polly.Carmen'],
  ['ru', 'ru-RU', 'Polly.Tatyana'],
  ['en', 'en-GB', 'Polly.Amy'],
] as const)('a call in %s says the code digit by digit, twice', async (lang, language, voice) => {
  await using provider = await openProvider(201)

  const call = adapters['a call of Twilio'](provider.url, quickLine())
  expect(await call({ ...message, lang, text: `${code} & <10 "minute">\u0000` })).toBe('sent')

  const [{ path, headers, body } = expect.fail('nothing came')] = provider.received
  expect(path).toBe('/2010-04-01/Accounts/AC1/Calls.json')
  expect(headers['idempotency-key']).toBe(message.key)
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: message.to,
    From: '+37322000000',
    Twiml: `<Response><Say language="${language}" voice="${voice}" loop="2">0, 4, 7, 2, 1 &amp; &lt;10 &quot;minute&quot;&gt;</Say></Response>`,
  })
})

test.each(
  names.flatMap((name) => [400, 401, 429, 500, 503].map((status) => [name, status] as const)),
)('%s that answers %i has surely not taken the message', async (name, status) => {
  await using provider = await openProvider(status)
  const line = quickLine()

  expect(await adapters[name](provider.url, line)(message)).toBe('failed')
  expect(line.lines.join()).toContain(String(status))
  expectNoSecret(line)
})

test.each(names)('%s is not followed to another address', async (name) => {
  await using elsewhere = await openProvider(200)
  await using provider = await openProvider(307, { location: elsewhere.url })

  expect(await adapters[name](provider.url, quickLine())(message)).toBe('failed')
  expect(elsewhere.received).toHaveLength(0)
})

test.each(names)('%s where nobody listens has surely not taken the message', async (name) => {
  const line = quickLine()

  const url = `http://127.0.0.1:${await closedPort()}`
  expect(await adapters[name](url, line)(message)).toBe('failed')
  expect(line.lines.join()).toContain('ECONNREFUSED')
  expectNoSecret(line)
})

test.each(
  names.flatMap((name) => (['silent', 'breaks'] as const).map((manner) => [name, manner] as const)),
)('%s that is %s may have taken the message', async (name, manner) => {
  await using provider = await openProvider(manner)
  const line = quickLine()

  const delivery: Delivery = await adapters[name](provider.url, line)(message)

  expect(delivery).toBe('unknown')
  expect(provider.received).toHaveLength(1)
  expectNoSecret(line)
})

test.each(names)('%s writes nothing of a message that was sent', async (name) => {
  const console = vi.spyOn(globalThis.console, 'log')
  await using provider = await openProvider(200)
  const line = quickLine()

  await adapters[name](provider.url, line)(message)

  expect(line.lines).toEqual([])
  expect(console).not.toHaveBeenCalled()
})

function expectNoSecret({ lines }: Logged): void {
  for (const secret of [code, token, message.to, message.to.slice(1), message.text, 'codul']) {
    expect(lines.join('\n')).not.toContain(secret)
  }
}
