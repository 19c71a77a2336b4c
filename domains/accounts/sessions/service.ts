import { randomUUID } from 'node:crypto'
import DataLoader from 'dataloader'
import { dayMs } from '#contract/rules/durations.ts'
import { sessionDays, sessionsOfUser } from '#contract/limits.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import {
  deleteSession,
  deleteSessions,
  deleteSessionsBeyond,
  findSessionUsers,
  insertSession,
  listSessions,
  listValid,
  pauseMembers,
  revokeKeys,
  switchOffWebhooks,
  type OpenSession,
  type Session,
  type SessionUser,
} from './store.ts'

/** Expiry of a session that is used at this moment. */
export function sessionEnd(from: Date): Date {
  return new Date(from.getTime() + sessionDays * dayMs)
}

type Loader = DataLoader<string, SessionUser | null>

interface Loaders {
  readonly call: Loader
  readonly page: Loader
}

/** By database. */
const loaders = new WeakMap<object, Loaders>()

/** Sessions that are read by one statement. */
const batchMax = 100

/**
 * The account that a session is used for; null if it has ended or the user's account is not active. Sessions that are
 * asked for in one turn of the event loop are read at once.
 */
export async function findSessionUser(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  sessionId: string,
  isForPage = false,
): Promise<SessionUser | null> {
  const { call, page } = loaders.get(sql) ?? openLoaders(sql)
  const found = await (isForPage ? page : call).load(sessionId)
  return found && found.expiresAt > clock.now() ? found : null
}

function openLoaders(sql: Deps['sql']): Loaders {
  const opened = { call: sessionLoader(sql, false), page: sessionLoader(sql, true) }
  loaders.set(sql, opened)
  return opened
}

function sessionLoader(sql: Deps['sql'], isForPage: boolean): Loader {
  const read = async (ids: readonly string[]): Promise<(SessionUser | null)[]> => {
    const users = await findSessionUsers(sql, ids, isForPage)
    const bySession = new Map(users.map((user) => [user.sessionId, user]))
    return ids.map((id) => bySession.get(id) ?? null)
  }
  return new DataLoader(read, {
    cache: false,
    maxBatchSize: batchMax,
    batchScheduleFn: (run) => void setImmediate(run),
  })
}

/** Opens a session in place of the browser's current one. Above `sessionsOfUser` the least recently used one ends. */
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

/** The user's sessions, the last used first. */
export async function sessionsOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
): Promise<(Session & { seenAt: Date })[]> {
  return listSessions(deps.sql, user.id, deps.clock.now())
}

/** Those of the sessions that have not ended, with the account that each is used for. */
export async function openSessions(
  deps: Pick<Deps, 'sql' | 'clock'>,
  ids: readonly string[],
): Promise<OpenSession[]> {
  return listValid(deps.sql, ids, deps.clock.now())
}

/** Ends one of the user's own sessions; another user's is not affected. */
export async function endSession(deps: Pick<Deps, 'sql'>, user: User, id: string): Promise<void> {
  await deleteSession(deps.sql, id, user.id)
}

/** Ends all other sessions of the user. */
export async function endOtherSessions(deps: Pick<Deps, 'sql'>, user: User): Promise<void> {
  await deleteSessions(deps.sql, user.id, user.sessionId)
}

/**
 * Ends all that was opened before the account was recovered: sessions, keys of programs and addresses told of events;
 * members of a company wait until it lets them act again. The session `but` goes on.
 */
export async function endAllAccess(
  sql: Db,
  userId: number,
  now: Date,
  but?: string,
): Promise<void> {
  await deleteSessions(sql, userId, but)
  await revokeKeys(sql, userId, now)
  await switchOffWebhooks(sql, userId, now)
  await pauseMembers(sql, userId, now)
}

export { revokeKeysMadeBy, updateActingFor } from './store.ts'
export { deleteSession, deleteSessions, touchSession, type WithFavorites } from './store.ts'
