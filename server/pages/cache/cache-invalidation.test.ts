import { expect, test } from '#tests/support/test.ts'
import { databaseInvalidation } from './cache-invalidation.ts'
import { everyPage } from './rendered-cache.ts'

test('a seller of a thousand adverts changes, and every process hears of each of them', async ({
  deps,
}) => {
  const heard = new Set<string>()
  await databaseInvalidation(deps.sql, (tags) => tags.forEach((tag) => heard.add(tag)))
  const here = await databaseInvalidation(deps.sql, () => {})
  const tags = Array.from({ length: 1_000 }, (_none, index) => `advert:${1_000_000 + index}`)

  await here.invalidate('list', ...tags)

  await expect.poll(() => heard.size).toBe(1_001)
  expect(heard).toContain('advert:1000999')
})

test('a notice that cannot be sent does not fail what it speaks of', async ({ deps }) => {
  const failures: Error[] = []
  const cacheInvalidation = await databaseInvalidation(
    deps.sql,
    () => {},
    (error) => failures.push(error),
  )

  await cacheInvalidation.invalidate('x'.repeat(9_000))

  expect(failures).toHaveLength(1)
})

test('a seller whose adverts cannot be read fails nothing, and all pages are dropped', async ({
  deps,
}) => {
  const failures: Error[] = []
  const dropped: string[] = []
  const cacheInvalidation = await databaseInvalidation(
    deps.sql,
    (tags) => dropped.push(...tags),
    (error) => failures.push(error),
  )

  await cacheInvalidation.invalidate('seller:99999999999')

  expect(failures).toHaveLength(1)
  expect(dropped).toContain(everyPage)
})
