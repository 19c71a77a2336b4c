import { dayMs } from '#contract/rules/durations.ts'
import { expiryNoticeDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { findDashboard, type Dashboard } from './dashboard-store.ts'

/** Summary for the owner: adverts by state, unread counts, missing verifications. */
export async function dashboardOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: User,
): Promise<Dashboard> {
  const now = deps.clock.now().getTime()
  const soon = new Date(now + expiryNoticeDays * dayMs)
  const dashboard = await findDashboard(deps.sql, user.id, {
    soon,
    weekAgo: new Date(now - 7 * dayMs),
  })
  if (!dashboard) throw new Refusal('user_not_found')
  return dashboard
}
