import { dayMs } from '#contract/durations.ts'
import { deletionDays } from '#contract/limits.ts'
import { announceAdvertsOf, eraseAdvertsOf } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { eraseNotificationsOf } from '../notifications/service.ts'
import { carryOutRetention, eraseTracesOf } from '../retention/service.ts'
import { eraseSearchesOf } from '../saved-searches/service.ts'
import { deleteExpired, eraseAccount, listErasable, markDeleted } from './account-store.ts'
import { sweepAvatars } from './avatars.ts'
import { avatarFile, erasedAt, type Account } from './rules.ts'
import { deleteSessions } from './session-store.ts'
import { deleteUnconfirmed } from './unconfirmed-store.ts'

/** Nobody keeps a username longer without proving an address, however often the link is sent. */
const unconfirmedDays = 7

/**
 * Deletes the account: its adverts are out of sight and all its sessions over at once. Gives when it will be
 * erased; a login until then can take it back (D53).
 */
export async function deleteAccount(deps: Deps, account: Account): Promise<Date> {
  const now = deps.clock.now()
  await deps.sql.begin(async (sql) => {
    await markDeleted(sql, account.id, now)
    await deleteSessions(sql, account.id)
  })
  await announceAdvertsOf(deps, account.id)
  return erasedAt(now)
}

/** Erases what was deleted long enough ago, and what has had its day. Harmless when run twice. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - deletionDays * dayMs)
  for (const { id, avatar } of await listErasable(deps.sql, before)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: nobody waits, and a failure leaves the rest whole
    await eraseOne(deps, id, avatar).catch((error: Error) =>
      deps.log.warn({ id, error: error.message }, 'an account could not be erased'),
    )
  }
  await deleteUnconfirmed(deps.sql, now, new Date(now.getTime() - unconfirmedDays * dayMs))
  await deleteExpired(deps.sql, now)
  await sweepAvatars(deps)
  await carryOutRetention(deps)
}

async function eraseOne(deps: Deps, id: number, avatar: string): Promise<void> {
  await eraseAdvertsOf(deps, id)
  if (avatar) await deps.storage.remove(avatarFile(avatar))
  await deps.sql.begin(async (sql) => {
    await eraseSearchesOf(sql, id)
    await eraseNotificationsOf(sql, id)
    await eraseTracesOf(sql, id)
    await eraseAccount(sql, id)
  })
}
