import type { Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { deleteSession, deleteSessions, listSessions, type Session } from './session-store.ts'

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
