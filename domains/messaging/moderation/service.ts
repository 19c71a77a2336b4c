import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyStreams } from '../events/store.ts'
import {
  listHeld,
  updateRefused,
  updateReleased,
  type HeldMessage,
  type MessageKey,
} from './store.ts'

export const messageDecisions = ['release', 'refuse'] as const
export type MessageDecision = (typeof messageDecisions)[number]

/** Messages that wait for a moderator, oldest first; at most 500. */
export async function heldMessages(deps: Pick<Deps, 'sql'>): Promise<HeldMessage[]> {
  return listHeld(deps.sql)
}

/**
 * Releases a held message to the other side, at its place in the conversation and with its warnings, or refuses it;
 * its author sees that. `alongside` runs first in the transaction. Refuses a message that is not held.
 */
export async function decideHeld(
  deps: Pick<Deps, 'sql' | 'clock'>,
  key: MessageKey,
  decision: MessageDecision,
  alongside?: (sql: Db) => Promise<void>,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    await alongside?.(sql)
    const sides =
      decision === 'release'
        ? Object.values((await updateReleased(sql, key, deps.clock.now())) ?? {})
        : [await updateRefused(sql, key)].filter((id) => id !== null)
    if (sides.length === 0) throw new Refusal('message_not_held')
    await notifyStreams(sql, { to: sides, event: { kind: 'message', ...key } })
  })
}
