import type { myAccountCalls } from '#contract/accounts/my-account.ts'
import type { OutputOf } from '#contract/call.ts'
import type { MyDashboard } from '#i18n/ro/accounts/my-dashboard.ts'
import type { IconName } from '../../../parts/icons/icon-names.ts'

export type Dashboard = OutputOf<typeof myAccountCalls.getDashboard>

/** A task and its link. */
export interface Line {
  readonly text: string
  readonly icon: IconName
  /** Path without the language. */
  readonly to: string
}

/** Pending tasks of the user, the most urgent first. */
export function waitingOf(dashboard: Dashboard, t: MyDashboard['waiting']): Line[] {
  const { adverts, messages, notifications, isPhoneProved } = dashboard
  return [
    ...when(!isPhoneProved, { text: t.phone, icon: 'phone', to: '/my-profile#contacts' }),
    ...counted(adverts.rejected, t.rejected, 'circle-x', '/my-adverts?status=rejected'),
    ...counted(adverts.suspended, t.suspended, 'triangle-alert', '/my-adverts?status=suspended'),
    ...counted(adverts.expiring, t.expiring, 'clock', '/my-adverts?status=active'),
    ...counted(adverts.draft, t.draft, 'pencil', '/my-adverts?status=draft'),
    ...counted(messages, t.messages, 'message-circle', '/my-messages'),
    ...counted(notifications, t.notifications, 'bell', '/my-notifications'),
  ]
}

/** Advice that improves an account but is not urgent. */
export function adviceOf(dashboard: Dashboard, t: MyDashboard['advice']): Line[] {
  const { hasEmail, hasAvatar, hasSecondFactor } = dashboard
  const safe = { icon: 'shield-check', to: '/my-profile#secondFactor' } as const
  return [
    ...when(!hasEmail, { text: t.email, icon: 'circle-user', to: '/my-profile#contacts' }),
    ...when(!hasAvatar, { text: t.picture, icon: 'camera', to: '/my-profile#picture' }),
    ...when(!hasSecondFactor, { text: t.secondFactor, ...safe }),
  ]
}

function counted(
  count: number,
  say: (count: number) => string,
  icon: IconName,
  to: string,
): Line[] {
  return when(count > 0, { text: say(count), icon, to })
}

function when(isSo: boolean, line: Line): Line[] {
  return isSo ? [line] : []
}
