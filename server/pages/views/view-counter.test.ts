import { expect, openSite, test } from '#tests/support/servers/site.ts'
import type { ViewCount } from '#domains/numbers/service.ts'
import { localDay } from '#domains/lib/local-day.ts'
import { pageKindOf } from './page-kinds.ts'
import { ViewCounter } from './view-counter.ts'

const browser = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

test('views are counted by kind, programs apart, and wait while they cannot be stored', async () => {
  const stored: ViewCount[] = []
  let isAway = true
  const counter = new ViewCounter({
    store: async (counts) => {
      if (isAway) throw new Error('the database is away')
      stored.push(...counts)
    },
    now: () => new Date('2026-11-24T10:00:00Z'),
    warn: () => {},
  })
  counter.count('advert', browser)
  counter.count('advert', browser)
  counter.count('home', 'Googlebot/2.1')
  counter.count('home', undefined)
  counter.count(null, browser)
  await counter.store()
  expect(stored).toEqual([])

  isAway = false
  await counter.store()

  const day = '2026-11-24'
  expect(stored).toEqual([
    { day, kind: 'advert', isRobot: false, views: 2 },
    { day, kind: 'home', isRobot: true, views: 2 },
  ])
})

test('pages of the console and missing ones are not counted', () => {
  expect(pageKindOf({ path: '/admin/people', access: 'staff' })).toBeNull()
  expect(pageKindOf({ path: '*', access: 'open' })).toBeNull()
  expect(pageKindOf({ path: '/my-adverts', access: 'login' })).toBe('account')
  expect(pageKindOf({ path: '/advert/:advertId', access: 'open' })).toBe('advert')
})

test('pages from the page cache and screens that the browser opens are counted too', async ({
  world,
}) => {
  const { app } = await openSite(world, { isCached: true })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'user-agent': browser, 'accept-encoding': 'br' }
  for (let n = 0; n < 3; n++)
    expect((await fetch(`${address}/article/faq`, { headers })).status).toBe(200)
  const call = (path: string) =>
    fetch(`${address}/api/pages/get_pages.php`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-screen': path },
      body: JSON.stringify({ action: 'getPage', slug: 'faq' }),
    })
  await call('/article/faq')
  await call('/admin/people')
  await app.close()

  const rows = await world.deps.sql`
    select dimension, value::int from daily_numbers
    where metric = 'views' and day = ${localDay(world.deps.clock.now())}`
  expect(rows).toEqual([{ dimension: 'article', value: 4 }])
})
