import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { ListSort } from '#contract/rules/list-sort.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { search as en } from '#i18n/en/search/search.ts'
import { search as ro } from '#i18n/ro/search/search.ts'
import { search as ru } from '#i18n/ru/search/search.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'
import { findAdverts, type AdvertQuery } from './service.ts'

test('a promotion lifts an advert in the default order and leaves the orders by date', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const word = `vodeb${seller.id.toString(2).replaceAll('0', 'a').replaceAll('1', 'u')}g`
  const make = () => given.advert({ seller, title: `Lucru ${word}`, subcategory: 'casti' })
  const [old, approvedLate, young] = [await make(), await make(), await make()]
  await publishedAgo(deps, old.id, 40)
  await publishedAgo(deps, approvedLate.id, 2)
  await publishedAgo(deps, young.id, 1)
  await deps.sql`update adverts set promoted_at = now() where id = ${approvedLate.id}`
  await deps.sql`update adverts set promoted_at = now() where id = ${old.id}`

  const lists: OrderedList[] = [
    { searchType: 'user', search: String(seller.id) },
    { searchType: 'search', search: word },
    { searchType: 'search', search: word, priceMin: 0 },
  ]
  for (const list of lists) {
    const about = JSON.stringify(list)
    expect(await idsOf(deps, list, 'none'), about).toEqual([old.id, approvedLate.id, young.id])
    expect(await idsOf(deps, list, 'newest'), about).toEqual([young.id, approvedLate.id, old.id])
    expect(await idsOf(deps, list, 'oldest'), about).toEqual([old.id, approvedLate.id, young.id])
  }
})

test('adverts of one moment are ordered by id', async ({ deps, given }) => {
  const seller = await given.user()
  const [first, second] = [await given.advert({ seller }), await given.advert({ seller })]
  await publishedAgo(deps, second.id, 3)
  await publishedAgo(deps, first.id, 3)
  const list = { searchType: 'user', search: String(seller.id) } as const

  expect(await idsOf(deps, list, 'newest')).toEqual([second.id, first.id])
  expect(await idsOf(deps, list, 'oldest')).toEqual([first.id, second.id])
})

test('cars are ordered by their numbers, those without one last, on pages that go on', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const word = `vadob${seller.id.toString(2).replaceAll('0', 'a').replaceAll('1', 'u')}g`
  const make = (attributes: AttributeValues) =>
    given.advert({ seller, title: `Lucru ${word}`, subcategory: 'autoturisme', attributes })
  const old = await make({ year: 1999, mileage: 300_000 })
  const unknown = await make({})
  const young = await make({ year: 2020, mileage: 9_000 })
  const used = await make({ year: 2020, mileage: 80_000 })
  const list = { searchType: 'search', search: word, category: 'autoturisme' } as const

  const inOrder = async (sort: ListSort, of: OrderedList = list) => idsOf(deps, of, sort)
  expect(await inOrder('-a_year')).toEqual([used.id, young.id, old.id, unknown.id])
  expect(await inOrder('a_mileage')).toEqual([young.id, used.id, old.id, unknown.id])
  const byDefault = [used.id, young.id, unknown.id, old.id]
  expect(await inOrder('a_fuel')).toEqual(byDefault)
  expect(await inOrder('a_year', { searchType: 'search', search: word })).toEqual(byDefault)
})

test('the names of the orders by date say nothing of promotions', () => {
  for (const { sort } of [ro, ru, en]) {
    expect(sort.newest + sort.oldest).not.toMatch(/promovate|поднятые|promoted/)
  }
})

async function publishedAgo(deps: Deps, id: number, days: number): Promise<void> {
  const publishedAt = new Date(deps.clock.now().getTime() - days * dayMs)
  await deps.sql`update adverts set published_at = ${publishedAt} where id = ${id}`
}

type OrderedList = Pick<AdvertQuery, 'searchType' | 'search' | 'category' | 'priceMin'>

/** All pages of a list by cursor. */
async function idsOf(deps: Deps, list: OrderedList, sort: ListSort): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | undefined
  do {
    const page = await findAdverts(deps, { ...list, sort, start: 0, size: 1, cursor })
    ids.push(...page.ids)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}
