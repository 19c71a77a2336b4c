import { expect, test, type Site } from '../../support/servers/site.ts'

async function view(site: Site, itemID: number, token: string, headers = {}): Promise<unknown> {
  const { body } = await site.call(
    '/adverts/manage_views.php',
    { action: 'addView', itemID },
    { token, headers },
  )
  return body['views'] ?? body['code']
}

test('a visitor’s view counts once a day', async ({ site, deps, given }) => {
  deps.clock.leapTo('2030-06-10T12:00:00Z')
  const advert = await given.advert()
  const ion = await site.visitorToken()
  const ana = await site.visitorToken()

  expect(await view(site, advert.id, ion)).toBe(1)
  expect(await view(site, advert.id, ion)).toBe(1)
  expect(await view(site, advert.id, ana)).toBe(2)
})

test('the day is that of Chișinău, also in summer', async ({ site, deps, given }) => {
  const advert = await given.advert()
  const user = await given.user()
  deps.clock.leapTo('2030-07-10T20:58:00Z')
  const { token } = {
    token: await deps.tokens.sign('visitor', crypto.randomUUID(), new Date('2031-01-01')),
  }

  expect(await view(site, advert.id, token)).toBe(1)
  deps.clock.advance({ minutes: 1 })
  expect(await view(site, advert.id, token)).toBe(1)
  deps.clock.advance({ minutes: 2 })
  expect(await view(site, advert.id, token)).toBe(2)
  expect(user.id).toBeGreaterThan(0)
})

test('the owner’s view never counts, another user’s does, on whatever device', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const buyer = await given.user()
  const advert = await given.advert({ seller })
  const secondDevice = await deps.tokens.sign(
    'session',
    buyer.sessionId,
    new Date(deps.clock.now().getTime() + 9e6),
  )

  expect(await view(site, advert.id, seller.token)).toBe(0)
  expect(await view(site, advert.id, buyer.token)).toBe(1)
  expect(await view(site, advert.id, secondDevice)).toBe(1)
})

test('the owner is known by the cookie too, beside a temporary token', async ({ site, given }) => {
  const seller = await given.user()
  const advert = await given.advert({ seller })
  const token = await site.visitorToken()

  const manner = { token, cookie: seller.token }
  const { body } = await site.call(
    '/adverts/manage_views.php',
    { action: 'addView', itemID: advert.id },
    manner,
  )

  expect(body).toEqual({ success: true, views: 0 })
})

test('a robot’s view never counts', async ({ site, given }) => {
  const advert = await given.advert()
  const headers = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  }

  expect(await view(site, advert.id, await site.visitorToken(), headers)).toBe(0)
})

test('a hundred views at once by one visitor are one', async ({ site, given }) => {
  const advert = await given.advert()
  const token = await site.visitorToken()

  await Promise.all(Array.from({ length: 100 }, () => view(site, advert.id, token)))

  expect(await view(site, advert.id, token)).toBe(1)
})

test('a hundred visitors at once are a hundred', async ({ site, given }) => {
  const advert = await given.advert()
  const tokens = await Promise.all(Array.from({ length: 100 }, () => site.visitorToken()))

  await Promise.all(tokens.map((token) => view(site, advert.id, token)))

  expect(await view(site, advert.id, tokens[0] ?? '')).toBe(100)
})

test('an advert that is not public has no views to count', async ({ site, given }) => {
  const advert = await given.advert({ status: 'archived' })

  expect(await view(site, advert.id, await site.visitorToken())).toBe('advert_not_found')
})
