import { randomUUID } from 'node:crypto'
import { isValidPhone, nationalPhone } from '#contract/phone.ts'
import { sessionDays, visitorTokenMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { loginObstacle, type Account } from './rules.ts'
import {
  countAttempt,
  deleteAttempts,
  deleteSession,
  findAccountByPhone,
  findProfile,
  findSessionUser,
  insertSession,
  type Profile,
} from './store.ts'

const minute = 60_000
const loginWindow = 15 * minute
/** Tries in a quarter of an hour: a person who guesses at their own password needs fewer. */
const loginTries = { phone: 10, address: 60 } as const

export interface OpenedSession {
  readonly token: string
  readonly expiresAt: Date
  readonly account: Account
}

/**
 * Logs in by phone and password. Refuses an unusable number, an unknown one, a wrong password and accounts that
 * are deleted, inactive or banned; the state of an account is told only to who knows its password.
 */
export async function logIn(
  deps: Deps,
  visitor: Visitor,
  typedPhone: string,
  password: string,
): Promise<OpenedSession> {
  const phone = nationalPhone(typedPhone)
  if (!isValidPhone(phone)) throw new Refusal('phone_invalid', 'phone')
  await limitLogins(deps, `login:address:${visitor.address}`, loginTries.address)
  await limitLogins(deps, `login:phone:${phone}`, loginTries.phone)

  const account = await findAccountByPhone(deps.sql, phone)
  if (!account) throw new Refusal('no_account', 'phone')
  const isRight = await deps.hasher.verify(password, account.passwordHash)
  if (!isRight) throw new Refusal('wrong_password', 'password')
  const obstacle = loginObstacle(account)
  if (obstacle) throw new Refusal(obstacle, 'account')

  await deleteAttempts(deps.sql, `login:phone:${phone}`)
  return { ...(await openSession(deps, account.id)), account }
}

async function limitLogins(deps: Deps, key: string, most: number): Promise<void> {
  const now = deps.clock.now()
  const tries = await countAttempt(deps.sql, key, now, new Date(now.getTime() + loginWindow))
  if (tries > most) throw new Refusal('too_many_requests', 'phone')
}

async function openSession(
  deps: Deps,
  userId: number,
): Promise<{ token: string; expiresAt: Date }> {
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + sessionDays * 24 * 60 * minute)
  const id = randomUUID()
  await insertSession(deps.sql, { id, userId, createdAt, expiresAt })
  return { token: await deps.tokens.sign('session', id, expiresAt), expiresAt }
}

/** Ends the session for good: its token is worth nothing from the next request on. */
export async function logOut(deps: Pick<Deps, 'sql'>, user: User): Promise<void> {
  await deleteSession(deps.sql, user.sessionId)
}

/** The user a login token stands for; null when it is forged, expired, ended, or the account is closed. */
export async function userOfToken(deps: Deps, token: string): Promise<User | null> {
  const sessionId = await deps.tokens.read('session', token)
  return sessionId ? findSessionUser(deps.sql, sessionId, deps.clock.now()) : null
}

/** A temporary token: names a visitor for limits and counts, and is never a login. */
export async function issueVisitorToken(deps: Deps): Promise<string> {
  const expiresAt = new Date(deps.clock.now().getTime() + visitorTokenMinutes * minute)
  return deps.tokens.sign('visitor', randomUUID(), expiresAt)
}

/** What everybody may know of a user. Refuses an unknown or closed account. */
export async function publicProfile(
  deps: Pick<Deps, 'sql'>,
  key: { username: string } | { id: number },
): Promise<Profile> {
  const profile = await findProfile(deps.sql, key)
  if (!profile) throw new Refusal('user_not_found')
  return profile
}

export type { Profile } from './store.ts'
