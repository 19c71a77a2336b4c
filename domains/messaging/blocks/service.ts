import type { Person } from '#contract/people/person.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { presentPerson } from '../conversations/presenter.ts'
import { notifyStreams } from '../events/store.ts'
import {
  deleteBlock,
  hasUser,
  insertBlock,
  listBlocked,
  listConversationsBetween,
} from './store.ts'

/** Each change is told to the other side's browsers. */
const blockLimit = { most: 100, window: hourMs }

/** Blocks a person or takes that back, which both sides' open conversations show; idempotent. Refuses oneself and an unknown user. */
export async function setBlocked(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { id: userId }: Pick<User, 'id'>,
  blockedId: number,
  isBlocked: boolean,
): Promise<void> {
  if (isBlocked && (userId === blockedId || !(await hasUser(deps.sql, blockedId))))
    throw new Refusal('user_not_found', 'userId')
  await limit(deps, `block:${userId}`, blockLimit)
  const block = { userId, blockedId, createdAt: deps.clock.now() }
  await deps.sql.begin(async (sql) => {
    const isChanged = isBlocked
      ? await insertBlock(sql, block)
      : await deleteBlock(sql, userId, blockedId)
    if (!isChanged) return
    for (const conversationId of await listConversationsBetween(sql, userId, blockedId)) {
      const event = { kind: 'conversation', conversationId } as const
      await notifyStreams(sql, { to: [userId, blockedId], event })
    }
  })
}

/** People that the user has blocked, newest first. */
export async function blockedBy(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
): Promise<Person[]> {
  return (await listBlocked(deps.sql, user.id)).map(presentPerson)
}
