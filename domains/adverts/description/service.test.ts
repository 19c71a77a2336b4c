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

test('a user has so many descriptions a day, and another one has theirs', async ({
  deps,
  given,
}) => {
  const [greedy, other] = [await given.user(), await given.user()]
  const small = withBudget(deps, 3, 100)

  const asked = Array.from({ length: 10 }, () => describeAdvert(small.deps, greedy, request))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(describeAdvert(small.deps, greedy, request)).toBeRefused('too_many_requests')
  expect(await describeAdvert(small.deps, other, request)).not.toBe('')
  expect(small.paid()).toBe(4)

  deps.clock.advance({ hours: 25 })
  expect(await describeAdvert(small.deps, greedy, request)).not.toBe('')
})

test('the bill of a day is never passed, and what one user is refused does not come off it', async ({
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

test('what is refused before anybody is asked counts for nothing', async ({ deps, given }) => {
  deps.clock.advance({ days: 6 })
  const user = await given.user()
  const small = withBudget(deps, 1, 100)

  const unknown = describeAdvert(small.deps, user, { ...request, subcategory: 'nimic' })
  await expect(unknown).toBeRefused('category_required')
  expect(await describeAdvert(small.deps, user, request)).not.toBe('')
})

test('what the whole site has no more of does not come off a user’s own', async ({
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
