import { inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { routeTable } from '#server/pages/route-table.ts'
import { PageCache } from '#server/pages/cache/page-cache.ts'
import { connect, type Timeouts } from '#server/postgres/connect.ts'
import { expect, test } from '#tests/support/test.ts'
import { calm } from '#tests/support/servers/calm.ts'
import { noAssets } from '#tests/support/servers/site.ts'

/** The site over the test's database, on connections that wait no longer than this (ms). */
async function impatientSite(
  database: string,
  deps: Parameters<typeof createApp>[0]['deps'],
  timeouts: Timeouts = { statement: 300, lock: 100, idleInTransaction: 200 },
) {
  const target = inject('target')
  const options = { max: 3, timeouts }
  const sql =
    typeof target === 'string'
      ? connect(new URL(`/${database}`, target).href, options)
      : connect({ ...target, database }, options)
  const app = await createApp({
    condition: calm,
    deps: { ...deps, sql },
    config: readConfig({ LOG: 'silent', RATES: 'stored', PAGE_CACHE: 'false' }),
    cache: new PageCache(1_000_000),
    renderer: { renderPage: async () => new Response(null, { status: 302 }) },
    routes: routeTable([{ path: '*', access: 'open', query: [], tags: [] }]),
    assets: noAssets,
    filesFolder: '/nowhere',
  })
  const stop = async (): Promise<void> => {
    await app.close()
    await sql.end({ timeout: 1 })
  }
  return { app, sql, stop }
}

async function databaseOf({ sql }: Pick<Parameters<typeof createApp>[0]['deps'], 'sql'>) {
  const [row] = await sql<{ name: string }[]>`select current_database() as name`
  return row?.name ?? ''
}

test('a call that would wait for ever for a lock is answered with 503 and when to come again', async ({
  deps,
  given,
}) => {
  const advert = await given.advert()
  const { app, stop } = await impatientSite(await databaseOf(deps), deps)

  const answer = await deps.sql.begin(async (tx) => {
    await tx`lock table adverts in access exclusive mode`
    return app.inject({
      method: 'POST',
      url: '/api/adverts/get_adverts.php',
      payload: { action: 'getItem', itemID: advert.id },
    })
  })

  await stop()
  expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' })
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('a call whose statement runs too long is answered with 503 and when to come again', async ({
  deps,
  given,
}) => {
  const advert = await given.advert()
  const patientOfLocks = { statement: 150, lock: 5_000, idleInTransaction: 5_000 }
  const { app, stop } = await impatientSite(await databaseOf(deps), deps, patientOfLocks)
  const ask = (action: string, fields: object) =>
    app.inject({
      method: 'POST',
      url: '/api/adverts/get_adverts.php',
      payload: { action, ...fields },
    })

  const answers = await deps.sql.begin(async (tx) => {
    await tx`lock table adverts, ad_index in access exclusive mode`
    return Promise.all([
      ask('getItem', { itemID: advert.id }),
      ask('listItems', { searchType: 'search', itemsNum: 32 }),
      app.inject({ method: 'GET', url: '/sitemap.xml' }),
    ])
  })

  await stop()
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a statement that runs too long is given up, and so is a transaction that does nothing', async ({
  deps,
}) => {
  const { sql, stop } = await impatientSite(await databaseOf(deps), deps)

  await expect(sql`select pg_sleep(30)`).rejects.toMatchObject({ code: '57014' })
  const idle = sql.begin(async (tx) => {
    await tx`select 1`
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await tx`select 2`
  })
  await expect(idle).rejects.toBeInstanceOf(Error)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])

  await stop()
})
