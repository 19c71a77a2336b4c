import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { hourMs } from '#contract/rules/durations.ts'
import { benchUsers } from '#db/seed/bench-rows.ts'
import { signedTokens } from '#server/adapters/secrets.ts'

/** Signs the sessions of the measured people; the server is started with it. */
export const secret = 'only the market of a measurement is signed with this'

/** Somebody of the market, with a session. */
export interface Person {
  readonly id: number
  readonly cookie: string
}

export interface People {
  /** Seller of all conversations of `fillConversations`. */
  readonly company: Person
  readonly buyers: readonly Person[]
}

/** Sessions of users, with the tokens that the server accepts. */
export async function openSessions(
  sql: Sql,
  userIds: readonly number[],
): Promise<{ id: string; userId: number; token: string }[]> {
  const tokens = signedTokens(secret, { now: () => new Date() })
  const expiresAt = new Date(Date.now() + 24 * hourMs)
  const sessions = userIds.map((userId) => ({ id: randomUUID(), userId }))
  await sql`
    insert into sessions (id, user_id, created_at, expires_at, seen_at)
    select id, user_id, now(), ${expiresAt}::timestamptz, now()
    from unnest(${sessions.map(({ id }) => id)}::uuid[], ${[...userIds]}::int[]) s (id, user_id)`
  return Promise.all(
    sessions.map(async (one) => ({
      ...one,
      token: await tokens.sign('session', one.id, expiresAt),
    })),
  )
}

export const messagesPerConversation = 50

/** Gives the users of the market numbers and sessions. */
export async function fillPeople(sql: Sql): Promise<People> {
  await sql`
    update users set phone = '7' || lpad(id::text, 7, '0') where username like 'bench%' and phone is null`
  const users = await sql<{ id: number }[]>`
    select id from users where username like 'bench%' order by id limit ${benchUsers}`
  const sessions = await openSessions(
    sql,
    users.map(({ id }) => id),
  )
  const [company, ...buyers] = sessions.map(({ userId, token }) => ({
    id: userId,
    cookie: `session=${token}`,
  }))
  if (!company) throw new Error('The market has no users')
  return { company, buyers }
}

const texts = [
  ...['Bună ziua, mai este valabil anunțul?', 'Da, este. Când vă este comod să veniți?'],
  ...['Добрый день, ещё продаёте? Могу подъехать сегодня вечером.', 'Да, приезжайте после шести.'],
  ...['Care este ultimul preț, dacă îl iau astăzi?', 'Last price is written in the advert.'],
]

/** Conversations of every buyer about adverts of one company; triggers are left out, and what they write is written. */
export async function fillConversations(
  db: Sql,
  { company, buyers }: People,
  conversationsPerBuyer: number,
): Promise<void> {
  await db.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`
      insert into conversations (advert_id, title, buyer_id, seller_id, last_seq, created_at)
      select a.id, a.title_ro, b.id, ${company.id}, ${messagesPerConversation}, now() - interval '30 days'
      from unnest(${buyers.map(({ id }) => id)}::int[]) with ordinality b (id, nth)
      cross join generate_series(1, ${conversationsPerBuyer}::int) g
      join (select id, title_ro, row_number() over (order by id) as nth from adverts) a
        on a.nth = 1 + (b.nth * ${conversationsPerBuyer} + g) % (select count(*) from adverts)`
    await sql`
      insert into conversation_sides (conversation_id, user_id, is_incoming, last_seq, read_seq, unread, last_at)
      select c.id, p.id, p.is_incoming, c.last_seq, c.last_seq, (c.id % 3 = 0 and p.is_incoming)::int,
        now() - c.id * interval '10 seconds'
      from conversations c, lateral (values (c.seller_id, true), (c.buyer_id, false)) p (id, is_incoming)
      where c.seller_id = ${company.id}`
    await sql`
      insert into messages (conversation_id, seq, author_id, client_id, text, words, language, sent_at)
      select c.id, s, case when s % 2 = 0 then c.seller_id else c.buyer_id end, gen_random_uuid(), t.text, t.words, 'ro',
        now() - interval '20 days' + s * interval '1 hour'
      from conversations c
      cross join generate_series(1, ${messagesPerConversation}::int) s
      join (select nth, text, to_tsvector('simple', plain_words(text)) as words
        from unnest(${texts}::text[]) with ordinality t (text, nth)) t on t.nth = 1 + s % ${texts.length}::int
      where c.seller_id = ${company.id}`
  })
  // As autovacuum would do it while the figures are measured.
  await db`vacuum analyze conversations, conversation_sides, messages, sessions, users`
}

/** A conversation of each two neighbours among the buyers. Returns the ids in their order. */
export async function fillPairs(sql: Sql, pairs: readonly (readonly [Person, Person])[]) {
  const [buyers, sellers] = [pairs.map(([buyer]) => buyer.id), pairs.map(([, seller]) => seller.id)]
  const created = await sql<{ id: number; buyerId: number }[]>`
    insert into conversations (advert_id, title, buyer_id, seller_id, created_at)
    select null, 'Măsurare', buyer, seller, now() from unnest(${buyers}::int[], ${sellers}::int[]) p (buyer, seller)
    returning id, buyer_id`
  await sql`
    insert into conversation_sides (conversation_id, user_id, is_incoming, last_at)
    select c.id, p.id, p.is_incoming, now() from conversations c,
      lateral (values (c.seller_id, true), (c.buyer_id, false)) p (id, is_incoming)
    where c.id = any (${created.map(({ id }) => id)})`
  const ids = new Map(created.map(({ id, buyerId }) => [buyerId, id]))
  return pairs.map(([buyer]) => ids.get(buyer.id) ?? 0)
}
