import { deleteExpiredData, erasableAccounts, eraseAccountData } from '../accounts/service.ts'
import { eraseAdvertsOf } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { eraseNotificationsOf } from '../notifications/service.ts'
import { applyRetention, eraseTracesOf } from '../retention/service.ts'
import { eraseSearchesOf } from '../saved-searches/service.ts'

/** Erases accounts whose grace period is over, and expired data. Idempotent. */
export async function eraseExpired(deps: Deps): Promise<void> {
  for (const account of await erasableAccounts(deps)) {
    // Sequential; the failure of one account does not affect the others.
    await eraseOne(deps, account).catch((error: Error) =>
      deps.log.warn({ id: account.id, error: error.message }, 'an account could not be erased'),
    )
  }
  await deleteExpiredData(deps)
  await applyRetention(deps)
}

async function eraseOne(deps: Deps, account: { id: number; avatar: string }): Promise<void> {
  await eraseAdvertsOf(deps, account.id)
  await eraseAccountData(deps, account, async (sql) => {
    await eraseSearchesOf(sql, account.id)
    await eraseNotificationsOf(sql, account.id)
    await eraseTracesOf(sql, account.id)
  })
}
