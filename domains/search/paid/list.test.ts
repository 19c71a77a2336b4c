import { paidPlaces, paidPlacesFrom } from '#contract/limits.ts'
import { grantPromotion } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { clearTtlCaches } from '../../lib/ttl-cache.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'
import { findAdverts, findList, type AdvertQuery } from '../service.ts'

/** A subcategory of one test alone. */
function listOf(search: string, more: Partial<AdvertQuery> = {}): AdvertQuery {
  return { searchType: 'subcategory', search, sort: 'none', start: 0, size: 8, ...more }
}

async function promote(deps: Deps, ...ids: readonly number[]): Promise<void> {
  const at = deps.clock.now()
  for (const advertId of ids)
    await grantPromotion(deps.sql, { advertId, kind: 'top', days: 7, key: freshName(), at })
  clearTtlCaches()
}

async function someAdverts(
  given: Given,
  count: number,
  fields: Parameters<Given['advert']>[0],
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push((await given.advert(fields)).id)
  return ids
}

/** All pages of a list, by number and by cursor. */
async function pagesOf(deps: Deps, query: AdvertQuery) {
  const byNumber = [await findList(deps, query)]
  while (byNumber.length * query.size < (byNumber[0]?.count ?? 0))
    byNumber.push(await findList(deps, { ...query, start: byNumber.length * query.size }))
  const byCursor = [await findList(deps, query)]
  for (;;) {
    const cursor = byCursor.at(-1)?.nextCursor
    if (!cursor) return { byNumber, byCursor }
    byCursor.push(await findList(deps, { ...query, cursor }))
  }
}

test('two of the paid adverts come first; the others keep their order, nobody twice and nobody lost', async ({
  deps,
  given,
}) => {
  const ids = await someAdverts(given, 20, { subcategory: 'autoturisme' })
  const query = listOf('autoturisme')
  const before = await findAdverts(deps, { ...query, size: 100 })
  await promote(deps, ...ids.slice(0, 5), ...ids.slice(17))

  for (let hour = 0; hour < 12; hour++) {
    const pages = await pagesOf(deps, query)
    for (const list of [pages.byNumber, pages.byCursor]) {
      const [first, ...later] = list
      const paid = first?.paid ?? []
      expect(paid).toHaveLength(paidPlaces)
      expect(later.flatMap((page) => page.paid)).toEqual([])
      expect(list.map(({ count }) => count)).toEqual(list.map(() => ids.length))
      const rest = list.flatMap((page) => page.ids)
      expect(rest).toEqual(before.ids.filter((id) => !paid.includes(id)))
    }
    deps.clock.advance({ hours: 1 })
  }
})

test('a list that was begun before the hour ends goes on with the places that it began with', async ({
  deps,
  given,
}) => {
  const ids = await someAdverts(given, 20, { subcategory: 'motociclete' })
  await promote(deps, ...ids)
  const first = await findList(deps, listOf('motociclete', { size: 16 }))
  deps.clock.advance({ hours: 1 })

  const cursor = first.nextCursor ?? ''
  const second = await findList(deps, listOf('motociclete', { size: 16, cursor }))

  const seen = [...first.paid, ...first.ids, ...second.ids]
  expect(second.paid).toEqual([])
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('by price and by date, of a seller, and in a short list nobody has a paid place', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const ids = await someAdverts(given, paidPlacesFrom, { seller, subcategory: 'camioane' })
  await promote(deps, ...ids)

  expect((await findList(deps, listOf('camioane'))).paid).toHaveLength(paidPlaces)
  for (const sort of ['newest', 'oldest', 'cheapest', 'dearest'] as const)
    expect((await findList(deps, listOf('camioane', { sort }))).paid, sort).toEqual([])
  const own = { searchType: 'user', search: String(seller.id) } as const
  expect((await findList(deps, listOf('', own))).paid).toEqual([])

  await deps.sql`update adverts set status = 'archived' where id = ${ids[0] ?? 0}`
  clearTtlCaches()
  const short = await findList(deps, listOf('camioane'))
  expect(short).toMatchObject({ paid: [], count: paidPlacesFrom - 1 })
})

test('only who fits the words and every filter has a place: no cover among telephones', async ({
  deps,
  given,
}) => {
  const phones = await someAdverts(given, 10, {
    ...{ subcategory: 'smartphone-uri', title: 'Telefon Nokia 3310', place: 'balti' },
    ...{ price: 500, attributes: { state: 'used' } },
  })
  const misfits = [
    await given.advert({ subcategory: 'huse-folii', title: 'Husă Nokia 3310' }),
    await given.advert({ subcategory: 'smartphone-uri', title: 'Telefon Samsung' }),
    await given.advert({
      ...{ subcategory: 'smartphone-uri', title: 'Telefon Nokia 3310', place: 'soroca' },
      ...{ price: 500 },
    }),
    await given.advert({
      ...{ subcategory: 'smartphone-uri', title: 'Telefon Nokia 3310', place: 'balti' },
      ...{ price: 9_000 },
    }),
    await given.advert({
      ...{ subcategory: 'smartphone-uri', title: 'Telefon Nokia 3310 stricat', place: 'balti' },
      ...{ price: 500, attributes: { state: 'broken' } },
    }),
  ].map(({ id }) => id)
  const [fitting = 0] = phones
  await promote(deps, fitting, ...misfits)
  const words = { searchType: 'search', search: 'telefon nokia 3310', size: 32 } as const
  const filters = { place: ['balti'], priceMax: 1_000 }

  for (let hour = 0; hour < 5; hour++) {
    const list = await findList(deps, listOf('', { ...words, ...filters }))
    expect(list.paid).toEqual([fitting])
    deps.clock.advance({ hours: 1 })
  }
  const relaxed = await findList(deps, listOf('', { ...words, search: 'telefon nokia saxofon' }))
  expect(relaxed.paid).toEqual([])
  const corrected = await findList(deps, listOf('', { ...words, search: 'telefno nokya 3310' }))
  expect(corrected.paid).toEqual([])
})

test('who is archived or hidden loses the place at once, and has it again when it is back', async ({
  deps,
  given,
}) => {
  const ids = await someAdverts(given, 12, { subcategory: 'scutere-mopede' })
  const [only = 0] = ids
  await promote(deps, only)
  const paid = async () => {
    clearTtlCaches()
    return (await findList(deps, listOf('scutere-mopede'))).paid
  }
  expect(await paid()).toEqual([only])

  for (const status of ['archived', 'suspended', 'review']) {
    await deps.sql`update adverts set status = ${status} where id = ${only}`
    expect(await paid(), status).toEqual([])
  }
  await deps.sql`update adverts set status = 'active' where id = ${only}`
  expect(await paid()).toEqual([only])
  deps.clock.advance({ days: 7 })
  expect(await paid()).toEqual([])
})
