import type { Person } from '#contract/people/messages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { presentPerson } from '../conversations/presenter.ts'
import { deleteBlock, insertBlock, listBlocked } from './store.ts'

/** Blocks a person or takes that back; idempotent. Refuses oneself and an unknown user. */
export async function setBlocked(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { id: userId }: Pick<User, 'id'>,
  blockedId: number,
  isBlocked: boolean,
): Promise<void> {
  if (!isBlocked) return deleteBlock(deps.sql, userId, blockedId)
  const block = { userId, blockedId, createdAt: deps.clock.now() }
  if (userId === blockedId || !(await insertBlock(deps.sql, block)))
    throw new Refusal('user_not_found', 'userId')
}

/** People that the user has blocked, newest first. */
export async function blockedBy(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
): Promise<Person[]> {
  return (await listBlocked(deps.sql, user.id)).map(presentPerson)
}
