import postgres, { type Sql } from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { onReplica } from '#domains/replica.ts'
import type { Deps } from '#domains/deps.ts'
import { answer, handlers } from '#server/calls/handlers.ts'
import { createDatabase } from '../../support/servers/database.ts'
import { expect, openSite, test, type Site } from '../../support/servers/site.ts'
import type { World } from '../../support/test.ts'
import { allCalls, rows } from '../rows/rows.ts'
import { setScene } from '../scene.ts'

const listPath = '/adverts/get_adverts.php'
const session = { open: () => {}, remember: () => {}, close: () => {} }
const visitor = { id: null, address: '203.0.113.5', isRobot: false, device: '' }
const caller = { user: null, visitor, hasBadToken: false }

/** The same database for statements that only read, as a standby is. */
function readOnly({ options }: Sql): Sql {
  const { database, user: username, pass: password } = options
  const sql = postgres({
    ...{ host: options.host[0] ?? '', port: options.port[0] ?? 0, database, username },
    ...(typeof password === 'string' ? { password } : {}),
    connection: { default_transaction_read_only: true },
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
  })
  onTestFinished(() => sql.end({ timeout: 1 }))
  return sql
}

const calls = [...allCalls].filter(([, { replica }]) => replica === 'reads')

test('a dozen calls may be answered by a replica, and all by anybody', () => {
  expect(calls.length).toBeGreaterThan(10)
  for (const [name, call] of calls) expect(`${name} ${call.auth}`).toBe(`${name} anyone`)
})

for (const [name, call] of calls) {
  test(`${name} only reads, and says the same from a replica`, async ({ deps, given }) => {
    const handler = handlers.find((one) => one.call === call)
    if (!handler) throw new Error(`${name} has no handler`)
    const fields = rows[name]?.fields(await setScene(deps, given))
    const context = { caller, session }

    const read = await answer(handler, fields, {
      ...context,
      deps: onReplica(deps, readOnly(deps.sql)),
    })

    expect(read).toEqual(await answer(handler, fields, { ...context, deps }))
  })
}

/** A site whose replica is a database that has none of its adverts. */
async function siteWithEmptyReplica(
  world: World,
  isCached = false,
): Promise<{ site: Site; replica: Sql; state: { shows: number } }> {
  const { sql: replica, drop } = await createDatabase(inject('target'))
  const state = { shows: Infinity }
  const replicaSql = (asOf: number): Sql | null => (state.shows >= asOf ? replica : null)
  const deps: World['deps'] & Deps = { ...world.deps, replicaSql }
  const site = await openSite({ ...world, deps }, { isCached })
  onTestFinished(async () => {
    await site.app.close()
    await drop()
  })
  return { site, replica, state }
}

async function countOf(site: Site, manner: Parameters<Site['call']>[2] = {}): Promise<unknown> {
  const { body } = await site.call(listPath, { action: 'listItems' }, manner)
  return body['count']
}

test('visitors read from the replica, and whoever has just written from the primary', async ({
  world,
  given,
}) => {
  const { site } = await siteWithEmptyReplica(world)
  const user = await given.user()
  const { id } = await given.advert()
  const browser = { cookie: user.token }

  expect(await countOf(site)).toBe(0)
  expect(await countOf(site, browser)).toBe(0)
  // Programs keep no cookies.
  expect(await countOf(site, { token: user.token })).not.toBe(0)

  const wrote = await site.call(
    '/favorites/manage_favorites.php',
    { action: 'addFav', advID: String(id) },
    browser,
  )
  const mark = wrote.cookies.find(({ name }) => name === 'wrote')
  expect(mark).toMatchObject({ value: '1', maxAge: 10, httpOnly: true, sameSite: 'Lax' })
  const after = await site.send({
    ...{ method: 'POST', url: `/api${listPath}`, payload: { action: 'listItems' } },
    cookies: { session: user.token, wrote: '1' },
  })
  expect(after.body['count']).not.toBe(0)
  // Reading is no writing.
  expect(after.cookies).toEqual([])
})

test('without a replica nobody gets a cookie for having written', async ({ site, given }) => {
  const { token } = await given.user()
  const { id } = await given.advert()

  const { body, cookies } = await site.call(
    '/favorites/manage_favorites.php',
    { action: 'addFav', advID: String(id) },
    { cookie: token },
  )

  expect(body).toMatchObject({ success: true })
  expect(cookies).toEqual([])
})

test('a replica that fails costs nobody their answer', async ({ world, given }) => {
  const { site, replica } = await siteWithEmptyReplica(world)
  await given.advert()
  await replica.end()

  expect(await countOf(site)).not.toBe(0)
})

test('a page that has just changed is made of the primary until the replica has the change', async ({
  world,
  given,
}) => {
  const { site, state } = await siteWithEmptyReplica(world, true)
  const { id } = await given.advert({ title: 'Masă de stejar' })
  const page = async (): Promise<number> =>
    (await site.send({ method: 'GET', url: `/advert/${id}` })).status
  state.shows = performance.now()
  expect(await page()).toBe(404)

  await site.app.inject({ method: 'GET', url: '/healthz' })
  await world.deps.sql`select pg_notify('changed', ${`advert:${id}`})`
  await expect.poll(page).toBe(200)

  await world.deps.sql`select pg_notify('changed', ${`advert:${id}`})`
  state.shows = Infinity
  await expect.poll(page).toBe(404)
})
