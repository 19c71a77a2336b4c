import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import type { Limits } from './condition.ts'
import { findAdverts } from './service.ts'
import type { Order } from './rules.ts'
import { searchPage } from './retrieve/store.ts'

const adverts = 1_500
const size = 70
/** Range of `seq`, with gaps and dense parts as in a market of millions; dates have them too. */
const stretch = 3_000_000
const orders = ['best', 'newest', 'oldest', 'cheapest', 'dearest'] as const

interface PlainAdvert {
  readonly id: number
  readonly seq: number
  /** In seconds. */
  readonly publishedAt: number
  /** In bani; null without a comparable price. */
  readonly price: number | null
  readonly isNegotiable: boolean
  readonly isFree: boolean
}

/** The query matches negotiable adverts; free ones among them rank first. */
const levels = [
  ["'~onegotiable'", "'~ofree'"],
  ["'~onegotiable'"],
  ["'~onegotiable'"],
  ["'~' & !'~x'", "'~opersonal' | '~ocompany'"],
]

test('pages of many adverts, far apart and at one price, hold each once, in every order', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const market = await fillMarket(deps, id)
  const cases = orders.flatMap((order) =>
    [true, false].flatMap((isWide) =>
      [null, { price: [10_000, 90_000] as const }].map((limits) => ({ order, isWide, limits })),
    ),
  )
  for (const one of cases) {
    const expected = inOrder(matching(market, one), one.order).map((advert) => advert.id)
    for (const cap of [20, 5_000]) {
      const about = JSON.stringify({ ...one, cap })
      expect(await walk(deps, one, cap), about).toEqual(expected)
      const page = await find(deps, { ...one, cap, skip: 300, keyset: null })
      expect(page.ids, about).toEqual(expected.slice(300, 300 + size))
      expect(page, about).toMatchObject(
        cap < expected.length ? { isCapped: true } : { total: expected.length, isCapped: false },
      )
    }
  }
}, 120_000)

test('a list of prices has pages beyond a thousand adverts, and ends', async ({ deps, given }) => {
  await deps.sql`delete from adverts`
  const { id } = await given.advert()
  const market = await fillMarket(deps, id)
  const limits = { price: [1, 90_000_000] } as const
  const expected = inOrder(matching(market, { isWide: true, limits }), 'cheapest').map(
    (one) => one.id,
  )
  const query = { searchType: 'all', search: '', priceMin: 0.01, sort: 'cheapest', size } as const

  const page = await findAdverts(deps, { ...query, start: 1_100 })
  expect(page).toMatchObject({ ids: expected.slice(1_100, 1_100 + size), isCapped: true })
  expect((await findAdverts(deps, { ...query, start: 5_000 })).ids).toEqual([])
})

test('a cursor beyond the last advert is before the first page or after the last', async ({
  deps,
  given,
}) => {
  await deps.sql`delete from adverts`
  const { id } = await given.advert()
  const query = { isWide: true, limits: null, cap: 1_000, skip: 0 }
  const keyset = { price: '0', seq: '8999999999999999999' }

  expect((await find(deps, { ...query, order: 'newest', keyset })).ids).toEqual([id])
  expect((await find(deps, { ...query, order: 'oldest', keyset })).ids).toEqual([])
  await deps.sql`delete from adverts`
  expect((await find(deps, { ...query, order: 'newest', keyset: null })).ids).toEqual([])
})

interface Case {
  readonly order: Order
  readonly isWide: boolean
  readonly limits: Limits | null
}

async function fillMarket({ sql }: Deps, id: number): Promise<PlainAdvert[]> {
  await sql`delete from adverts where id <> ${id}`
  await sql`
    insert into adverts overriding system value
    select made.* from adverts a,
      lateral (select n, nextval(pg_get_serial_sequence('adverts', 'id'))::int as id from generate_series(1, ${adverts}) n) drawn,
      lateral jsonb_populate_record(a, jsonb_build_object(
        'id', drawn.id, 'seq', case when n % 3 = 0 then 1000 + n else 1000 + n * (${stretch}::int / ${adverts}) end,
        'published_at', '2026-01-01'::timestamptz - case when n % 3 = 0 then n * 7 % 1000 else n * 7919 % 1500 * 86400 end * interval '1 s',
        'price', case when n % 5 <> 0 then 100 else n % 40 * 37 end,
        'is_negotiable', n % 4 <> 0, 'is_free', n % 50 = 1)) made
    where a.id = ${id}`
  const rows = await sql<PlainAdvert[]>`
    select a.id, a.seq::int as seq, extract(epoch from date_trunc('second', a.published_at))::float8 as published_at, i.price_mdl::int as price, a.is_negotiable, a.is_free
    from adverts a join ad_index i on i.advert_id = a.id`
  expect(rows.length).toBe(adverts + 1)
  return [...rows]
}

function matching(
  market: readonly PlainAdvert[],
  { isWide, limits }: Pick<Case, 'isWide' | 'limits'>,
): PlainAdvert[] {
  const [from, to] = limits?.price ?? []
  return market.filter(
    ({ isNegotiable, price }) =>
      (isWide || isNegotiable) &&
      (from === undefined || (price !== null && price >= (from ?? 0) && price <= (to ?? 0))),
  )
}

function inOrder(market: readonly PlainAdvert[], order: Order): PlainAdvert[] {
  const level = ({ isNegotiable, isFree }: PlainAdvert): number => {
    if (!isNegotiable) return 2
    return isFree ? 0 : 1
  }
  const price = (advert: PlainAdvert): number => advert.price ?? Infinity
  const by: Record<Order, (a: PlainAdvert, b: PlainAdvert) => number> = {
    best: (a, b) => level(a) - level(b) || b.seq - a.seq,
    newest: (a, b) => b.publishedAt - a.publishedAt || b.id - a.id,
    oldest: (a, b) => a.publishedAt - b.publishedAt || a.id - b.id,
    cheapest: (a, b) => price(a) - price(b) || b.seq - a.seq,
    dearest: (a, b) => price(b) - price(a) || a.seq - b.seq,
  }
  return market.toSorted(by[order])
}

function find(
  { sql }: Deps,
  {
    order,
    isWide,
    limits,
    cap,
    skip,
    keyset,
  }: Case & { cap: number; skip: number; keyset: Key | null },
) {
  return searchPage(
    sql,
    { filter: {}, range: null, order, keyset: keyset && { ...keyset, order }, skip, size },
    { levels, isWide, limits, cap },
  )
}

interface Key {
  readonly price: string
  readonly seq: string
}

/** Ids of all pages, each requested by the sort key of the previous one. */
async function walk(deps: Deps, one: Case, cap: number): Promise<number[]> {
  const ids: number[] = []
  let keyset: Key | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof find>> = await find(deps, {
      ...one,
      cap,
      skip: 0,
      keyset,
    })
    ids.push(...page.ids)
    const [price, seq] = [page.prices.at(-1), page.seqs.at(-1)]
    if (page.ids.length < size || price === undefined || seq === undefined) return ids
    keyset = { price, seq }
  }
}
