import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import { findAdverts, type AdvertQuery } from './service.ts'

const everything: AdvertQuery = { searchType: 'all', search: '', sort: 'none', start: 0, size: 100 }

async function idsFor(
  deps: Deps,
  words: string,
  more: Partial<AdvertQuery> = {},
): Promise<readonly number[]> {
  return (await findAdverts(deps, { ...everything, searchType: 'search', search: words, ...more }))
    .ids
}

test('words find an advert without case, diacritics or the exact form', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Vând mașină de cusut electrică' })

  for (const words of ['masina', 'MAŞINĂ', 'mașinii', 'electric', 'cusut electrica']) {
    expect(await idsFor(deps, words), words).toContain(id)
  }
  expect(await idsFor(deps, 'electrica saxofon', { exact: true })).not.toContain(id)
})

test('a Latin word finds a Russian advert and a Cyrillic word a Romanian one', async ({
  deps,
  given,
}) => {
  const russian = await given.advert({ language: 'ru', title: 'Продаю машину срочно' })
  const romanian = await given.advert({ title: 'Mașină în stare bună' })

  expect(await idsFor(deps, 'masina')).toEqual(expect.arrayContaining([russian.id, romanian.id]))
  expect(await idsFor(deps, 'машина')).toEqual(expect.arrayContaining([russian.id, romanian.id]))
})

test('signs in a search are plain text', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Acordeon vechi' })

  for (const words of [
    '%',
    '_',
    "acordeon' | 'x",
    'acordeon & !vechi',
    'acordeon:*',
    '\\',
    '((',
    '!!!',
  ]) {
    await expect(
      findAdverts(deps, { ...everything, searchType: 'search', search: words }),
    ).resolves.toBeDefined()
  }
  expect(await idsFor(deps, 'acordeon & vechi')).toContain(id)
  expect(await idsFor(deps, 'acord%')).not.toContain(id)
})

test('drafts, hidden and archived adverts are found nowhere', async ({ deps, given }) => {
  const seller = await given.user()
  for (const status of [
    'draft',
    'archived',
    'suspended',
    'rejected',
    'review',
    'deleted',
  ] as const) {
    await given.advert({ seller, status, title: 'Cimpoi' })
  }
  await given.advert({ seller, isPublic: false, title: 'Cimpoi' })

  expect(await idsFor(deps, 'cimpoi')).toEqual([])
  const own = await findAdverts(deps, {
    ...everything,
    searchType: 'user',
    search: String(seller.id),
  })
  expect(own).toMatchObject({ ids: [], count: 0 })
})

test('prices compare in lei across currencies, whichever way the bounds stand', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const make = (price: number, currency: 'MDL' | 'EUR' | 'USD') =>
    given.advert({ seller, title: 'Bicicletă ucraineană', price, currency })
  const lei = await make(1_500, 'MDL')
  const euros = await make(100, 'EUR')
  const dollars = await make(100, 'USD')

  expect(await idsFor(deps, 'ucraineana', { sort: 'cheapest' })).toEqual([
    lei.id,
    dollars.id,
    euros.id,
  ])
  expect(await idsFor(deps, 'ucraineana', { sort: 'dearest' })).toEqual([
    euros.id,
    dollars.id,
    lei.id,
  ])
  expect(await idsFor(deps, 'ucraineana', { priceMin: 1_800, priceMax: 1_600 })).toEqual([
    dollars.id,
  ])
})

test('lists are narrowed by category, subcategory, place and district', async ({ deps, given }) => {
  const { id } = await given.advert({
    title: 'Vioară',
    subcategory: 'instrumente-muzicale',
    place: 'soroca',
  })
  const narrow = (more: Partial<AdvertQuery>) => findAdverts(deps, { ...everything, ...more })

  for (const found of [
    await narrow({ searchType: 'category', search: 'sport-hobby', place: ['soroca'] }),
    await narrow({
      searchType: 'subcategory',
      search: 'instrumente-muzicale',
      place: ['raion-soroca'],
    }),
    await narrow({
      searchType: 'search',
      search: 'vioara',
      category: 'sport-hobby',
      place: ['soroca'],
    }),
  ]) {
    expect(found).toMatchObject({ ids: [id], count: 1, isCapped: false })
  }
  expect(await narrow({ searchType: 'category', search: 'nu-exista' })).toMatchObject({
    ids: [],
    count: 0,
  })
  expect(await narrow({ place: ['atlantida'] })).toMatchObject({ ids: [], count: 0 })
})

test('walking the pages gives each advert once, by number and by cursor, in every order', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  for (let price = 0; price < 23; price++)
    await given.advert({ seller, price: price % 5, title: 'Samovar' })
  const size = 5

  for (const sort of ['none', 'newest', 'oldest', 'cheapest', 'dearest'] as const) {
    for (const searchType of ['user', 'search'] as const) {
      const search = searchType === 'user' ? String(seller.id) : 'samovar'
      const byNumber: number[] = []
      const byCursor: number[] = []
      let cursor: string | undefined
      for (let start = 0; start < 30; start += size) {
        byNumber.push(...(await findAdverts(deps, { searchType, search, sort, start, size })).ids)
        const page = await findAdverts(deps, {
          searchType,
          search,
          sort,
          start: byCursor.length === 0 ? 0 : 99_999,
          size,
          cursor,
        })
        if (cursor !== undefined || byCursor.length === 0) byCursor.push(...page.ids)
        cursor = page.nextCursor ?? undefined
        if (!cursor) break
      }
      expect(new Set(byCursor).size, `${sort} ${searchType}`).toBe(23)
      expect(byNumber.slice(0, byCursor.length), `${sort} ${searchType}`).toEqual(byCursor)
    }
  }
})

test('a page past the end is empty and still says how many there are', async ({ deps, given }) => {
  const seller = await given.user()
  await given.advert({ seller })

  const page = await findAdverts(deps, {
    ...everything,
    searchType: 'user',
    search: String(seller.id),
    start: 5_000,
  })
  expect(page).toMatchObject({ ids: [], count: 1, nextCursor: null })
})

test('counters agree with a count by hand after adverts come, change and go', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { sql } = deps
  const adverts = await Promise.all(
    ['autoturisme', 'carti', 'carti', 'caini', 'autoturisme'].map((subcategory, index) =>
      given.advert({ seller, subcategory, place: index % 2 ? 'balti' : 'cahul' }),
    ),
  )
  const [first, second, third, fourth] = adverts.map(({ id }) => id)
  await sql`update adverts set status = 'archived' where id = ${first ?? 0}`
  await sql`update adverts set price = 5, place_id = (select id from places where slug = 'orhei') where id = ${second ?? 0}`
  await sql`update adverts set is_public = false where id = ${third ?? 0}`
  await sql`delete from adverts where id = ${fourth ?? 0}`

  expect(await wrongCounts(deps)).toEqual([])
})

test('counters stay true under twenty parallel writers', async ({ deps, given }) => {
  const { sql } = deps
  const adverts = await Promise.all(Array.from({ length: 20 }, () => given.advert()))
  const statuses = ['archived', 'active', 'suspended', 'active']

  await Promise.all(
    adverts.map(async ({ id }, index) => {
      for (const status of statuses) {
        await sql
          .begin(async (tx) => {
            await tx`update adverts set status = ${status} where id = ${id}`
            await tx`update adverts set price = price + 1 where id = ${adverts[19 - index]?.id ?? id}`
          })
          .catch((error: { code?: string }) => {
            // Transactions that update the same two adverts can deadlock; the aborted one changes nothing.
            if (error.code !== '40P01') throw error
          })
      }
    }),
  )
  expect(await wrongCounts(deps)).toEqual([])
})

/** Counters that differ from a full count. */
async function wrongCounts({ sql }: Deps): Promise<unknown[]> {
  return [
    ...(await sql`
      select * from (
        select k.category_id, k.subcategory_id, k.district_id, k.place_id, count(*)::int as n
        from ad_index i, listing_keys(i) k group by 1, 2, 3, 4
      ) counted full join (select * from listing_counts where n <> 0) stored
        using (category_id, subcategory_id, district_id, place_id, n)
      where counted.category_id is null or stored.category_id is null`),
  ]
}

test('a promoted advert comes first, an edited one stays where it is', async ({ deps, given }) => {
  const seller = await given.user()
  const older = await given.advert({ seller, title: 'Chitară' })
  const newer = await given.advert({ seller, title: 'Chitară' })
  const listed = async () =>
    (await findAdverts(deps, { ...everything, searchType: 'user', search: String(seller.id) })).ids

  await deps.sql`update adverts set title_ro = 'Chitară bas' where id = ${older.id}`
  expect(await listed()).toEqual([newer.id, older.id])
  await deps.sql`update adverts set promoted_at = now() where id = ${older.id}`
  expect(await listed()).toEqual([older.id, newer.id])
})

test('hiding and showing an advert does not lift it', async ({ deps, given }) => {
  const seller = await given.user()
  const older = await given.advert({ seller })
  const newer = await given.advert({ seller })

  await deps.sql`update adverts set is_public = false where id = ${older.id}`
  await deps.sql`update adverts set is_public = true where id = ${older.id}`
  await deps.sql`update adverts set status = 'archived' where id = ${older.id}`
  await deps.sql`update adverts set status = 'active' where id = ${older.id}`

  const { ids } = await findAdverts(deps, {
    ...everything,
    searchType: 'user',
    search: String(seller.id),
  })
  expect(ids).toEqual([newer.id, older.id])
})

test('a brand beside a sign, a decimal and Russian in the Romanian field are words too', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ title: 'Ecran LG/Samsung 1.6', description: 'продаю машину' })

  for (const words of ['samsung', '1.6', 'машина', 'masina']) {
    expect(await idsFor(deps, words, { wide: true }), words).toContain(id)
  }
})
