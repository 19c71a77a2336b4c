import type { Deps } from '#domains/deps.ts'
import { createApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { PageCache } from '#server/page-cache.ts'
import { loadRenderer } from '#server/renderer.ts'
import { expect, test, type Answered, type Site } from '#tests/given/site.ts'

const address = '/dev/outbox'
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const get = (site: Site, accept?: string): Promise<Answered> =>
  site.send({ method: 'GET', url: address, headers: accept === undefined ? {} : { accept } })

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

/** What a site with these settings answers at the outbox's address. */
async function answerOf(config: Config, deps: Deps, filesFolder: string): Promise<Answered> {
  const app = await createApp({
    deps,
    config: { ...config, LOG: 'silent' },
    cache: new PageCache(1024 * 1024),
    renderer: await loadRenderer(),
    assets: { script: '', styles: () => [], preloads: () => [] },
    filesFolder,
  })
  const { statusCode, payload, headers } = await app.inject(address)
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

test('one channel without a provider is enough for an outbox', async ({ deps, world }) => {
  for (const missing of [
    { SMS: 'outbox' },
    { VOICE: 'outbox' },
    { SMTP_URL: undefined },
  ] as const) {
    const config = { ...partners, ...missing }

    expect((await answerOf(config, deps, world.filesFolder)).status).toBe(200)
  }
})
