import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { readOfferNotification } from '../../notifications/service.ts'
import { notifyStreams } from '../events/store.ts'
import { findOther, updateRead } from './store.ts'
import { Refusal } from '#contract/refusals.ts'

/**
 * Marks the messages up to `seq` and the notification of offers as read, and tells the other side. Returns the number
 * of messages left unread.
 */
export async function readConversation(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  conversationId: number,
  seq: number,
): Promise<number> {
  const read = await updateRead(deps.sql, { conversationId, userId: user.id, seq })
  await readOfferNotification(deps.sql, user.id, conversationId)
  if (!read) return 0
  const { otherId, readSeq, unread } = read
  const event = { kind: 'read', conversationId, seq: readSeq } as const
  const own = { to: [user.id], event: { kind: 'inbox' } } as const
  await notifyStreams(deps.sql, { to: [otherId], event }, own)
  return unread
}

const typingLimit = { most: 60, window: minuteMs }

/** Tells the other side that the user types. Refuses another's conversation as not found. */
export async function startTyping(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  user: Pick<User, 'id'>,
  conversationId: number,
): Promise<void> {
  const otherId = await findOther(deps.sql, conversationId, user.id)
  if (otherId === null) throw new Refusal('conversation_not_found')
  await limit(deps, `typing:${user.id}`, typingLimit)
  await notifyStreams(deps.sql, { to: [otherId], event: { kind: 'typing', conversationId } })
}
