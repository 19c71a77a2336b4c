import { followsOfUser } from '#contract/limits.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { setBlocked } from '#domains/messaging/blocks/service.ts'
import { notificationsOf } from '#domains/notifications/service.ts'
import { unreadOf } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/test.ts'
import { notifyOfFollowedAdverts } from './arrivals/service.ts'
import { eraseFollowsOf, follow, followedBy, isFollowing, unfollow } from './service.ts'

const page = { start: 0, size: 20 } as const

/** New adverts that the user is told of, by seller. */
async function told(deps: Deps, user: User): Promise<Record<string, number>> {
  await notifyOfFollowedAdverts(deps)
  const { items } = await notificationsOf(deps, user, page)
  return Object.fromEntries(items.map(({ title, count }) => [title, count]))
}

async function followsOf(deps: Deps, user: User): Promise<string[]> {
  return (await followedBy(deps, user, page)).items.map(({ person }) => person.username)
}

test('a hundred presses at once follow a seller once', async ({ deps, given }) => {
  const [fan, seller] = [await given.user(), await given.user()]
  await Promise.all(Array.from({ length: 100 }, () => follow(deps, fan, seller.id)))
  expect(await deps.sql`select 1 from follows where user_id = ${fan.id}`).toHaveLength(1)
  expect(await followedBy(deps, fan, page)).toMatchObject({ count: 1 })
})

test('nobody follows themselves, who is not there, or whom one has blocked or is blocked by', async ({
  deps,
  given,
}) => {
  const [fan, seller] = [await given.user(), await given.user()]
  await expect(follow(deps, fan, fan.id)).toBeRefused('follow_refused', 'userId')
  await expect(follow(deps, fan, 2_147_483_647)).toBeRefused('user_not_found', 'userId')
  const banned = await given.user({ status: 'banned' })
  await expect(follow(deps, fan, banned.id)).toBeRefused('user_not_found')

  await setBlocked(deps, seller, fan.id, true)
  await expect(follow(deps, fan, seller.id)).toBeRefused('follow_refused')
  await setBlocked(deps, seller, fan.id, false)
  await setBlocked(deps, fan, seller.id, true)
  await expect(follow(deps, fan, seller.id)).toBeRefused('follow_refused')
})

test('one follows at most five hundred sellers, also when the last two come at once', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  await deps.sql`
    with sellers as (
      insert into users (username, password_hash, account_type)
      select 'many-' || n, '', 0 from generate_series(2, ${followsOfUser}) n returning id
    )
    insert into follows (user_id, seller_id, created_at) select ${fan.id}, id, now() from sellers`
  const [one, other] = [await given.user(), await given.user()]

  const answers = await Promise.allSettled([one, other].map(({ id }) => follow(deps, fan, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(follow(deps, fan, (await given.user()).id)).toBeRefused('too_many_follows')
  const [, last = ''] = await followsOf(deps, fan)
  const [known] = await deps.sql<{ id: number }[]>`select id from users where username = ${last}`
  await follow(deps, fan, known?.id ?? 0)
})

test('new adverts of a followed seller are told once, in one line a seller while it is unread', async ({
  deps,
  given,
}) => {
  const fan = await given.user()
  const [seller, other] = [await given.user(), await given.user()]
  await given.advert({ seller })
  await follow(deps, fan, seller.id)
  await follow(deps, fan, other.id)
  expect(await told(deps, fan), 'what was there before').toEqual({})

  for (let n = 0; n < 3; n++) await given.advert({ seller })
  await given.advert({ seller: other })
  await given.advert({ seller, status: 'draft' })
  await Promise.all(Array.from({ length: 20 }, () => notifyOfFollowedAdverts(deps)))
  expect(await told(deps, fan)).toEqual({ [seller.username]: 3, [other.username]: 1 })
  expect(await unreadOf(deps, fan)).toBe(2)

  await given.advert({ seller })
  expect(await told(deps, fan)).toMatchObject({ [seller.username]: 4 })
  expect(await unreadOf(deps, fan)).toBe(2)
})

test('an advert is told when it becomes public, and not again when it comes back', async ({
  deps,
  given,
}) => {
  const [fan, seller] = [await given.user(), await given.user()]
  await follow(deps, fan, seller.id)
  const { id } = await given.advert({ seller, status: 'review' })
  expect(await told(deps, fan)).toEqual({})

  await deps.sql`update adverts set status = 'active' where id = ${id}`
  expect(await told(deps, fan)).toEqual({ [seller.username]: 1 })
  await deps.sql`update adverts set status = 'archived' where id = ${id}`
  await deps.sql`update adverts set status = 'active' where id = ${id}`
  expect(await told(deps, fan)).toEqual({ [seller.username]: 1 })
})

test('who stopped, or was blocked since, is told nothing', async ({ deps, given }) => {
  const [fan, blocked, seller] = [await given.user(), await given.user(), await given.user()]
  await follow(deps, fan, seller.id)
  await follow(deps, blocked, seller.id)
  await given.advert({ seller })
  await unfollow(deps, fan, seller.id)
  await setBlocked(deps, seller, blocked.id, true)
  expect([await told(deps, fan), await told(deps, blocked)]).toEqual([{}, {}])
  expect(await isFollowing(deps, fan, seller.id)).toBe(false)
})

test('a closed account leaves lists and notifications, and a deleted one takes its follows along', async ({
  deps,
  given,
}) => {
  const [fan, seller] = [await given.user(), await given.user()]
  await follow(deps, fan, seller.id)
  await given.advert({ seller })
  expect(await told(deps, fan)).toEqual({ [seller.username]: 1 })

  await deps.sql`update users set status = 'deleted' where id = ${seller.id}`
  expect([await told(deps, fan), await followsOf(deps, fan)]).toEqual([{}, []])
  await eraseFollowsOf(deps.sql, seller.id)
  await deps.sql`update users set status = 'active' where id = ${seller.id}`
  expect(await followsOf(deps, fan)).toEqual([])
})
