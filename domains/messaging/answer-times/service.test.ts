import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { publicProfile } from '../../accounts/service.ts'
import { eraseMessagesOf } from '../service.ts'
import { answersWithin } from './rules.ts'
import { measureAnswerTimes } from './service.ts'

/** Buyers write to the seller, who answers each after so many minutes; null: never. */
async function asked(
  { deps, given }: Pick<World, 'deps' | 'given'>,
  seller: User,
  waits: readonly (number | null)[],
): Promise<void> {
  const { id: advertId } = await given.advert({ seller })
  for (const minutes of waits) {
    const { conversationId } = await given.message({ to: { advertId } })
    if (minutes === null) continue
    deps.clock.advance({ minutes })
    await given.message({ to: { conversationId }, author: seller })
  }
}

async function measured(deps: Deps, seller: User): Promise<string | null> {
  await measureAnswerTimes(deps)
  return (await publicProfile(deps, { id: seller.id })).answersWithin
}

test('the middle of the first answers decides, and slow ones do not move it', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  await asked({ deps, given }, seller, [2, 10, 59, 600, 2_000])
  expect(await measured(deps, seller)).toBe('hour')

  await asked({ deps, given }, seller, [600, 600])
  expect(await measured(deps, seller)).toBe('day')
})

test('four conversations say nothing of a habit', async ({ deps, given }) => {
  const seller = await given.user()
  await asked({ deps, given }, seller, [1, 1, 1, 1])
  expect(await measured(deps, seller)).toBeNull()
})

test('who is asked and stays silent does not usually answer, once a day has passed', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  await asked({ deps, given }, seller, [5, 5, 5, 5, 5])
  await asked({ deps, given }, seller, [null, null, null, null, null, null])
  expect(await measured(deps, seller)).toBe('hour')

  deps.clock.advance({ days: 1, minutes: 1 })
  expect(await measured(deps, seller)).toBeNull()
})

test('an automatic answer is no answer, and a message that waits for a moderator no question', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  await asked({ deps, given }, seller, [30, 30, 30, 30, 30])
  await deps.sql`update messages set is_automatic = true where author_id = ${seller.id}`
  deps.clock.advance({ days: 2 })
  expect(await measured(deps, seller)).toBeNull()

  await deps.sql`update messages set is_automatic = false where author_id = ${seller.id}`
  expect(await measured(deps, seller)).toBe('hour')
  deps.clock.advance({ minutes: 1 })
  await deps.sql`
    update messages set is_held = true
    where author_id <> ${seller.id} and conversation_id in (select id from conversations where seller_id = ${seller.id})`
  expect(await measured(deps, seller)).toBeNull()
})

test('after ninety days nothing is said any more', async ({ deps, given }) => {
  const seller = await given.user()
  await asked({ deps, given }, seller, [5, 5, 5, 5, 5])
  deps.clock.advance({ days: 89 })
  expect(await measured(deps, seller)).toBe('hour')
  deps.clock.advance({ days: 2 })
  expect(await measured(deps, seller)).toBeNull()
})

test('with an account goes what was measured of it', async ({ deps, given }) => {
  const seller = await given.user()
  await asked({ deps, given }, seller, [5, 5, 5, 5, 5])
  await measureAnswerTimes(deps)
  const rows = () => deps.sql`select 1 from answer_times where user_id = ${seller.id}`
  expect(await rows()).toHaveLength(1)

  await deps.sql`update users set status = 'deleted' where id = ${seller.id}`
  await eraseMessagesOf(deps.sql, seller.id)
  expect(await rows()).toHaveLength(0)
  await measureAnswerTimes(deps)
  expect(await rows()).toHaveLength(0)
})

test.for([
  [60, 'hour'],
  [3_600, 'hour'],
  [3_601, 'hours'],
  [6 * 3_600, 'hours'],
  [24 * 3_600, 'day'],
  [24 * 3_600 + 1, 'days'],
  [7 * 24 * 3_600 + 1, null],
] as const)('%d seconds are said as %s', ([medianSeconds, said]) => {
  expect(answersWithin({ conversations: 5, medianSeconds })).toBe(said)
})
