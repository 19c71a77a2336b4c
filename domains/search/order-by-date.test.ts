import { search as en } from '#i18n/en/search/search.ts'
import { search as ro } from '#i18n/ro/search/search.ts'
import { search as ru } from '#i18n/ru/search/search.ts'
import { expect, test } from '#tests/support/test.ts'
import { findAdverts } from './service.ts'

test('an order by date counts a promotion as a new date, and its name says so', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const promoted = await given.advert({ seller })
  const newer = await given.advert({ seller })
  await deps.sql`update adverts set promoted_at = now() where id = ${promoted.id}`
  const query = { searchType: 'user', search: String(seller.id), start: 0, size: 10 } as const

  const newestFirst = await findAdverts(deps, { ...query, sort: 'newest' })
  const oldestFirst = await findAdverts(deps, { ...query, sort: 'oldest' })

  expect(newestFirst.ids).toEqual([promoted.id, newer.id])
  expect(oldestFirst.ids).toEqual([newer.id, promoted.id])
  for (const { sort } of [ro, ru, en]) {
    expect(sort.newest).toMatch(/promovate|поднятые|promoted/)
    expect(sort.oldest).toMatch(/promovate|поднятые|promoted/)
  }
})
