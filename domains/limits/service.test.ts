import { randomUUID } from 'node:crypto'
import { minuteMs } from '#contract/rules/durations.ts'
import { expect, test } from '#tests/support/test.ts'
import { spend } from './service.ts'

const budget = (most: number) => ({ key: `message:${randomUUID()}`, most, window: 60 * minuteMs })

test('of a hundred requests at once as many pass as the budget has', async ({ deps }) => {
  const taken = [budget(7)]
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => spend(deps, taken)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
})

test('a refusal says when the window ends, and the next window has the whole budget', async ({
  deps,
}) => {
  const taken = [budget(1)]
  await spend(deps, taken)
  deps.clock.advance({ minutes: 20 })
  await expect(spend(deps, taken)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 2_400,
  })
  deps.clock.advance({ minutes: 40 })
  await spend(deps, taken)
  await expect(spend(deps, taken)).rejects.toMatchObject({ retryAfter: 3_600 })
})

test('of two budgets none is charged when one is used up', async ({ deps }) => {
  const [small, large] = [budget(1), budget(2)]
  await spend(deps, [small])
  await expect(spend(deps, [small, large])).rejects.toMatchObject({ code: 'too_many_requests' })
  await spend(deps, [large])
  await spend(deps, [large])
  await expect(spend(deps, [large])).rejects.toMatchObject({ code: 'too_many_requests' })
})
