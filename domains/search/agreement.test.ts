import { sortOptions, type ListSort, type SortOption } from '#contract/rules/list-sort.ts'
import { builders } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import { drawQuery, oneOf } from '#tests/search/drawn.ts'
import { plainFacets, plainListings, plainOptions } from '#tests/search/plain-counts.ts'
import { inOrder, listPlain, matching, type PlainQuery } from '#tests/search/plain-market.ts'
import { writersOf } from '#tests/search/writers.ts'
import type { Deps } from '../deps.ts'
import { findAdverts, findFacets } from './service.ts'

const size = 7

test('under twenty concurrent writers, lists and counts equal those of a plain scan', async ({
  deps,
  given,
}) => {
  const owners = await Promise.all([
    ...Array.from({ length: 4 }, () => given.user()),
    given.user({ accountType: 1 }),
  ])
  const closing = await Promise.all([given.user(), given.user({ accountType: 1 })])
  const people = [...owners, ...closing]
  const ownerIds = people.map(({ id }) => id)
  const { publish, write } = writersOf(deps, owners, closing)
  await Promise.all(people.flatMap((owner) => Array.from({ length: 8 }, () => publish(owner))))

  let read = 0
  for (let burst = 0; burst < 4; burst++) {
    let isOver = false
    const readers = Array.from({ length: 3 }, async () => {
      for (; !isOver; read++) await readOnce(deps, drawQuery(ownerIds))
    })
    await write(20, 5)
    isOver = true
    await Promise.all(readers)

    const adverts = await listPlain(deps.sql)
    await expectCounters(deps)
    await Promise.all([
      ...Array.from({ length: 25 }, () => expectList(deps, adverts, drawQuery(ownerIds))),
      ...Array.from({ length: 10 }, () => expectFacets(deps, adverts, drawQuery(ownerIds))),
    ])
  }
  expect(read).toBeGreaterThan(10)
})

test('a transaction finds what it has done itself, and nobody else does before its end', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const word = `vadeb${String(seller.id).replaceAll(/\d/g, (digit) => 'bdfglmprtv'[Number(digit)] ?? '')}ug`
  const query = { searchType: 'search', search: word, exact: true, start: 0, size } as const
  const older = await given.advert({ seller, title: `Lucru ${word}`, price: 500 })
  const newer = await given.advert({ seller, title: `Lucru ${word}`, price: 400 })
  // A reserved connection with a manual transaction; stores accept it as any other.
  const sql = await deps.sql.reserve()
  const found = async (sort: SortOption = 'none') =>
    (await findAdverts({ ...deps, sql }, { ...query, sort })).ids

  await sql`begin`
  await sql`update adverts set promoted_at = now() where id = ${older.id}`
  expect(await found()).toEqual([older.id, newer.id])
  await sql`update adverts set price = 9 where id = ${older.id}`
  expect(await found('cheapest')).toEqual([older.id, newer.id])
  const own = await builders({ ...deps, sql }).advert({
    seller,
    title: `Lucru ${word}`,
    price: 450,
    subcategory: 'casti',
  })
  expect(await found()).toEqual([own.id, older.id, newer.id])
  await sql`update adverts set status = 'archived' where id = ${newer.id}`
  expect(await found('dearest')).toEqual([own.id, older.id])
  expect(await facetTotal({ ...deps, sql }, query)).toBe(2)
  expect((await findAdverts(deps, { ...query, sort: 'none' })).ids).toEqual([newer.id, older.id])

  // Counters of branches are updated by deferred constraints, at the end of the transaction.
  const branch = {
    searchType: 'subcategory',
    search: 'casti',
    sort: 'none',
    start: 0,
    size,
  } as const
  await sql`set constraints all immediate`
  expect(await findAdverts({ ...deps, sql }, branch)).toMatchObject({ ids: [own.id], count: 1 })
  await sql`rollback`
  sql.release()

  expect(await findAdverts(deps, branch)).toMatchObject({ ids: [], count: 0 })
})

async function facetTotal(deps: Deps, query: PlainQuery): Promise<number> {
  const { categories } = await findFacets(deps, query)
  return Object.values(categories).reduce((sum, count) => sum + count, 0)
}

/** During concurrent writes, a page has no duplicates and a consistent count. */
async function readOnce(deps: Deps, query: PlainQuery): Promise<void> {
  const sort = oneOf(sortOptions)
  const [{ ids, count }] = await Promise.all([
    findAdverts(deps, { ...query, sort, start: 0, size }),
    findFacets(deps, query),
  ])
  expect(new Set(ids).size, JSON.stringify(query)).toBe(ids.length)
  expect(ids.length, JSON.stringify(query)).toBe(Math.min(size, count))
}

/** Any order, of a list of cars also by their numbers. */
function drawSort({ category, searchType, search }: PlainQuery): ListSort {
  const branch = category ?? (searchType === 'subcategory' ? search : '')
  return oneOf<ListSort>([...sortOptions, ...(numberSorts[branch] ?? [])])
}

const numberSorts: Readonly<Record<string, readonly ListSort[]>> = {
  autoturisme: ['a_year', '-a_year', '-a_mileage'],
  'masini-electrice': ['a_year', '-a_mileage'],
}

type Plain = Awaited<ReturnType<typeof listPlain>>

async function expectList(deps: Deps, adverts: Plain, query: PlainQuery): Promise<void> {
  const sort = drawSort(query)
  const expected = inOrder(matching(adverts, query, deps.clock.now()), sort)
  const about = JSON.stringify({ ...query, sort })
  expect(await walk(deps, query, sort, about), about).toEqual(expected)

  const start = Math.floor(Math.random() * (expected.length + 2))
  // Exact, because the plain scan does not correct spelling.
  const page = await findAdverts(deps, { ...query, exact: true, sort, start, size })
  expect(page, about).toMatchObject({
    ids: expected.slice(start, start + size),
    count: expected.length,
    isCapped: false,
  })
}

/** Ids of all pages by cursor; the count must be equal on every page. */
async function walk(deps: Deps, query: PlainQuery, sort: ListSort, about: string) {
  const ids: number[] = []
  let cursor: string | undefined
  const counts = new Set<number>()
  do {
    const page = await findAdverts(deps, { ...query, exact: true, sort, start: 0, size, cursor })
    ids.push(...page.ids)
    counts.add(page.count)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect([...counts], about).toEqual([ids.length])
  return ids
}

async function expectFacets(deps: Deps, adverts: Plain, query: PlainQuery): Promise<void> {
  const expected = plainFacets(adverts, query, deps.clock.now())
  const facets = await findFacets(deps, { ...query, exact: true })
  const { isEstimate, isComplete, elsewhere, flags, attributes, ranges, ...found } = facets
  expect({ isEstimate, isComplete, elsewhere }).toEqual({
    ...{ isEstimate: false, isComplete: true },
    elsewhere: [],
  })
  const { price: _ofNoAttribute, ...ofAttributes } = ranges
  const ends = Object.entries(ofAttributes).map(([key, { min, max }]) => [key, { min, max }])
  expect(
    {
      ...found,
      ranges: Object.fromEntries(ends),
      flags: nonEmpty(flags),
      attributes: nonEmpty(attributes),
    },
    JSON.stringify(query),
  ).toEqual({ ...expected, flags: nonEmpty(expected.flags) })
}

/** Without empty entries, which may be absent. */
function nonEmpty<Count extends object | number>(
  counts: Readonly<Record<string, Count>>,
): Record<string, Count> {
  return Object.fromEntries(
    Object.entries(counts).filter(([, count]) =>
      typeof count === 'number' ? count > 0 : Object.keys(count).length > 0,
    ),
  )
}

async function expectCounters({ sql }: Deps): Promise<void> {
  const adverts = await listPlain(sql)
  const listings = await sql<{ key: string; n: number }[]>`
    select concat_ws(' ', category_id, subcategory_id, district_id, place_id) as key, n from listing_counts where n <> 0`
  const options = await sql<{ key: string; n: number }[]>`
    select concat_ws(' ', category_id, subcategory_id, option) as key, n from option_counts where n <> 0`
  expect(byKey(listings)).toEqual(plainListings(adverts))
  expect(byKey(options)).toEqual(plainOptions(adverts))
}

function byKey(rows: readonly { key: string; n: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]))
}
