import { afterEach, vi } from 'vitest'
import { searchCalls } from '#contract/search.ts'
import { expect, test } from '#tests/support/test.ts'
import { categoryTree } from '../categories/service.ts'
import type { Deps } from '../deps.ts'
import { searchHandlers } from './calls.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** The same database with empty caches and a counter of its queries. */
function counted(deps: Deps): { deps: Deps; queries: () => number } {
  let queries = 0
  const sql = new Proxy(deps.sql, {
    apply: (target, self, parts) => {
      queries += 1
      return Reflect.apply(target, self, parts)
    },
  })
  return { deps: { ...deps, sql }, queries: () => queries }
}

async function popular(deps: Deps): Promise<unknown> {
  const [handler] = searchHandlers.filter(({ call }) => call === searchCalls.getPopular)
  return handler?.run({
    deps,
    input: {},
    user: null,
    staff: null,
    visitor: { id: null, address: '', isRobot: false, device: '' },
    session: { open: () => {}, remember: () => {}, close: () => {} },
    files: (async function* none() {})(),
  })
}

test('popular adverts take as many queries for forty adverts as for one', async ({
  deps,
  given,
}) => {
  await given.advert({ subcategory: 'carti' })
  const few = counted(deps)
  await popular(few.deps)

  const subcategories = ['autoturisme', 'carti', 'caini', 'apartamente-chirie', 'casti']
  await Promise.all(
    subcategories.flatMap((subcategory) =>
      Array.from({ length: 8 }, () => given.advert({ subcategory, images: ['a', 'b'] })),
    ),
  )
  const many = counted(deps)
  const answer = await popular(many.deps)

  expect(JSON.stringify(answer)).toContain('"slug":"transport"')
  expect(few.queries()).toBeGreaterThan(0)
  expect(many.queries()).toBe(few.queries())
})

test('popular adverts are queried once a minute, whatever the number of requests', async ({
  deps,
  given,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { deps: cachingDeps, queries } = counted(deps)
  const { id } = await given.advert({ subcategory: 'autoturisme' })
  const [first] = await Promise.all([popular(cachingDeps), popular(cachingDeps)])
  const once = queries()
  expect(JSON.stringify(first)).toContain(`"id":"${id}"`)

  await deps.sql`update adverts set status = 'archived' where id = ${id}`
  vi.advanceTimersByTime(59_000)
  expect(await popular(cachingDeps)).toEqual(first)
  expect(queries()).toBe(once)

  vi.advanceTimersByTime(1_001)
  expect(JSON.stringify(await popular(cachingDeps))).not.toContain(`"id":"${id}"`)
})

test('the tree of categories is read once a minute, and an edit is visible after it', async ({
  deps,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { deps: cachingDeps, queries } = counted(deps)
  const labelOf = async () =>
    (await categoryTree(cachingDeps)).find(({ slug }) => slug === 'transport')?.labels.en
  const before = await labelOf()
  await Promise.all(Array.from({ length: 5 }, labelOf))
  expect(queries()).toBe(1)

  await deps.sql`update categories set label_en = 'Vehicles' where slug = 'transport'`
  expect(await labelOf()).toBe(before)
  vi.advanceTimersByTime(60_001)
  expect(await labelOf()).toBe('Vehicles')
  expect(queries()).toBe(2)
})
