import { deleteExpiredData, erasableAccounts, eraseAccountData } from '../accounts/service.ts'
import { eraseAdvertsOf } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { eraseNotificationsOf } from '../notifications/service.ts'
import { carryOutRetention, eraseTracesOf } from '../retention/service.ts'
import { eraseSearchesOf } from '../saved-searches/service.ts'

/** Erases accounts deleted long enough ago, and data that has expired. Harmless when run twice. */
export async function eraseExpired(deps: Deps): Promise<void> {
  for (const account of await erasableAccounts(deps)) {
    // One at a time: nobody waits, and a failure leaves the rest whole.
    await eraseOne(deps, account).catch((error: Error) =>
      deps.log.warn({ id: account.id, error: error.message }, 'an account could not be erased'),
    )
  }
  await deleteExpiredData(deps)
  await carryOutRetention(deps)
}

async function eraseOne(deps: Deps, account: { id: number; avatar: string }): Promise<void> {
  await eraseAdvertsOf(deps, account.id)
  await eraseAccountData(deps, account, async (sql) => {
    await eraseSearchesOf(sql, account.id)
    await eraseNotificationsOf(sql, account.id)
    await eraseTracesOf(sql, account.id)
  })
}
