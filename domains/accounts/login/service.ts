import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { restoreAccount } from '../deletion/service.ts'
import { isKnownDevice } from '../quotas.ts'
import { validPhone } from '../codes/service.ts'
import { issueDeviceToken } from './known-device.ts'
import { countTry, forgive, giveBack, limit, tooManyUntil } from '../../limits/service.ts'
import { blockOf } from '../../network.ts'
import { checkPassword } from './password-check.ts'
import { erasedAt, loginObstacle, type Account } from '../rules.ts'
import { checkSecondFactor } from '../second-factor/service.ts'
import { openSession } from '../sessions/service.ts'
import { findAccountByEmail, findAccountByPhone } from '../store.ts'
import { limits } from '../rate-limits.ts'

export interface OpenedSession {
  readonly token: string
  readonly expiresAt: Date
  readonly deviceToken: string
  readonly deviceExpiresAt: Date
  readonly account: Account
}

/** What an answer to a refused login adds. */
interface LoginExtra {
  readonly code?: string | undefined
  readonly undelete?: boolean | undefined
}

/**
 * Logs in by phone, or e-mail address, and password, and the second factor where the account has one; the session
 * that the browser had ends. Refuses an unusable number, an unknown one, a wrong password and accounts that are
 * deleted, inactive, banned or not confirmed yet; the state of an account is told only to who knows its password. With `undelete` a
 * deletion is taken back while it can be.
 */
export async function logIn(
  deps: Deps,
  { user, visitor }: { user: User | null; visitor: Visitor },
  typed: string,
  password: string,
  { code, undelete = false }: LoginExtra = {},
): Promise<OpenedSession> {
  const name = typed.includes('@') ? typed.trim().toLowerCase() : validPhone(typed)
  const find = name.includes('@') ? findAccountByEmail : findAccountByPhone
  const found = await find(deps.sql, name)
  const guesses = await countGuess(deps, visitor, name, found)

  const account = await checkPassword(deps, name, found, password)
  const obstacle = loginObstacle(account)
  const isUndone = undelete && isUndeletable(deps, account)
  if (obstacle && !isUndone) throw new Refusal(obstacle, 'account')
  await checkSecondFactor(deps, account, code, visitor)

  if (isUndone) await restoreAccount(deps, account.id)
  await forgive(deps, guesses.own)
  // Who gets in is no guesser: behind one address of an operator there are many people.
  await giveBack(deps, ...guesses.shared)
  const session = { userId: account.id, device: visitor.device, replaced: user }
  return {
    ...(await openSession(deps, session)),
    ...(await issueDeviceToken(deps, account.id, visitor.knownDevice)),
    account,
  }
}

/**
 * Counts a guess at the password of `name`. A device that the account knows has tries of its own; every network has
 * some too, fewer when many guess at once, so that no stranger can use up those of the owner. Gives the keys that
 * were counted. Refuses the one too many.
 */
export async function countGuess(
  deps: Deps,
  visitor: Visitor,
  name: string,
  account: Account | null,
): Promise<{ own: string; shared: string[] }> {
  if (isKnownDevice(visitor, account)) {
    const own = `login:device:${visitor.knownDevice?.id}`
    await limit(deps, own, limits.loginOfAccount, 'phone')
    return { own, shared: [] }
  }
  const ofAddress = `login:address:${visitor.address}`
  await limit(deps, ofAddress, limits.loginOfAddress, 'phone')
  const own = `login:account:${name}:${blockOf(visitor.address)}`
  const tries = await countTry(deps, own, limits.loginOfAccount)
  const ownEnds = tries.windowEnds.getTime()
  if (tries.points > limits.loginOfAccount.most) throw tooManyUntil(deps, ownEnds, 'phone')
  const ofAll = `login:account:${name}`
  const all = await countTry(deps, ofAll, limits.loginOfAccountAnywhere)
  const isAttacked = all.points > limits.loginOfAccountAnywhere.most
  if (isAttacked && tries.points > limits.loginUnderAttack.most) {
    throw tooManyUntil(deps, Math.min(ownEnds, all.windowEnds.getTime()), 'phone')
  }
  return { own, shared: [ofAddress, ofAll] }
}

function isUndeletable(deps: Pick<Deps, 'clock'>, { status, deletedAt }: Account): boolean {
  return status === 'deleted' && deletedAt !== null && erasedAt(deletedAt) > deps.clock.now()
}

export { knownDeviceOf } from './known-device.ts'
export { findUnconfirmed } from './password-check.ts'
