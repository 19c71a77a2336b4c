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
  ['SEED', 'bench:lots'],
  ['SESSION_SECRET', 'short'],
  ['RATES', 'guess'],
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

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://gasit.example' }

test.each([
  ['no secret', production, 'SESSION_SECRET'],
  ['a weak secret', { ...production, SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET'],
  [
    'an address without TLS',
    { NODE_ENV: 'production', PUBLIC_URL: 'http://gasit.example' },
    'PUBLIC_URL',
  ],
  ['no address', { NODE_ENV: 'production' }, 'PUBLIC_URL'],
])('production with %s is refused', (_what, env, name) => {
  expect(() => readConfig(env)).toThrow(`Setting ${name}: in production`)
})

test('production with a strong secret and an https address starts', () => {
  const config = readConfig({ ...production, SESSION_SECRET: 'kX9-pQ2_vL7rT4wZ8mN1bC6dF3gH5jK0' })

  expect(config.publicUrl.origin).toBe('https://gasit.example')
})
