import { expiryNoticeDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { findDashboard, type Dashboard } from './dashboard-store.ts'

const day = 24 * 60 * 60_000

/** What waits for the owner: adverts by state, unread things, what is not proved yet. */
export async function dashboardOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: User,
): Promise<Dashboard> {
  const now = deps.clock.now().getTime()
  const soon = new Date(now + expiryNoticeDays * day)
  const dashboard = await findDashboard(deps.sql, user.id, {
    soon,
    weekAgo: new Date(now - 7 * day),
  })
  if (!dashboard) throw new Refusal('user_not_found')
  return dashboard
}
