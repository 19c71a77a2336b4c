import { afterEach, vi } from 'vitest'
import { searchCalls } from '#contract/search.ts'
import { expect, test } from '#tests/support/test.ts'
import { categoryTree } from '../categories/service.ts'
import type { Deps } from '../deps.ts'
import { searchHandlers } from './calls.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** The same database for somebody new, for whom nothing is cached, and how often it was asked. */
function counted(deps: Deps): { deps: Deps; asked: () => number } {
  let asked = 0
  const sql = new Proxy(deps.sql, {
    apply: (target, self, parts) => {
      asked += 1
      return Reflect.apply(target, self, parts)
    },
  })
  return { deps: { ...deps, sql }, asked: () => asked }
}

async function popular(deps: Deps): Promise<unknown> {
  const [handler] = searchHandlers.filter(({ call }) => call === searchCalls.getPopular)
  return handler?.run({
    deps,
    input: {},
    user: null,
    visitor: { id: null, address: '', isRobot: false, device: '' },
    session: { open: () => {}, remember: () => {}, close: () => {} },
    files: (async function* none() {})(),
  })
}

test('what is popular costs as many questions with forty adverts as with one', async ({
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
  expect(few.asked()).toBeGreaterThan(0)
  expect(many.asked()).toBe(few.asked())
})

test('what is popular is found once a minute, however many ask', async ({ deps, given }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { deps: remembering, asked } = counted(deps)
  const { id } = await given.advert({ subcategory: 'autoturisme' })
  const [first] = await Promise.all([popular(remembering), popular(remembering)])
  const once = asked()
  expect(JSON.stringify(first)).toContain(`"id":"${id}"`)

  await deps.sql`update adverts set status = 'archived' where id = ${id}`
  vi.advanceTimersByTime(59_000)
  expect(await popular(remembering)).toEqual(first)
  expect(asked()).toBe(once)

  vi.advanceTimersByTime(1_001)
  expect(JSON.stringify(await popular(remembering))).not.toContain(`"id":"${id}"`)
})

test('the tree of categories is one parsed a minute, and an editor’s change is seen after it', async ({
  deps,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { deps: remembering, asked } = counted(deps)
  const labelOf = async () =>
    (await categoryTree(remembering)).find(({ slug }) => slug === 'transport')?.labels.en
  const before = await labelOf()
  await Promise.all(Array.from({ length: 5 }, labelOf))
  expect(asked()).toBe(1)

  await deps.sql`update categories set label_en = 'Vehicles' where slug = 'transport'`
  expect(await labelOf()).toBe(before)
  vi.advanceTimersByTime(60_001)
  expect(await labelOf()).toBe('Vehicles')
  expect(asked()).toBe(2)
})
