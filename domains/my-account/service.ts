import { dayMs } from '#contract/rules/durations.ts'
import { expiryNoticeDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { mayAct } from '#contract/rules/company/member-rights.ts'
import { deleteExpiredData, erasableAccounts, eraseAccountData } from '../accounts/service.ts'
import { eraseAdvertsOf } from '../adverts/service.ts'
import { eraseBillingOf } from '../billing/service.ts'
import { eraseCompanyOf } from '../companies/service.ts'
import { eraseRatingsOf } from '../content/service.ts'
import type { Deps } from '../deps.ts'
import { eraseFollowsOf } from '../follows/service.ts'
import { eraseTicketsOf } from '../help-desk/service.ts'
import type { User } from '../implement.ts'
import { eraseImportsOf } from '../imports/service.ts'
import { eraseMembersOf } from '../members/service.ts'
import { eraseMessagesOf } from '../messaging/service.ts'
import { eraseModerationOf } from '../moderation/service.ts'
import { eraseNotificationsOf } from '../notifications/service.ts'
import { eraseOutboxOf } from '../outbox/service.ts'
import { erasePartnerOf } from '../partners/service.ts'
import { eraseReportsOf } from '../reports/service.ts'
import { applyRetention, eraseTracesOf } from '../retention/service.ts'
import { eraseReviewsOf } from '../reviews/service.ts'
import { eraseStaffData } from '../staff/service.ts'
import { eraseSearchesOf } from '../saved-searches/service.ts'
import { findDashboard, type Dashboard } from './dashboard-store.ts'

/** Summary for the owner: adverts by state, unread counts, missing verifications. */
export async function dashboardOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: User,
): Promise<Dashboard & { messages: number }> {
  const now = deps.clock.now().getTime()
  const soon = new Date(now + expiryNoticeDays * dayMs)
  const dashboard = await findDashboard(deps.sql, user.id, {
    soon,
    weekAgo: new Date(now - 7 * dayMs),
  })
  if (!dashboard) throw new Refusal('user_not_found')
  return { ...dashboard, ...unreadOf(user) }
}

/** What is unread; of what the role of who acts for a company may not read, nothing. */
export function unreadOf({ unread, member }: Pick<User, 'unread' | 'member'>): {
  messages: number
  notifications: number
} {
  const may = (right: 'messages' | 'notifications'): boolean =>
    !member || mayAct(member.role, right)
  return {
    messages: may('messages') ? unread.incoming + unread.outgoing : 0,
    notifications: may('notifications') ? unread.notifications : 0,
  }
}

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
  await eraseCompanyOf(deps, account.id)
  await eraseAccountData(deps, account, async (sql) => {
    await eraseTracesOf(sql, account.id)
    await eraseMembersOf(sql, account.id, deps.clock.now())
    await eraseSearchesOf(sql, account.id)
    await eraseNotificationsOf(sql, account.id)
    await eraseOutboxOf(sql, account.id)
    await eraseMessagesOf(sql, account.id)
    await eraseFollowsOf(sql, account.id)
    await eraseReviewsOf(sql, account.id)
    await eraseReportsOf(sql, account.id)
    await eraseModerationOf(sql)
    await eraseBillingOf(sql, account.id)
    await eraseTicketsOf(sql, account.id)
    await eraseRatingsOf(sql, deps, account.id)
    await eraseStaffData(sql, account.id)
    await erasePartnerOf(sql, account.id)
    await eraseImportsOf(sql, account.id)
  })
}

export { ownData } from './export.ts'
