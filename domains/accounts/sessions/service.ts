import { randomUUID } from 'node:crypto'
import { dayMs } from '#contract/rules/durations.ts'
import { sessionDays, sessionsOfUser } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import {
  deleteSession,
  deleteSessions,
  deleteSessionsBeyond,
  insertSession,
  listSessions,
  type Session,
} from './store.ts'

/** When a session that was used now ends. */
export function sessionEnd(from: Date): Date {
  return new Date(from.getTime() + sessionDays * dayMs)
}

/**
 * Opens a session in the place of the one that the browser had, if any. Beyond `sessionsOfUser` the one that was
 * used longest ago ends.
 */
export async function openSession(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { userId, device, replaced }: { userId: number; device: string; replaced: User | null },
): Promise<{ token: string; expiresAt: Date }> {
  const createdAt = deps.clock.now()
  const expiresAt = sessionEnd(createdAt)
  const id = randomUUID()
  await deps.sql.begin(async (sql) => {
    if (replaced) await deleteSession(sql, replaced.sessionId)
    await insertSession(sql, { id, userId, device, createdAt, expiresAt })
    await deleteSessionsBeyond(sql, userId, sessionsOfUser)
  })
  return { token: await deps.tokens.sign('session', id, expiresAt), expiresAt }
}

/** Where the user is logged in, the last used first. */
export async function sessionsOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: User,
): Promise<(Session & { seenAt: Date })[]> {
  return listSessions(deps.sql, user.id, deps.clock.now())
}

/** Ends one of the user's sessions; one of somebody else's is left alone. */
export async function endSession(deps: Pick<Deps, 'sql'>, user: User, id: string): Promise<void> {
  await deleteSession(deps.sql, id, user.id)
}

/** Logs the user out everywhere but here. */
export async function endOtherSessions(deps: Pick<Deps, 'sql'>, user: User): Promise<void> {
  await deleteSessions(deps.sql, user.id, user.sessionId)
}

export { deleteSession, deleteSessions, findSessionUser, touchSession } from './store.ts'
