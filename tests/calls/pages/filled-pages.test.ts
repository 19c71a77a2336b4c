import { afterEach, beforeEach, vi } from 'vitest'
import { addFavorite } from '#domains/favorites/service.ts'
import { countedSql } from '../../support/counted-sql.ts'
import { differenceOf } from './difference.ts'
import { expect, openSite, test, type Site } from '../../support/servers/site.ts'

const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' }
const addresses = [
  '/',
  '/?page=2',
  '/ru',
  '/category/electrocasnice',
  '/en/category/electrocasnice/frigidere-congelatoare?priceMin=100&sort=cheapest',
  '/category/unknown',
]

beforeEach(() => {
  // Pages tell when they were loaded.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

afterEach(() => {
  vi.useRealTimers()
})

async function pageOf(site: Site, url: string, token: string, headers = {}): Promise<string> {
  const { text } = await site.send({ method: 'GET', url, cookies: { session: token }, headers })
  return text
}

test('a page that is filled in for a user has the bytes of one rendered for them', async ({
  site,
  cachedSite,
  deps,
  given,
}) => {
  const fields = { subcategory: 'frigidere-congelatoare', price: 900 } as const
  const seller = await given.user()
  const adverts = [
    await given.advert({ ...fields, seller, title: 'data-advert="1" aria-pressed="false"' }),
  ]
  for (let nth = 0; nth < 40; nth++)
    adverts.push(await given.advert({ ...fields, images: ['a', 'b'] }))
  const reader = await given.user()
  const mailed = await given.user()
  await deps.sql`update users set email = 'cineva@example.md' where id = ${mailed.id}`
  for (const { id } of adverts.slice(0, 30)) await addFavorite(deps, reader, id)
  await addFavorite(deps, seller, adverts[1]?.id ?? 0)

  for (const url of addresses) {
    for (const headers of [{}, onPhone]) {
      // The first one is rendered, the others are filled in; the adverts of the seller are marked.
      for (const { token } of [mailed, reader, seller]) {
        const filled = await pageOf(cachedSite, url, token, headers)
        expect(differenceOf(filled, await pageOf(site, url, token, headers))).toBe('')
      }
    }
  }
})

test('a page for another user costs the one statement that tells who it is', async ({
  world,
  given,
}) => {
  await Promise.all(Array.from({ length: 5 }, () => given.advert()))
  const { sql, count } = countedSql(world.deps.sql)
  const site = await openSite(world, { isCached: true, sql })
  for (const url of ['/', '/category/hobby-arta-sport']) {
    await pageOf(site, url, (await given.user()).token)
    const { token } = await given.user()
    const before = count()
    await pageOf(site, url, token)
    expect(count() - before).toBe(1)
  }
  await site.app.close()
})

test('a heart is full on the next page', async ({ world, given, deps }) => {
  const [user, { id }] = [await given.user(), await given.advert()]
  const site = await openSite(world, { isCached: true })
  const heart = new RegExp(`data-advert="${id}".*?aria-pressed="(true|false)"`)
  const state = async (): Promise<string | undefined> =>
    heart.exec(await pageOf(site, '/', user.token))?.[1]

  expect(await state()).toBe('false')
  await addFavorite(deps, user, id)
  expect(await state()).toBe('true')
  await site.app.close()
})
