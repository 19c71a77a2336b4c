import { expect, test } from '#tests/given/site.ts'

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
  { origin: 'http://gasit.local', host: 'gasit.local' },
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
