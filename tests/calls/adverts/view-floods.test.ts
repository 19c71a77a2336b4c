import { expect, test, type Site } from '../../support/servers/site.ts'
import { findPopular } from '#domains/search/service.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'

/** Newly drawn visitors look at an advert, the first from the first address and so on. Gives its views. */
async function visit(
  site: Site,
  itemID: number,
  addresses: readonly string[],
  token?: string,
): Promise<number> {
  let most = 0
  for (const from of addresses) {
    const { body } = await site.call(
      '/adverts/manage_views.php',
      { action: 'addView', itemID },
      { token: token ?? (await site.visitorToken()), from },
    )
    most = Math.max(most, Number(body['views']))
  }
  return most
}

const repeated = (address: string, times: number) => Array.from({ length: times }, () => address)

test('a hundred tokens from one address are nine views, and the first five all count', async ({
  site,
  given,
}) => {
  const advert = await given.advert()

  expect(await visit(site, advert.id, repeated('198.51.100.7', 5))).toBe(5)
  expect(await visit(site, advert.id, repeated('198.51.100.7', 95))).toBe(9)
})

test('sixty addresses of one IPv6 network are one address', async ({ site, given }) => {
  const advert = await given.advert()
  const addresses = Array.from({ length: 60 }, (_, at) => `2001:db8:1:2::${at.toString(16)}`)

  expect(await visit(site, advert.id, addresses)).toBeLessThanOrEqual(9)
})

test('a flood from one address takes no view from people elsewhere, nor on the next day', async ({
  site,
  deps,
  given,
}) => {
  deps.clock.leapTo('2030-03-04T10:00:00Z')
  const advert = await given.advert()
  const flooded = await visit(site, advert.id, repeated('198.51.100.8', 40))

  expect(await visit(site, advert.id, ['198.51.101.1', '198.51.102.1'])).toBe(flooded + 2)
  deps.clock.leapTo('2030-03-05T10:00:00Z')
  expect(await visit(site, advert.id, ['198.51.100.8'])).toBe(flooded + 3)
})

test('users behind one address count each', async ({ site, given }) => {
  const advert = await given.advert()
  const flooded = await visit(site, advert.id, repeated('198.51.100.9', 9))
  const user = await given.user()

  expect(await visit(site, advert.id, ['198.51.100.9'], user.token)).toBe(flooded + 1)
})

test('who goes through hundreds of adverts within an hour is a robot until the hour is over', async ({
  site,
  deps,
  given,
}) => {
  deps.clock.leapTo('2030-04-01T08:00:00Z')
  const advert = await given.advert()
  const other = await given.advert()
  await visit(site, other.id, ['203.0.113.5'])
  await deps.sql`update attempts set points = 600 where key like 'views:%'`

  expect(await visit(site, advert.id, ['203.0.113.5'])).toBe(0)
  expect(await visit(site, advert.id, ['203.0.114.5'])).toBe(1)
  deps.clock.advance({ minutes: 61 })
  expect(await visit(site, advert.id, ['203.0.113.5'])).toBe(2)
})

/** The most popular books, first the most popular one. */
async function popularBooks(deps: Parameters<typeof findPopular>[0], among: readonly number[]) {
  // What is popular is cached for the connection: another object is asked anew.
  const sql = new Proxy(deps.sql, {})
  const columns = await findPopular({ ...deps, sql })
  return columns.flatMap(({ advertIds }) => advertIds).filter((id) => among.includes(id))
}

test('popular is what several networks look at, however often one of them does', async ({
  site,
  deps,
  given,
}) => {
  const liked = await given.advert({ subcategory: 'caini' })
  const pushed = await given.advert({ subcategory: 'caini' })
  const neighbours = Array.from({ length: 40 }, (_, at) => `198.18.5.${at}`)
  await visit(site, liked.id, ['198.18.1.1', '198.18.2.1', '198.18.3.1'])
  expect(await visit(site, pushed.id, [...neighbours, '198.18.6.1'])).toBe(41)

  expect(await popularBooks(deps, [liked.id, pushed.id])).toEqual([liked.id, pushed.id])

  await visit(site, pushed.id, ['198.18.7.1'])
  expect(await popularBooks(deps, [liked.id, pushed.id])).toEqual([pushed.id, liked.id])
})

test('no address of a viewer is kept, and after a week nothing of where views came from', async ({
  site,
  deps,
  given,
}) => {
  deps.clock.leapTo('2031-01-01T12:00:00Z')
  const advert = await given.advert()
  await visit(site, advert.id, ['192.0.2.77'])
  const kept = await deps.sql`
    select m::text || s::text as row from advert_view_marks m, advert_view_sources s
    where m.advert_id = ${advert.id} and s.advert_id = ${advert.id}`
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain('192.0.2')

  deps.clock.advance({ days: 9 })
  await runAdvertJobs(deps)

  expect(await deps.sql`select 1 from advert_view_sources`).toHaveLength(0)
  expect(
    await deps.sql`select network from advert_view_marks where advert_id = ${advert.id}`,
  ).toEqual([{ network: null }])
})
