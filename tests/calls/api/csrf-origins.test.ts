import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { PageCache } from '#server/pages/cache/page-cache.ts'
import { loadRenderer } from '#server/pages/renderer.ts'
import { readRouteTable } from '#server/pages/route-table.ts'
import { readAssets } from '#server/pages/document.ts'
import { expect, test } from '../../support/servers/site.ts'
import { calm } from '#tests/support/servers/calm.ts'

const clientFolder = new URL('../../../dist/client/', import.meta.url)

const own = { host: 'localhost:3000' }

test.for([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'https://localhost' },
  { origin: 'file://' },
  { origin: '' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  // A name that was pointed at this machine after its page was loaded.
  { origin: 'http://evil.example:3000', host: 'evil.example:3000' },
  { origin: 'http://gasit.local', host: 'gasit.local' },
  { origin: 'http://192.168.1.5:3000', host: '192.168.1.6:3000' },
  { origin: 'http://192.168.1.5.evil.example', host: '192.168.1.5.evil.example' },
])('a write with %j is refused and does nothing', async (headers, { site, deps, given }) => {
  const { token } = await given.user()
  const advert = await given.advert()
  const add = { action: 'addFav', advID: String(advert.id) }

  for (const form of [false, true]) {
    const { status, body } = await site.call('/favorites/manage_favorites.php', add, {
      form,
      cookie: token,
      headers: { ...own, ...headers },
    })
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'foreign_origin' })
  }
  expect(await deps.sql`select from favorites where advert_id = ${advert.id}`).toEqual([])
})

test.for([
  {},
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  // People of the same network open a trial by its address.
  { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  { origin: 'http://[fd00::5]:3000', host: '[fd00::5]:3000' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
])('a write with %j is our own', async (headers, { site, given }) => {
  const { token } = await given.user()
  const advert = await given.advert()
  const add = { action: 'addFav', advID: String(advert.id) }

  const { body } = await site.call('/favorites/manage_favorites.php', add, {
    cookie: token,
    headers: { ...own, ...headers },
  })

  expect(body).toEqual({ success: true, items: [String(advert.id)] })
})

test('at a public address only its own pages may write', async ({ deps, world }) => {
  const config = { ...readConfig({ LOG: 'silent' }), publicUrl: new URL('https://gasit.example') }
  const app = await createApp({
    condition: calm,
    ...{ deps, config, cache: new PageCache(1024 * 1024), filesFolder: world.filesFolder },
    ...{
      renderer: await loadRenderer(),
      routes: await readRouteTable(),
      assets: await readAssets(clientFolder),
    },
  })
  const statusFrom = async (origin: string, host: string): Promise<number> =>
    (
      await app.inject({
        ...{ method: 'POST', url: '/api/token.php', payload: { action: 'getToken' } },
        headers: { origin, host },
      })
    ).statusCode

  expect(await statusFrom('https://gasit.example', 'gasit.example')).toBe(200)
  for (const host of ['localhost:3000', '192.168.1.5:3000', 'evil.example', 'www.gasit.example'])
    expect(await statusFrom(`http://${host}`, host), host).toBe(403)
  await app.close()
})

test('nothing is done by GET, whatever stands in the address', async ({ site, deps, given }) => {
  const { token } = await given.user()
  const advert = await given.advert()
  const query = new URLSearchParams({ action: 'addFav', advID: String(advert.id), token })

  const { status } = await site.send({
    method: 'GET',
    url: `/api/favorites/manage_favorites.php?${query.toString()}`,
    cookies: { session: token },
  })

  expect(status).toBe(405)
  expect(await deps.sql`select from favorites where advert_id = ${advert.id}`).toEqual([])
})

test('every answer carries the headers that browsers keep to', async ({ site }) => {
  const { headers } = await site.call('/token.php', { action: 'getToken' })

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  })
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*/)
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
