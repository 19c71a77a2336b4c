import type { Db } from '../../deps.ts'
import { notifyStreams } from '../events/store.ts'
import { listOtherSides } from './store.ts'

/** An open page shows one of the last changed ones; others are read when they are opened. */
const mostTold = 200

/**
 * Has the open conversations of a person read anew by their other sides, because what the person may do has changed;
 * they hear of it when the transaction commits.
 */
export async function tellOtherSides(sql: Db, userId: number): Promise<void> {
  const others = await listOtherSides(sql, userId, mostTold)
  const events = others.map(({ conversationId, otherId }) => ({
    to: [otherId],
    event: { kind: 'conversation', conversationId } as const,
  }))
  await notifyStreams(sql, ...events)
}
