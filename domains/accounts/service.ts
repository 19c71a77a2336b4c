import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { visitorTokenMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import {
  deleteSession,
  findSessionUser,
  sessionEnd,
  touchSession,
  type WithFavorites,
} from './sessions/service.ts'
import { findProfile, type Profile } from './store.ts'

/** Intervals at which the last use of a session is stored, and at which its expiry is extended with a new cookie. */
const touchAfter = 10 * minuteMs
const renewAfter = dayMs

/** Ends the session; its token is invalid from the next request on. */
export async function logOut(deps: Pick<Deps, 'sql'>, user: User): Promise<void> {
  await deleteSession(deps.sql, user.sessionId)
}

/** The user of a token, with a renewed token if the session's expiry was extended. */
export interface KnownUser extends User, WithFavorites {
  readonly renewed?: { readonly token: string; readonly expiresAt: Date }
}

/**
 * The user of a session token; null if it is forged, expired or ended, or if the account is closed. With the favourites
 * for a page, which shows them.
 */
export async function userOfToken(
  deps: Deps,
  token: string,
  isForPage = false,
): Promise<KnownUser | null> {
  const sessionId = await deps.tokens.read('session', token)
  const now = deps.clock.now()
  const found = sessionId ? await findSessionUser(deps, sessionId, isForPage) : null
  if (!found) return null
  const { seenAt, expiresAt: end, ...user } = found
  if (now.getTime() - seenAt.getTime() < touchAfter) return user
  const expiresAt = sessionEnd(now)
  const isOld = expiresAt.getTime() - end.getTime() >= renewAfter
  await touchSession(deps.sql, user.sessionId, now, isOld ? expiresAt : end)
  if (!isOld) return user
  return {
    ...user,
    renewed: { token: await deps.tokens.sign('session', user.sessionId, expiresAt), expiresAt },
  }
}

/**
 * Issues a temporary token that identifies a visitor for limits and counts, never a login. Renewal keeps the visitor.
 */
export async function issueVisitorToken(deps: Deps, visitor: Visitor): Promise<string> {
  const expiresAt = new Date(deps.clock.now().getTime() + visitorTokenMinutes * minuteMs)
  return deps.tokens.sign('visitor', visitor.id ?? randomUUID(), expiresAt)
}

/** Public profile of a user. Refuses an unknown or closed account. */
export async function publicProfile(
  deps: Pick<Deps, 'sql'>,
  key: { username: string } | { id: number },
): Promise<Profile> {
  const profile = await findProfile(deps.sql, key)
  if (!profile) throw new Refusal('user_not_found')
  return profile
}

export { profileOf, type Profile } from './store.ts'
export { knownDeviceOf, sharedBrowserUses } from './login/service.ts'
export { deleteExpiredData, erasableAccounts, eraseAccountData } from './deletion/service.ts'
export { avatarFile, emptiedUsername } from './rules.ts'
export {
  confirmCallback,
  dropCallback,
  openCallback,
  openCallbacks,
  type Callback,
} from './callbacks/service.ts'
export { proveSecondFactor } from './second-factor/service.ts'
export { notifyOfProgram } from './notices/service.ts'
export {
  isInForce,
  isRestrictedAt,
  refuseLimited,
  restoreStanding,
  restrictAccount,
  restrictionsOf,
} from './restrictions/service.ts'
export { openSessions, revokeKeysMadeBy, sessionsOf, updateActingFor } from './sessions/service.ts'
export { confirmPassword, ownAccount } from './settings/service.ts'
export {
  checkContactCode,
  checkContactProof,
  sendContactCode,
  takeContactProof,
  type Contact,
} from './contact-codes/service.ts'
