import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig, Settings } from './config.ts'

test('without any setting everything has a value', () => {
  const config = readConfig({})

  expect(config).toMatchObject({ PORT: 3_000, SEED: 'demo', RATES: 'bank', TRUST_PROXY: 0 })
  expect(config.publicUrl.href).toBe('http://localhost:3000/')
})

test('an empty setting is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3_000 })
})

test('every setting says what it is for', () => {
  for (const [name, setting] of Object.entries(Settings.shape)) {
    expect(setting.description, name).toMatch(/^\p{L}/u)
  }
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'gasit'],
  ['DATABASE_URL', 'somewhere'],
  ['DATABASE_URL', 'postgres://gasit@a.example:5432,b.example:none/gasit'],
  ['SEED', 'bench:lots'],
  ['SESSION_SECRET', 'short'],
  ['RATES', 'guess'],
  ['SMS', 'pigeon'],
  ['SMS_SENDER', 'TwelveLetters'],
  ['VOICE', 'loud'],
  ['TWILIO_URL', 'ftp://twilio.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['AI_URL', 'ftp://ai.example'],
  ['PAYMENTS', 'paypal'],
  ['PAYMENTS', 'card,'],
  ['MAIB_URL', 'ftp://maib.example'],
  ['MAIB_CHECKOUT_KEY', 'one,two,three'],
  ['MAIB_CARDS_ADDRESS', 'gasit.example'],
  ['PAGE_CACHE', 'perhaps'],
  ['DATABASE_POOL', '0'],
  ['TRUST_PROXY', '99'],
  ['LOG', 'shout'],
  ['NODE_ENV', 'staging'],
])('%s=%s is one plain line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`))
})

test('all settings that are wrong are told at once', () => {
  expect(() => readConfig({ PORT: 'x', SEED: 'y' })).toThrow(/^Setting PORT: .+\nSetting SEED: .+$/)
})

test.each([
  ['SMS=sms.md', { SMS: 'sms.md' }, ['SMS_KEY', 'SMS_SENDER']],
  ['SMS=twilio', { SMS: 'twilio' }, ['TWILIO_SID', 'TWILIO_TOKEN', 'TWILIO_FROM']],
  ['VOICE=twilio', { VOICE: 'twilio' }, ['TWILIO_SID', 'TWILIO_TOKEN', 'TWILIO_FROM']],
  ['a mail server', { SMTP_URL: 'smtps://a:b@mail.example' }, ['MAIL_FROM']],
  [
    'PAYMENTS=card',
    { PAYMENTS: 'card' },
    ['MAIB_CHECKOUT_ID', 'MAIB_CHECKOUT_SECRET', 'MAIB_CHECKOUT_KEY'],
  ],
  [
    'a project of saved cards',
    { PAYMENTS: 'card', MAIB_CARDS_ID: '1', MAIB_CARDS_SECRET: 'secret' },
    ['MAIB_CARDS_KEY', 'MAIB_CARDS_ADDRESS'],
  ],
  [
    'PAYMENTS=mia-request,mia-qr',
    { PAYMENTS: 'mia-request,mia-qr', MAIB_MIA_ID: '1' },
    ['MAIB_MIA_SECRET', 'MAIB_MIA_KEY'],
  ],
  ['a server of descriptions', { AI_URL: 'http://ai.example/v1' }, ['AI_KEY', 'AI_MODEL']],
])('%s without what it needs is a plain line each', (_what, env, names) => {
  const lines = names.map((name) => `Setting ${name}: [^\\n]+ needs it`).join('\\n')
  expect(() => readConfig(env)).toThrow(new RegExp(`^${lines}$`))
})

test('whoever sends messages is set with a few lines', () => {
  expect(readConfig({ ...partners, VOICE: 'twilio', ...twilio })).toMatchObject({
    SMS: 'sms.md',
    VOICE: 'twilio',
    TWILIO_URL: 'https://api.twilio.com',
  })
})

const partners = {
  SMS: 'sms.md',
  SMS_KEY: 'bq7-Kd02_xMw',
  SMS_SENDER: 'Gasit',
  VOICE: 'none',
  SMTP_URL: 'smtp://user:w9Tg-4hzQ@mail.example:587',
  MAIL_FROM: 'Găsit <no-reply@gasit.example>',
}
const twilio = { TWILIO_SID: 'AC1', TWILIO_TOKEN: 'token', TWILIO_FROM: '+37322000000' }
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://gasit.example', ...partners }
const strong = { SESSION_SECRET: 'kX9-pQ2_vL7rT4wZ8mN1bC6dF3gH5jK0' }

test.each([
  ['no secret', production, 'SESSION_SECRET'],
  ['a weak secret', { ...production, SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET'],
  [
    'an address without TLS',
    { ...production, ...strong, PUBLIC_URL: 'http://gasit.example' },
    'PUBLIC_URL',
  ],
  [
    'a bank over an open line',
    {
      ...{ ...production, ...strong, PAYMENTS: 'mia-qr', MAIB_URL: 'http://maib.example' },
      ...{ MAIB_MIA_ID: '1', MAIB_MIA_SECRET: 'wq8-Rt41_zPk', MAIB_MIA_KEY: 'hv6-Ys20_nDe' },
    },
    'MAIB_URL',
  ],
  ['no address', { ...production, ...strong, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['the outbox for SMS', { ...production, ...strong, SMS: 'outbox' }, 'SMS'],
  ['nobody named for SMS', { ...production, ...strong, SMS: '' }, 'SMS'],
  ['the outbox for calls', { ...production, ...strong, VOICE: '' }, 'VOICE'],
  ['the outbox for mail', { ...production, ...strong, SMTP_URL: '' }, 'SMTP_URL'],
])('production with %s is refused in one plain line', (_what, env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^Setting ${name}: in production [^\\n]+$`))
})

test.each([
  ['repeated', 'kX9-pQ2_vL'.repeat(6)],
  ['a run of signs', 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['well known', 'change-me-super-secret-session-secret-key-0123456789'],
  ['words of the product', 'gasit-production-secret-key-gasit-production-secret'],
  ['a keyboard', 'qwertyuiopasdfghjklzxcvbnm1234567890qwertyuiopasdf'],
])('production with a long secret that is %s is refused', (_what, SESSION_SECRET) => {
  expect(() => readConfig({ ...production, SESSION_SECRET })).toThrow(
    /^Setting SESSION_SECRET: in production [^\n]+$/,
  )
})

test.each(['hex', 'base64', 'base64url'] as const)(
  'production with a drawn secret in %s starts',
  (form) => {
    for (let drawn = 0; drawn < 200; drawn++) {
      const SESSION_SECRET = randomBytes(24).toString(form)
      expect(() => readConfig({ ...production, SESSION_SECRET }), SESSION_SECRET).not.toThrow()
    }
  },
)

test.each([
  ['SMS_KEY', 'changeme'],
  ['TWILIO_TOKEN', 'test'],
  ['S3_SECRET', 'minioadmin'],
  ['MAIB_MIA_KEY', 'secret-key'],
  ['SMTP_URL', 'smtp://user:password@mail.example:587'],
  ['DATABASE_URL', 'postgres://gasit:postgres@db.example/gasit'],
  ['DATABASE_URL', 'postgres://gasit:postgres@a.example:5432,b.example:5432/gasit'],
])('production with a %s that everybody knows is refused', (name, value) => {
  expect(() => readConfig({ ...production, ...strong, [name]: value })).toThrow(
    new RegExp(`^Setting ${name}: in production [^\\n]+$`),
  )
})

test.each([
  ['nobody who sends', {}, 'SMS, VOICE, SMTP_URL'],
  ['nobody who mails', { ...partners, SMTP_URL: '' }, 'SMTP_URL'],
  ['nobody who sends SMS', { ...partners, SMS: '' }, 'SMS'],
  ['nobody who calls', { ...partners, VOICE: '' }, 'VOICE'],
])('a public address with %s is refused in one plain line', (_what, env, names) => {
  for (const PUBLIC_URL of [
    'https://gasit.example',
    'http://gasit.example',
    'http://192.168.1.5:3000',
    'https://localhost:3000',
    'http://localhost.example',
  ]) {
    expect(() => readConfig({ ...env, PUBLIC_URL }), PUBLIC_URL).toThrow(
      new RegExp(`^Setting PUBLIC_URL: [^\\n]+\\(${names}\\)[^\\n]+$`),
    )
  }
})

test('a trial may name an address of this machine', () => {
  for (const PUBLIC_URL of ['http://localhost:3001', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(readConfig({ PUBLIC_URL }).publicUrl.origin).toBe(PUBLIC_URL)
})

test('production with nothing set is told everything at once', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /^Setting SMS: .+\nSetting VOICE: .+\nSetting SMTP_URL: .+\nSetting SESSION_SECRET: .+\nSetting PUBLIC_URL: .+$/,
  )
})

test('production with a strong secret, an https address and senders of messages starts', () => {
  const config = readConfig({ ...production, ...strong })

  expect(config.publicUrl.origin).toBe('https://gasit.example')
})
