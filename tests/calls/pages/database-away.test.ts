import { once } from 'node:events'
import { connect } from 'node:net'
import { content as en } from '#i18n/en/site/content.ts'
import { content as ro } from '#i18n/ro/site/content.ts'
import { content as ru } from '#i18n/ru/site/content.ts'
import { stopListening } from '#server/http/drain.ts'
import { DatabaseUnavailable } from '#server/postgres/pool/connection-gate.ts'
import { errorOf, leaving, type Leaving } from '../../support/servers/leaving.ts'
import { expect, openSite, test, type Site } from '../../support/servers/site.ts'

const texts = [
  ['', ro.unavailable],
  ['/ru', ru.unavailable],
  ['/en', en.unavailable],
] as const

test('without the database people get the last finished page, else one that says so, in their language', async ({
  world,
  given,
}) => {
  const database: Leaving = { error: null }
  const sql = leaving(world.deps.sql, database)
  const site = await openSite(world, { isCached: true, sql })
  const user = await given.user()
  const { id } = await given.advert({ title: 'Masă de stejar' })
  const finished = await site.send({ method: 'GET', url: `/advert/${id}` })
  database.error = new DatabaseUnavailable()

  for (const cookies of [{}, { session: user.token }]) {
    const { status, text, headers } = await site.send({
      ...{ method: 'GET', url: `/advert/${id}`, cookies },
    })
    expect(status).toBe(200)
    expect(text).toBe(finished.text)
    expect(headers['retry-after']).toBeUndefined()
    for (const [home, t] of texts) {
      const page = await site.send({ method: 'GET', url: `${home}/my-adverts`, cookies })
      if (!('session' in cookies)) continue
      expectUnavailable(page, t)
    }
    for (const [home, t] of texts)
      expectUnavailable(
        await site.send({ method: 'GET', url: `${home}/advert/${id + 1}`, cookies }),
        t,
      )
  }
  const form = await site.send({
    ...{ method: 'POST', url: '/my-account', cookies: { session: user.token }, payload: 'a=1' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expectUnavailable(form, ro.unavailable)
  await site.app.close()
})

function expectUnavailable(
  { status, text, headers }: Awaited<ReturnType<Site['send']>>,
  t: (typeof ro)['unavailable'],
): void {
  expect(status).toBe(503)
  expect(headers).toMatchObject({
    'retry-after': '2',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(text).toContain(`<title>${t.head.title}</title>`)
  expect(text).toContain(t.text)
}

const busyBucket = Object.assign(new Error('SlowDown'), { $metadata: { httpStatusCode: 503 } })

test.for([
  ['too many connections', errorOf('53300'), 503, 'unavailable'],
  ['a broken connection', errorOf('EPIPE'), 503, 'unavailable'],
  ['a refused one', errorOf('ECONNREFUSED'), 503, 'unavailable'],
  ['a host that is not found', errorOf('ENOTFOUND'), 503, 'unavailable'],
  ['a lock that is not given', errorOf('55P03'), 503, 'unavailable'],
  ['a bucket that is busy', busyBucket, 503, 'unavailable'],
  ['a full disk of the database', errorOf('53100'), 507, 'out_of_space'],
  ['a full disk', errorOf('ENOSPC'), 507, 'out_of_space'],
] as const)('%s is a refusal in plain words', async ([, error, status, refusal], { world }) => {
  const database: Leaving = { error: null }
  const site = await openSite(world, {
    isCached: false,
    sql: leaving(world.deps.sql, database),
  })
  database.error = error

  const answer = await site.call('/pages/get_pages.php', { action: 'getPage', slug: 'faq' })
  await site.app.close()

  expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status, code: refusal })
  expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
})

test('a page that fails by a bug shows the code under which it is logged', async ({
  world,
  given,
}) => {
  const database: Leaving = { error: null }
  const site = await openSite(world, { isCached: true, sql: leaving(world.deps.sql, database) })
  const { id } = await given.advert()
  database.error = errorOf('42P01')

  const { status, text } = await site.send({ method: 'GET', url: `/advert/${id}` })
  await site.app.close()

  expect(status).toBe(500)
  expect(text).toContain(`<title>${ro.error.head.title}</title>`)
  expect(text).toMatch(new RegExp(`${ro.error.reference('[0-9a-f]{8}-[0-9a-z]+')}<`))
})

test('an overloaded process serves finished pages and health, and refuses the rest', async ({
  world,
  given,
}) => {
  const condition = { isHigh: false }
  const site = await openSite(world, {
    isCached: true,
    condition: { isOverloaded: () => condition.isHigh },
  })
  const { id } = await given.advert()
  const address = await site.app.listen({ port: 0 })
  const get = (path: string): Promise<Response> =>
    fetch(address + path, { headers: { 'accept-encoding': 'gzip' } })
  const finished = await (await get(`/advert/${id}`)).text()
  condition.isHigh = true

  expect(await (await get(`/advert/${id}`)).text()).toBe(finished)
  expect((await get('/healthz')).status).toBe(200)
  for (const [home, t] of texts) {
    const page = await get(`${home}/search?q=x`)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('2')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await page.text()).toContain(`<title>${t.head.title}</title>`)
  }
  const call = await fetch(`${address}/api/token.php`, { method: 'POST', body: 'action=getToken' })
  expect(call.status).toBe(503)
  expect(await call.json()).toMatchObject({ success: false, code: 'unavailable' })
  await site.app.close()
})

test('a process that ends says so to its proxy, and answers what still comes', async ({
  world,
}) => {
  const condition = { isEnding: false }
  const site = await openSite(world, {
    isCached: true,
    condition: { isEnding: () => condition.isEnding },
  })
  const address = await site.app.listen({ port: 0 })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  condition.isEnding = true

  expect((await fetch(`${address}/readyz`)).status).toBe(503)
  expect((await fetch(address)).headers.get('connection')).toBe('keep-alive')
  await stopListening(site.app.server)
  const last = await fetch(address)
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
  const another = once(connect(Number(new URL(address).port), '127.0.0.1'), 'connect')
  await expect(another).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await site.app.close()
})
