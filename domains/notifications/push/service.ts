import { browsersOfUser } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Deps, PushTarget } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { deleteOldest, deleteSubscription, hasSubscription, upsertSubscription } from './store.ts'

const subscribing = { most: 30, window: hourMs } as const

/**
 * Shows notifications in a browser until its session ends; beyond the limit the oldest browser is dropped. Refuses an
 * endpoint that may not be called, and keys that are none.
 */
export async function subscribePush(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens' | 'pusher'>,
  { id: userId, sessionId }: Pick<User, 'id' | 'sessionId'>,
  target: PushTarget,
): Promise<void> {
  if (!deps.pusher.accepts(target)) throw new Refusal('bad_input', 'endpoint')
  await limit(deps, `push:${userId}`, subscribing)
  await deps.sql.begin(async (sql) => {
    const createdAt = deps.clock.now()
    await upsertSubscription(sql, { ...target, userId, sessionId, createdAt })
    await deleteOldest(sql, userId, browsersOfUser)
  })
}

/** Whether a browser of this session shows notifications. */
export async function isPushedHere(
  deps: Pick<Deps, 'sql'>,
  { sessionId }: Pick<User, 'sessionId'>,
): Promise<boolean> {
  return hasSubscription(deps.sql, sessionId)
}

/** Shows no more notifications in a browser; idempotent. */
export async function unsubscribePush(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
  endpoint: string,
): Promise<void> {
  await deleteSubscription(deps.sql, id, endpoint)
}
