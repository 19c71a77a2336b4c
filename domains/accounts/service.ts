import { randomUUID } from 'node:crypto'
import { sessionDays, visitorTokenMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { announceAdvertsOf } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { validPhone } from './codes.ts'
import { unmarkDeleted } from './account-store.ts'
import { forgive, giveBack, limit, limits } from './limits.ts'
import { erasedAt, loginObstacle, type Account } from './rules.ts'
import { checkSecondFactor } from './second-factor.ts'
import { deleteSession, findSessionUser, insertSession, touchSession } from './session-store.ts'
import { findAccountByEmail, findAccountByPhone, findProfile, type Profile } from './store.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** When a session was seen last is written down this often; its end is moved, with a fresh cookie, once a day. */
const touchAfter = 10 * minute
const renewAfter = day

export interface OpenedSession {
  readonly token: string
  readonly expiresAt: Date
  readonly account: Account
}

/** What an answer to a refused login adds. */
interface LoginExtra {
  readonly code?: string | undefined
  readonly undelete?: boolean | undefined
}

/**
 * Logs in by phone, or e-mail address, and password, and the second factor where the account has one. Refuses an
 * unusable number, an unknown one, a wrong password and accounts that are deleted, inactive or banned; the state
 * of an account is told only to who knows its password. With `undelete` a deletion is taken back while it can be.
 */
export async function logIn(
  deps: Deps,
  visitor: Visitor,
  typed: string,
  password: string,
  { code, undelete = false }: LoginExtra = {},
): Promise<OpenedSession> {
  const name = typed.includes('@') ? typed.trim().toLowerCase() : validPhone(typed)
  await limit(deps, `login:address:${visitor.address}`, limits.loginOfAddress, 'phone')
  await limit(deps, `login:phone:${name}`, limits.loginOfAccount, 'phone')

  const account = await checkPassword(deps, name, password)
  const obstacle = loginObstacle(account)
  const isUndone = undelete && isUndeletable(deps, account)
  if (obstacle && !isUndone) throw new Refusal(obstacle, 'account')
  await checkSecondFactor(deps, account, code)

  if (isUndone) await takeDeletionBack(deps, account.id)
  await forgive(deps, `login:phone:${name}`)
  // Who gets in is no guesser: behind one address of an operator there are many people.
  await giveBack(deps, `login:address:${visitor.address}`)
  return { ...(await openSession(deps, account.id, visitor.device)), account }
}

async function checkPassword(deps: Deps, name: string, password: string): Promise<Account> {
  const isEmail = name.includes('@')
  const find = isEmail ? findAccountByEmail : findAccountByPhone
  const account = await find(deps.sql, name)
  if (!account && !isEmail) throw new Refusal('no_account', 'phone')
  // An unknown address costs as long and is answered as a wrong password is: nobody learns who is here.
  const isRight = await deps.hasher.verify(password, account?.passwordHash || deps.hasher.nobody)
  if (!account || !isRight) throw new Refusal('wrong_password', 'password')
  return account
}

function isUndeletable(deps: Pick<Deps, 'clock'>, { status, deletedAt }: Account): boolean {
  return status === 'deleted' && deletedAt !== null && erasedAt(deletedAt) > deps.clock.now()
}

async function takeDeletionBack(deps: Deps, id: number): Promise<void> {
  await unmarkDeleted(deps.sql, id)
  await announceAdvertsOf(deps, id)
}

async function openSession(
  deps: Deps,
  userId: number,
  device: string,
): Promise<{ token: string; expiresAt: Date }> {
  const createdAt = deps.clock.now()
  const expiresAt = sessionEnd(createdAt)
  const id = randomUUID()
  await insertSession(deps.sql, { id, userId, device, createdAt, expiresAt })
  return { token: await deps.tokens.sign('session', id, expiresAt), expiresAt }
}

function sessionEnd(from: Date): Date {
  return new Date(from.getTime() + sessionDays * day)
}

/** Ends the session for good: its token is worth nothing from the next request on. */
export async function logOut(deps: Pick<Deps, 'sql'>, user: User): Promise<void> {
  await deleteSession(deps.sql, user.sessionId)
}

/** Who a token stands for, and the one to use from now on where the old one is older than a day. */
export interface KnownUser extends User {
  readonly renewed?: { readonly token: string; readonly expiresAt: Date }
}

/** The user a login token stands for; null when it is forged, expired, ended, or the account is closed. */
export async function userOfToken(deps: Deps, token: string): Promise<KnownUser | null> {
  const sessionId = await deps.tokens.read('session', token)
  const now = deps.clock.now()
  const found = sessionId ? await findSessionUser(deps.sql, sessionId, now) : null
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

/** A temporary token: names a visitor for limits and counts, and is never a login. Renewed, it names the same one. */
export async function issueVisitorToken(deps: Deps, visitor: Visitor): Promise<string> {
  const expiresAt = new Date(deps.clock.now().getTime() + visitorTokenMinutes * minute)
  return deps.tokens.sign('visitor', visitor.id ?? randomUUID(), expiresAt)
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
export { limit } from './limits.ts'
export { sendMail } from './messages.ts'
