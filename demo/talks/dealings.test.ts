import { demoLogins } from '#demo/people/logins.ts'
import { expect, test } from '#tests/support/servers/market-test.ts'

test('people write about adverts that are there, in turns, and not in the future', async ({
  deps,
}) => {
  const { sql, clock } = deps
  const [wrong] = await sql<{ early: number; late: number; order: number; sides: number }[]>`
    select
      (select count(*)::int from conversations c join adverts a on a.id = c.advert_id join users u on u.id = c.buyer_id
        where c.created_at < a.published_at or c.created_at < u.created_at or c.seller_id <> a.owner_id) as early,
      (select count(*)::int from messages where sent_at > ${clock.now()}) as late,
      (select count(*)::int from (select sent_at < lag(sent_at) over (partition by conversation_id order by seq) as is_wrong
        from messages) m where is_wrong) as "order",
      (select count(*)::int from conversations c where last_seq <> (
        select count(*) from messages m where m.conversation_id = c.id)) as sides`
  const [{ n = 0 } = {}] = await sql<{ n: number }[]>`select count(*)::int as n from conversations`

  expect(wrong).toEqual({ early: 0, late: 0, order: 0, sides: 0 })
  expect(n).toBeGreaterThan(500)
})

test('only who has dealt with somebody reviews them, and most are content', async ({ deps }) => {
  const { sql } = deps
  const reviews = await sql<{ stars: number; hasDealt: boolean }[]>`
    select r.stars, exists (
      select from conversations c join messages m on m.conversation_id = c.id
      where c.advert_id = r.advert_id and m.author_id = r.author_id and m.sent_at < r.written_at
        and r.subject_id in (c.buyer_id, c.seller_id)) as has_dealt
    from reviews r`
  const content = reviews.filter(({ stars }) => stars >= 4)

  expect(reviews.length).toBeGreaterThan(100)
  expect(reviews.every(({ hasDealt }) => hasDealt)).toBe(true)
  expect(content.length).toBeGreaterThan(0.7 * reviews.length)
  expect(content.length).toBeLessThan(reviews.length)
})

test('the demo seller has questions to answer, reviews, and sellers and searches to follow', async ({
  deps,
}) => {
  const { sql } = deps
  const [counts] = await sql`
    select
      (select count(*)::int from conversation_sides where user_id = u.id and is_incoming) as incoming,
      (select count(*)::int from conversation_sides where user_id = u.id and not is_incoming) as outgoing,
      (select count(*)::int from reviews where subject_id = u.id) as reviews,
      (select count(*)::int from follows where user_id = u.id) as follows,
      (select count(*)::int from saved_searches where user_id = u.id) as searches
    from users u where username = ${demoLogins.seller.username}`

  for (const [name, count] of Object.entries(counts ?? {})) expect(count, name).toBeGreaterThan(0)
})
