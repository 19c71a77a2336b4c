import { dayMs } from '#contract/rules/durations.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import type { Deps } from '#domains/deps.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'

const path = '/adverts/get_adverts.php'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

interface Asker {
  readonly token: string
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

const reveal = (site: Site, itemID: number, asker: Asker): Promise<Answered> =>
  site.call(path, { action: 'revealPhone', itemID }, asker)

/** The number or why there is none. */
async function answerOf(site: Site, itemID: number, asker: Asker): Promise<unknown> {
  const { body } = await reveal(site, itemID, asker)
  return body['phone'] ?? body['code']
}

/** What anybody can read about an advert and who sells it. */
async function publicTexts(site: Site, id: number, seller: GivenUser): Promise<string[]> {
  const calls: readonly [string, object][] = [
    [path, { action: 'getItem', itemID: id }],
    [path, { action: 'listItems', searchType: 'user', search: String(seller.id) }],
    [path, { action: 'listHistory', idsList: [id] }],
    [path, { action: 'listSimilar', itemID: id }],
    [path, { action: 'preSearch', search: 'Samovar' }],
    ['/adverts/get_popular.php', {}],
    ['/users/get_profile.php', { action: 'getProfile', username: seller.username }],
  ]
  const token = await site.visitorToken()
  const answers = calls.map(([to, fields]) => site.call(to, fields, { token }))
  const pages = ['', '/ru', '/en'].flatMap((home) =>
    [`/advert/${id}`, `/profile/${seller.username}`, '/search?q=Samovar'].map((url) =>
      site.send({ method: 'GET', url: home + url }),
    ),
  )
  const all = await Promise.all([...answers, ...pages])
  return all.map(({ text }) => text)
}

test('a number stands in no page and no answer but that of who asks for it', async ({
  site,
  given,
}) => {
  for (const showsPhone of [true, false]) {
    const seller = await given.user()
    const advert = await given.advert({ seller, showsPhone, title: 'Samovar' })
    const texts = await publicTexts(site, advert.id, seller)
    expect(texts.join().includes('Samovar')).toBe(true)
    for (const text of texts) expect(text.replaceAll(/[\s-]/g, '')).not.toContain(seller.phone)

    const asker = { token: await site.visitorToken() }
    expect(await answerOf(site, advert.id, asker)).toBe(
      showsPhone ? `+373${seller.phone}` : 'phone_hidden',
    )
  }
})

test('where the seller keeps the number, the page offers none', async ({ site, given }) => {
  const pageOf = async (showsPhone: boolean): Promise<string> => {
    const { id } = await given.advert({ showsPhone })
    return (await site.send({ method: 'GET', url: `/en/advert/${id}` })).text
  }

  expect(await pageOf(true)).toContain('Show number')
  expect(await pageOf(false)).not.toMatch(/show number|tel:/i)
})

test('an advert that is not public tells no number', async ({ site, given }) => {
  const asker = { token: await site.visitorToken() }
  for (const wish of [{ status: 'archived' }, { status: 'draft' }, { isPublic: false }] as const) {
    const advert = await given.advert({ showsPhone: true, ...wish })
    expect(await answerOf(site, advert.id, asker)).toBe('advert_not_found')
  }
})

test('ten numbers an hour are shown from an address, the eleventh is refused', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const adverts = await Promise.all(
    Array.from({ length: 12 }, () => given.advert({ seller, showsPhone: true })),
  )
  const answers: unknown[] = []
  for (const { id } of adverts) {
    // A new temporary token is no new person.
    const asker = { token: await site.visitorToken(), from: '203.0.113.7' }
    answers.push(await answerOf(site, id, asker))
  }
  expect(answers).toEqual([
    ...Array.from({ length: 10 }, () => `+373${seller.phone}`),
    ...Array.from({ length: 2 }, () => 'too_many_requests'),
  ])

  deps.clock.advance({ minutes: 61 })
  const asker = { token: await site.visitorToken(), from: '203.0.113.7' }
  expect(await answerOf(site, adverts[0]?.id ?? 0, asker)).toBe(`+373${seller.phone}`)
})

test('a user has ten an hour too, from wherever they ask, and is told when the hour is over', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const buyer = await given.user()
  const advert = await given.advert({ seller, showsPhone: true })
  const answers: unknown[] = []
  for (let times = 0; times < 11; times++) answers.push(await answerOf(site, advert.id, buyer))

  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => `+373${seller.phone}`))
  expect(answers[10]).toBe('too_many_requests')

  deps.clock.advance({ minutes: 20 })
  const { status, headers } = await reveal(site, advert.id, buyer)
  expect([status, headers['retry-after']]).toEqual([429, String(40 * 60)])
})

interface Wave {
  readonly who: string
  readonly most: number
  /** Who asks for the number in this place, and from where. */
  readonly askers: (scene: {
    site: Site
    given: Given
    deps: Deps
  }) => Promise<(at: number) => Asker>
}

/** Four people; with a history: their accounts are older than a week. */
async function four(
  { deps, given }: { deps: Deps; given: Given },
  days: number,
): Promise<GivenUser[]> {
  const users: GivenUser[] = []
  for (let made = 0; made < 4; made++) users.push(await given.user())
  const since = new Date(deps.clock.now().getTime() - days * dayMs)
  await deps.sql`update users set created_at = ${since} where id = any (${users.map(({ id }) => id)})`
  return users
}

const waves: readonly Wave[] = [
  {
    who: 'four new accounts behind one address',
    most: 20,
    askers: async (scene) => {
      const users = await four(scene, 0)
      return (at) => ({ token: users[at % 4]?.token ?? '', from: '198.18.30.1' })
    },
  },
  {
    who: 'four accounts with a history behind one address: they are people of one operator',
    most: 40,
    askers: async (scene) => {
      const users = await four(scene, 8)
      return (at) => ({ token: users[at % 4]?.token ?? '', from: '198.18.31.1' })
    },
  },
  {
    who: 'the /64s of one /48, which belong to one customer',
    most: 20,
    askers: async ({ site }) => {
      const token = await site.visitorToken()
      return (at) => ({ token, from: `2001:db8:77:${(at + 1).toString(16)}::1` })
    },
  },
  {
    who: 'guests of one /24, whose addresses stand for many',
    most: 60,
    askers: async ({ site }) => {
      const token = await site.visitorToken()
      return (at) => ({ token, from: `198.18.32.${at % 40}` })
    },
  },
]

test.for(waves)(
  'numbers are not harvested by $who',
  async ({ who, most, askers }, { site, given, deps }) => {
    const seller = await given.user()
    const { id } = await given.advert({ seller, showsPhone: true })
    const askerAt = await askers({ site, given, deps })

    const answers: unknown[] = []
    for (let at = 0; at < 70; at++) answers.push(await answerOf(site, id, askerAt(at)))

    const shown = answers.filter((answer) => answer === `+373${seller.phone}`).length
    console.log(`reveal: ${shown} of 70 numbers shown to ${who}`)
    expect(shown).toBe(most)
  },
)

test('neighbours who harvest do not stand in the way of a person with a history', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, showsPhone: true })
  const [person] = await four({ deps, given }, 8)
  const token = await site.visitorToken()
  for (let at = 0; at < 80; at++) await answerOf(site, id, { token, from: `198.18.33.${at % 30}` })

  const guest = await answerOf(site, id, { token, from: '198.18.33.200' })
  const own = await answerOf(site, id, { token: person?.token ?? '', from: '198.18.33.1' })

  expect(guest).toBe('too_many_requests')
  expect(own).toBe(`+373${seller.phone}`)
})

test('a reveal counts once a day and asker', async ({ site, deps, given }) => {
  deps.clock.leapTo('2030-06-10T12:00:00Z')
  const buyer = await given.user()
  const { id } = await given.advert({ showsPhone: true })
  const counted = async (): Promise<unknown> => {
    const [row] = await deps.sql`
      select sum(reveals)::int as number from advert_reveals where advert_id = ${id}`
    return row?.['number']
  }
  const visitor = { token: await site.visitorToken(), from: '203.0.113.20' }

  await Promise.all([reveal(site, id, buyer), reveal(site, id, buyer), reveal(site, id, visitor)])
  expect(await counted()).toBe(2)
  deps.clock.advance({ days: 1 })
  await reveal(site, id, buyer)
  expect(await counted()).toBe(3)
})

test('no address of an asker is kept, and after the day nothing of who asked', async ({
  site,
  deps,
  given,
}) => {
  deps.clock.leapTo('2031-02-03T12:00:00Z')
  const [seller, buyer] = [await given.user(), await given.user()]
  const { id } = await given.advert({ seller, showsPhone: true })
  await reveal(site, id, buyer)
  await reveal(site, id, { token: await site.visitorToken(), from: '192.0.2.78' })
  const kept = async (): Promise<string> =>
    JSON.stringify(
      await deps.sql`select r::text as row from phone_reveals r where advert_id = ${id}`,
    )
  expect(await kept()).not.toBe('[]')
  expect(await kept()).not.toMatch(/192\.0\.2|user:/)

  deps.clock.advance({ days: 1 })
  await runAdvertJobs(deps)

  expect(await kept()).toBe('[]')
  const { body } = await site.call(
    '/adverts/manage_adverts.php',
    { action: 'getStats', advertId: id },
    seller,
  )
  expect(body).toMatchObject({ reveals: 2 })
  expect(Object(body['days']).at(-2)).toMatchObject({ day: '2031-02-03', reveals: 2 })
})

test('the owner sees their own number as often as they like, and it counts for nothing', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, showsPhone: true })

  for (let times = 0; times < 12; times++)
    expect(await answerOf(site, id, seller)).toBe(`+373${seller.phone}`)
  expect(await deps.sql`select from advert_reveals where advert_id = ${id}`).toHaveLength(0)
})

test('a robot gets no number', async ({ site, given }) => {
  const { id } = await given.advert({ showsPhone: true })
  const asker = { token: await site.visitorToken(), headers: { 'user-agent': robot } }

  expect(await answerOf(site, id, asker)).toBe('phone_hidden')
})

test('a number that costs the caller is never shown', async ({ site, deps, given }) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, showsPhone: true })
  await deps.sql`update users set phone = '90012345' where id = ${seller.id}`
  const asker = { token: await site.visitorToken() }

  expect(await answerOf(site, id, asker)).toBe('phone_hidden')
})
