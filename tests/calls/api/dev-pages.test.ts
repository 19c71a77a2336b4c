import type { Deps } from '#domains/deps.ts'
import { createApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { PageCache } from '#server/pages/cache/page-cache.ts'
import { loadRenderer } from '#server/pages/renderer.ts'
import { readRouteTable } from '#server/pages/route-table.ts'
import { expect, noAssets, test, type Answered, type Site } from '../../support/servers/site.ts'
import { calm } from '#tests/support/servers/calm.ts'

const address = '/dev/outbox'
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const get = (site: Site, accept?: string): Promise<Answered> =>
  site.send({
    ...{ method: 'GET', url: address, remoteAddress: '127.0.0.1' },
    headers: accept === undefined ? {} : { accept },
  })

let numbers = 69_200_000

async function send(deps: Deps, text: string): Promise<string> {
  const to = `+373${++numbers}`
  await deps.messenger.sms({ to, text, lang: 'ro', code: '12345', key: to })
  return to
}

test('a program reads what would have been sent, newest first', async ({ site, deps }) => {
  const first = await send(deps, 'primul')
  const second = await send(deps, 'al doilea')
  await deps.messenger.mail({ to: 'ana@example.md', subject: 'Salut', text: 'Bună!', key: 'm' })

  const createdAt = deps.clock.now().toISOString()
  for (const accept of ['application/json', '*/*', 'application/json, text/html', undefined]) {
    const { status, text, headers } = await get(site, accept)

    expect(status).toBe(200)
    expect(headers['content-type'], accept).toMatch(/^application\/json/)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text).items.slice(0, 3)).toEqual([
      { channel: 'mail', to: 'ana@example.md', text: 'Salut\n\nBună!', createdAt },
      { channel: 'sms', to: second, text: 'al doilea', code: '12345', createdAt },
      { channel: 'sms', to: first, text: 'primul', code: '12345', createdAt },
    ])
  }
})

test('a person reads it as a page in which no message is markup', async ({ site, deps }) => {
  const to = await send(deps, '<script>alert("x")</script>\n& <b>atât</b>')

  const { status, text, headers } = await get(site, browser)

  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toContain(to)
  expect(text).toContain('<code>12345</code>')
  expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br>&amp; &lt;b&gt;')
  expect(text).not.toMatch(/<script|<style|style=|<b>/)
})

test('a hundred messages are shown at most', async ({ site, deps }) => {
  for (let sent = 0; sent < 105; sent++) await send(deps, `mesajul ${sent}`)

  const { body } = await get(site)

  expect(body['items']).toHaveLength(100)
  expect(JSON.stringify(body)).toContain('mesajul 104')
})

const partners = readConfig({
  ...{ SMS: 'sms.md', SMS_KEY: 'key', SMS_SENDER: 'Gasit', VOICE: 'none' },
  ...{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@gasit.example' },
})
const production = { NODE_ENV: 'production', LOG: 'silent' } as const

interface Asker {
  /** The outbox's address if absent. */
  readonly url?: string
  readonly remoteAddress?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a site with these settings answers. */
async function answerOf(
  config: Config,
  deps: Deps,
  filesFolder: string,
  asker: Asker = {},
): Promise<Answered> {
  const app = await createApp({
    condition: calm,
    deps,
    config: { ...config, LOG: 'silent' },
    cache: new PageCache(1024 * 1024),
    renderer: await loadRenderer(),
    routes: await readRouteTable(),
    assets: noAssets,
    filesFolder,
  })
  const { statusCode, payload, headers } = await app.inject({ url: address, ...asker })
  await app.close()
  return { status: statusCode, body: {}, text: payload, headers, cookies: [] }
}

test('there is no outbox in production', async ({ deps, world }) => {
  await send(deps, 'nu se vede')
  for (const config of [readConfig({}), partners]) {
    const answer = await answerOf({ ...config, ...production }, deps, world.filesFolder)

    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('nu se vede')
  }
})

test('there is no outbox where every channel has its provider', async ({ deps, world }) => {
  expect((await answerOf(partners, deps, world.filesFolder)).status).toBe(404)
})

test('there is no outbox where one channel has its provider', async ({ deps, world }) => {
  await send(deps, 'nu se vede')
  for (const real of [
    { SMS: 'sms.md' },
    { SMS: 'twilio' },
    { VOICE: 'twilio' },
    { SMTP_URL: partners.SMTP_URL },
    { SMS: 'sms.md', SMTP_URL: partners.SMTP_URL },
  ] as const) {
    const config = { ...readConfig({}), ...real }

    expect((await answerOf(config, deps, world.filesFolder)).status, JSON.stringify(real)).toBe(404)
  }
  const withoutCalls = { ...readConfig({}), VOICE: 'none' } as const
  expect((await answerOf(withoutCalls, deps, world.filesFolder)).status).toBe(200)
})

const here = '127.0.0.1'

test.for<Asker>([
  { remoteAddress: '192.168.1.7' },
  { remoteAddress: '203.0.113.9', headers: { host: 'localhost:3000' } },
  { remoteAddress: '::ffff:10.0.0.1' },
  { remoteAddress: here, headers: { host: '192.168.1.5:3000' } },
  { remoteAddress: here, headers: { host: 'evil.example:3000' } },
  { remoteAddress: here, headers: { host: 'localhost.evil.example' } },
  { remoteAddress: here, headers: { 'x-forwarded-for': '203.0.113.9' } },
  { remoteAddress: here, headers: { 'x-forwarded-for': here } },
  { remoteAddress: here, headers: { 'x-forwarded-host': 'gasit.example' } },
  { remoteAddress: here, headers: { 'x-real-ip': '203.0.113.9' } },
  { remoteAddress: here, headers: { forwarded: 'for=203.0.113.9' } },
  { remoteAddress: here, headers: { via: '1.1 proxy' } },
])('the outbox is not there for %j', async (asker, { deps, world }) => {
  await send(deps, 'nu se vede')

  const answer = await answerOf(readConfig({}), deps, world.filesFolder, asker)

  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('nu se vede')
})

test.for<Asker>([
  { remoteAddress: here, headers: { host: 'localhost:3000' } },
  { remoteAddress: '::1', headers: { host: '[::1]:3000' } },
  { remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1' } },
])('the outbox is there for %j', async (asker, { deps, world }) => {
  expect((await answerOf(readConfig({}), deps, world.filesFolder, asker)).status).toBe(200)
})

test('a trusted proxy says who came through it', async ({ deps, world }) => {
  const config = readConfig({ TRUST_PROXY: '1' })
  const through = (client: string): Promise<Answered> =>
    answerOf(config, deps, world.filesFolder, { headers: { 'x-forwarded-for': client } })

  expect((await through(here)).status).toBe(200)
  expect((await through('203.0.113.9')).status).toBe(404)
})

test('the parts are shown in development, and nowhere else', async ({ deps, world }) => {
  const developed = await answerOf(readConfig({}), deps, world.filesFolder, { url: '/dev/parts/' })
  const config = { ...readConfig({}), ...production }
  // Without the slash, which no page of the site has.
  const produced = await answerOf(config, deps, world.filesFolder, { url: '/dev/parts' })

  expect([developed.status, produced.status]).toEqual([200, 404])
  expect(developed.text).toContain('/dev/parts/assets/')
})
