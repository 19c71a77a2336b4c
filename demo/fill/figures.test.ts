import { dayMs } from '#contract/rules/durations.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { expect, test } from '#tests/support/servers/market-test.ts'

test('publications, views and favourites are in chronological order', async ({ deps }) => {
  const { sql } = deps
  const [early] = await sql<{ adverts: number; favourites: number; promotions: number }[]>`
    select
      (select count(*)::int from adverts a join users u on u.id = a.owner_id where u.created_at > a.published_at) as adverts,
      (select count(*)::int from favorites f join users u on u.id = f.user_id join adverts a on a.id = f.advert_id
        where f.created_at < greatest(u.created_at, a.published_at) or a.owner_id = u.id) as favourites,
      (select count(*)::int from adverts where promoted_at < published_at or seq is null) as promotions`
  const order = await sql<{ liftedAt: Date }[]>`
    select coalesce(promoted_at, published_at) as lifted_at from adverts order by seq`
  const moments = order.map(({ liftedAt }) => liftedAt.getTime())

  expect(early).toEqual({ adverts: 0, favourites: 0, promotions: 0 })
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
})

test('one price in five has a history: most of it falls, and it ends with today’s price', async ({
  deps,
}) => {
  const { sql } = deps
  const histories = await sql<{ prices: number[]; present: number }[]>`
    select array_agg(c.price::float8 order by c.id) as prices, a.price::float8 as present
    from price_changes c join adverts a on a.id = c.advert_id
    group by a.id`
  const [order] = await sql<{ n: number }[]>`
    select count(*)::int as n from (
      select changed_at < lag(changed_at) over (partition by advert_id order by id) as is_wrong,
        advert_id from price_changes) c where is_wrong`
  const falls = histories.filter(({ prices: [first = 0], present }) => first > present)

  expect(histories.length).toBeGreaterThan(350)
  expect(histories.every(({ prices, present }) => prices.at(-1) === present)).toBe(true)
  expect(histories.every(({ prices }) => new Set(prices).size === prices.length)).toBe(true)
  expect(falls.length).toBeGreaterThan(0.7 * histories.length)
  expect(order?.n).toBe(0)
})

test('most adverts of a city name their sector, in Chișinău the one of their street', async ({
  deps,
}) => {
  const { sql } = deps
  const rows = await sql<{ city: string; sector: string; n: number }[]>`
    select city.slug as city, p.slug as sector, count(*)::int as n
    from adverts a join places p on p.id = a.place_id join places city on city.id = coalesce(p.parent_id, p.id)
    where city.slug in ('chisinau', 'balti')
    group by city.slug, p.slug`
  const onBulevardulDacia = await sql`
    select distinct p.slug from adverts a join places p on p.id = a.place_id
    where a.address like 'bd. Dacia %' and p.slug like 'chisinau%'`

  for (const [city, parts] of Map.groupBy(rows, (row) => row.city)) {
    const all = parts.reduce((sum, { n }) => sum + n, 0)
    const shares = parts.map(({ n }) => n / all)
    expect(parts, city).toHaveLength(city === 'chisinau' ? 6 : 5)
    expect([Math.min(...shares) > 0.05, Math.max(...shares) < 0.4], city).toEqual([true, true])
  }
  expect(onBulevardulDacia).toEqual([{ slug: 'chisinau-botanica' }])
})

test('the statistics of a login’s advert draw its views by day, never more than all its views', async ({
  deps,
}) => {
  const { sql } = deps
  const adverts = await sql<{ views: number; drawn: number; isYoung: boolean }[]>`
    select coalesce(v.views, 0) as views, a.published_at > ${deps.clock.now()}::timestamptz - interval '29 days' as is_young,
      (select count(*)::int from advert_view_marks m where m.advert_id = a.id) as drawn
    from adverts a join users u on u.id = a.owner_id left join advert_views v on v.advert_id = a.id
    where u.username in (${demoLogins.seller.username}, ${demoLogins.company.username})`
  const [young, old] = [adverts.filter((one) => one.isYoung), adverts.filter((one) => !one.isYoung)]

  expect(young.filter(({ views }) => views > 0).length).toBeGreaterThan(0)
  expect(young.every(({ views, drawn }) => views === drawn)).toBe(true)
  expect(old.every(({ views, drawn }) => drawn <= views)).toBe(true)
})

test('a few adverts draw many people, most draw few, and the newest none yet', async ({ deps }) => {
  const { sql, clock } = deps
  const adverts = await sql<{ views: number; hearts: number; publishedAt: Date }[]>`
    select coalesce(v.views, 0) as views, a.published_at,
      (select count(*)::int from favorites f where f.advert_id = a.id) as hearts
    from adverts a left join advert_views v on v.advert_id = a.id
    order by views`
  const at = (share: number) => adverts[Math.floor(share * adverts.length)]?.views ?? 0
  const isRecent = ({ publishedAt }: { publishedAt: Date }) =>
    publishedAt.getTime() > clock.now().getTime() - 7 * dayMs
  const hearts = adverts.reduce((sum, { hearts: own }) => sum + own, 0)

  expect(at(0)).toBe(0)
  expect(at(0.99)).toBeGreaterThan(8 * at(0.5))
  expect(adverts.filter(isRecent).length).toBeGreaterThan(900)
  expect(adverts.filter((advert) => advert.hearts === 0).length).toBeGreaterThan(900)
  expect(hearts).toBeGreaterThan(2_000)

  const [keeper] = await sql<{ most: number; ofLogins: number }[]>`
    select max(n)::int as most, max(n) filter (where phone like '6900000%')::int as of_logins
    from (select u.phone, count(*) as n from favorites f join users u on u.id = f.user_id group by u.id) k`
  expect(keeper?.most).toBeLessThan(200)
  expect(keeper?.ofLogins).toBeLessThan(50)
})
