import { followsOfUser, followsPerHour } from '#contract/limits.ts'
import type { Followed } from '#contract/people/follows.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { limit } from '../limits/service.ts'
import { presentPerson } from '../messaging/service.ts'
import {
  countFollows,
  deleteFollow,
  deleteFollowsOf,
  findStanding,
  insertFollow,
  listFollows,
  lockFollowsOf,
} from './store.ts'

/**
 * Follows a seller: new adverts are told from now on. Idempotent. Refuses oneself, an unknown user, a person who is
 * blocked by the user or the other way round, and more sellers than one may follow.
 */
export async function follow(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { id: userId }: Pick<User, 'id'>,
  sellerId: number,
): Promise<void> {
  if (userId === sellerId) throw new Refusal('follow_refused', 'userId')
  await limit(deps, `follow:${userId}`, { most: followsPerHour, window: hourMs })
  await deps.sql.begin(async (sql) => {
    await lockFollowsOf(sql, userId)
    const standing = await findStanding(sql, userId, sellerId)
    if (!standing) throw new Refusal('user_not_found', 'userId')
    if (standing.isBlocked) throw new Refusal('follow_refused', 'userId')
    if (standing.isFollowed) return
    if ((await countFollows(sql, userId)) >= followsOfUser) throw new Refusal('too_many_follows')
    await insertFollow(sql, { userId, sellerId, createdAt: deps.clock.now() })
  })
}

/** Stops following; idempotent. */
export async function unfollow(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
  sellerId: number,
): Promise<void> {
  await deleteFollow(deps.sql, id, sellerId)
}

export async function isFollowing(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
  sellerId: number,
): Promise<boolean> {
  return (await findStanding(deps.sql, id, sellerId))?.isFollowed ?? false
}

/** A page of the sellers that a user follows, the last followed first, with the count of all. */
export async function followedBy(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
  page: { readonly start: number; readonly size: number },
): Promise<{ items: Followed[]; count: number }> {
  const { items, count } = await listFollows(deps.sql, id, page)
  return {
    items: items.map(({ person, followedAt, ...rest }) => ({
      ...rest,
      person: presentPerson(person),
      followedAt: followedAt.toISOString(),
    })),
    count,
  }
}

/** Forgets whom a user follows, and who follows the user. */
export async function eraseFollowsOf(sql: Db, userId: number): Promise<void> {
  await deleteFollowsOf(sql, userId)
}
