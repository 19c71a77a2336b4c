import type { Deps, DescriptionFacts } from '../../deps.ts'
import { expect, test } from '#tests/support/test.ts'
import { describeAdvert } from './service.ts'

const request = {
  lang: 'ro',
  title: 'Carte veche',
  subcategory: 'carti',
  attributes: {},
  isNegotiable: false,
  isExchange: false,
  isFree: false,
} as const

/** The same deps with a small budget of descriptions; counts the requests to the describer. */
function withBudget(deps: Deps, ofUser: number, ofSite: number) {
  let paid = 0
  const describe = (facts: DescriptionFacts): Promise<string | null> => {
    paid += 1
    return deps.describer.describe(facts)
  }
  return {
    deps: { ...deps, describer: { describe }, descriptionBudget: { ofUser, ofSite } },
    paid: () => paid,
  }
}

test('the daily budget of descriptions is per user', async ({ deps, given }) => {
  const [greedy, other] = [await given.user(), await given.user()]
  const small = withBudget(deps, 3, 100)

  const requests = Array.from({ length: 10 }, () => describeAdvert(small.deps, greedy, request))
  const outcomes = await Promise.allSettled(requests)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(describeAdvert(small.deps, greedy, request)).toBeRefused('too_many_requests')
  expect(await describeAdvert(small.deps, other, request)).not.toBe('')
  expect(small.paid()).toBe(4)

  deps.clock.advance({ hours: 25 })
  expect(await describeAdvert(small.deps, greedy, request)).not.toBe('')
})

test('the daily budget of the site is never exceeded, and refused requests do not reduce it', async ({
  deps,
  given,
}) => {
  deps.clock.advance({ days: 3 })
  const users = await Promise.all(Array.from({ length: 4 }, () => given.user()))
  const small = withBudget(deps, 2, 5)

  for (const user of users)
    await Promise.allSettled([1, 2, 3, 4].map(() => describeAdvert(small.deps, user, request)))

  expect(small.paid()).toBe(5)
})

test('a request refused before generation reduces no budget', async ({ deps, given }) => {
  deps.clock.advance({ days: 6 })
  const user = await given.user()
  const small = withBudget(deps, 1, 100)

  const unknown = describeAdvert(small.deps, user, { ...request, subcategory: 'nimic' })
  await expect(unknown).toBeRefused('category_required')
  expect(await describeAdvert(small.deps, user, request)).not.toBe('')
})

test('a request refused by the budget of the site does not reduce that of the user', async ({
  deps,
  given,
}) => {
  deps.clock.advance({ days: 9 })
  const [first, second] = [await given.user(), await given.user()]
  const small = withBudget(deps, 1, 1)
  await describeAdvert(small.deps, first, request)

  deps.clock.advance({ hours: 23 })
  await expect(describeAdvert(small.deps, second, request)).toBeRefused('too_many_requests')
  deps.clock.advance({ hours: 2 })

  expect(await describeAdvert(small.deps, second, request)).not.toBe('')
})
