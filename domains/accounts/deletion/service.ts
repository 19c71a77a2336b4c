import { dayMs } from '#contract/rules/durations.ts'
import { deletionDays } from '#contract/limits.ts'
import type { Db, Deps } from '../../deps.ts'
import { sweepAvatars } from '../avatars/service.ts'
import { avatarFile, erasedAt, type Account } from '../rules.ts'
import { refuseBanned } from '../restrictions/service.ts'
import { deleteSessions } from '../sessions/service.ts'
import { deleteUnconfirmed } from '../unconfirmed-store.ts'
import { deleteExpired, eraseAccount, listErasable, markDeleted, unmarkDeleted } from './store.ts'

/** Maximum days that an unconfirmed account keeps its username, however often the link is resent. */
const unconfirmedDays = 7

/**
 * Deletes the account: hides its adverts and ends all sessions. Returns the time of its erasure, until which a login
 * can cancel the deletion (D53).
 */
export async function deleteAccount(deps: Deps, account: Account): Promise<Date> {
  const now = deps.clock.now()
  await deps.sql.begin(async (sql) => {
    await markDeleted(sql, account.id, now)
    await deleteSessions(sql, account.id)
  })
  await deps.cacheInvalidation.invalidate(`seller:${account.id}`)
  return erasedAt(now)
}

/** Cancels a deletion. Refuses an account that was banned meanwhile. */
export async function restoreAccount(deps: Deps, id: number): Promise<void> {
  await deps.sql.begin(async (sql) => {
    await refuseBanned(sql, deps, id)
    await unmarkDeleted(sql, id)
  })
  await deps.cacheInvalidation.invalidate(`seller:${id}`)
}

/** Deleted accounts whose grace period is over. */
export async function erasableAccounts(
  deps: Pick<Deps, 'sql' | 'clock'>,
): Promise<{ id: number; avatar: string }[]> {
  return listErasable(deps.sql, new Date(deps.clock.now().getTime() - deletionDays * dayMs))
}

/** Erases the account, its avatar and dependent rows; `eraseRest` runs in the same transaction. */
export async function eraseAccountData(
  deps: Deps,
  { id, avatar }: { id: number; avatar: string },
  eraseRest: (sql: Db) => Promise<void>,
): Promise<void> {
  if (avatar) await deps.storage.remove(avatarFile(avatar))
  await deps.sql.begin(async (sql) => {
    await eraseRest(sql)
    await eraseAccount(sql, id)
  })
}

/** Deletes expired sessions, codes, links and counters, unconfirmed registrations and unused avatars. */
export async function deleteExpiredData(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deleteUnconfirmed(deps.sql, now, new Date(now.getTime() - unconfirmedDays * dayMs))
  await deleteExpired(deps.sql, now)
  await sweepAvatars(deps)
}
