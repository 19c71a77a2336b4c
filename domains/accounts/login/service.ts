import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { restoreAccount } from '../deletion/service.ts'
import { isKnownDevice } from '../quotas.ts'
import { validPhone } from '../codes/service.ts'
import { issueDeviceToken } from './known-device.ts'
import {
  countTry,
  resetAttempts,
  refundAttempts,
  limit,
  tooManyUntil,
} from '../../limits/service.ts'
import { blockOf } from '../../lib/network.ts'
import { listSharedUses, upsertSharedBrowser } from './store.ts'
import { checkPassword } from './password-check.ts'
import { erasedAt, loginObstacle, type Account } from '../rules.ts'
import { refuseBannedOwner } from '../restrictions/service.ts'
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

/** Additional input after a refused login. */
interface LoginExtra {
  readonly code?: string | undefined
  readonly undelete?: boolean | undefined
}

/**
 * Logs in by phone number or e-mail address, password, and the second factor if the account has one; replaces the
 * browser's current session. Refuses an invalid or unknown number, a wrong password, and accounts that are deleted,
 * inactive, banned or unconfirmed; the state of an account is only revealed with its password. `undelete` cancels a
 * deletion during the grace period.
 */
export async function logIn(
  deps: Deps,
  { user, visitor }: { user: User | null; visitor: Visitor },
  input: string,
  password: string,
  { code, undelete = false }: LoginExtra = {},
): Promise<OpenedSession> {
  const name = input.includes('@') ? input.trim().toLowerCase() : validPhone(input)
  const find = name.includes('@') ? findAccountByEmail : findAccountByPhone
  const found = await find(deps.sql, name)
  const attempts = await countPasswordAttempt(deps, visitor, name, found)

  const account = await checkPassword(deps, name, found, password)
  await refuseBannedOwner(deps, account.id)
  const obstacle = loginObstacle(account)
  const isUndone = undelete && obstacle === 'account_deleted' && isUndeletable(deps, account)
  if (obstacle && !isUndone) throw new Refusal(obstacle, 'account')
  await checkSecondFactor(deps, account, code, visitor)

  if (isUndone) await restoreAccount(deps, account.id)
  await resetAttempts(deps, attempts.own)
  // A successful login does not count against the shared address: many people use one address of an operator.
  await refundAttempts(deps, ...attempts.shared)
  return openFor(deps, account, { user, visitor })
}

/** Opens a session for an account that has proved who it is; replaces the browser's current one. */
export async function openFor(
  deps: Deps,
  account: Account,
  { user, visitor }: { user: User | null; visitor: Visitor },
): Promise<OpenedSession> {
  await noteSharedBrowser(deps, account, visitor)
  const session = { userId: account.id, device: visitor.device, replaced: user }
  return {
    ...(await openSession(deps, session)),
    ...(await issueDeviceToken(deps, account.id, visitor.knownDevice)),
    account,
  }
}

/**
 * Counts a password attempt for `name`. A known device has its own limit; each network has one too, lower while many
 * networks try at once, so that strangers cannot use up the owner's attempts. Returns the counted keys. Refuses
 * attempts over the limit.
 */
export async function countPasswordAttempt(
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

/** Notes for staff that a browser known for another account has logged in to this one. */
async function noteSharedBrowser(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { id }: Account,
  { knownDevice }: Visitor,
): Promise<void> {
  if (knownDevice && knownDevice.userId !== id)
    await upsertSharedBrowser(deps.sql, [id, knownDevice.userId], deps.clock.now())
}

/** When the account was found to share a browser with another one, for the export of the owner's data. */
export async function sharedBrowserUses(
  { sql }: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
): Promise<Date[]> {
  return listSharedUses(sql, id)
}

function isUndeletable(deps: Pick<Deps, 'clock'>, { deletedAt }: Account): boolean {
  return deletedAt !== null && erasedAt(deletedAt) > deps.clock.now()
}

export { knownDeviceOf } from './known-device.ts'
export { findUnconfirmed } from './password-check.ts'
