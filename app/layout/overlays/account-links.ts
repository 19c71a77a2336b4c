import type { Me } from '#contract/accounts/session.ts'
import type { SiteSettings } from '#contract/content.ts'
import type { Texts } from '#i18n/texts.ts'
import type { IconName } from '../../parts/icons/icon-names.ts'
import type { Inbox } from '../inbox.ts'

export interface AccountLink {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  /** Overlay that opens instead of the page when JavaScript is available. */
  readonly opens?: string
  /** Key of the unread count shown on the entry. */
  readonly counts?: keyof Inbox
}

/**
 * Entries of the account menu in the order of the specification, for desktop and phone; the logout entry follows them.
 * A site that sells nothing has none of bills, staff alone have the console, and the page of a company is among the
 * profile of its owner.
 */
export function accountLinks(
  { layout: t }: Texts,
  { isSelling }: Pick<SiteSettings, 'isSelling'>,
  me?: Pick<Me, 'isStaff' | 'acting'> | null,
): readonly AccountLink[] {
  const bills = [
    { path: '/my-bills', icon: 'file-text', label: t.bills },
    { path: '/my-bills-history', icon: 'clock', label: t.billsHistory },
    { path: '/my-payment-methods', icon: 'credit-card', label: t.paymentMethods },
  ] as const
  const company = { path: '/my-company', icon: 'store', label: t.companyPage } as const
  const staffConsole = { path: '/admin', icon: 'shield-check', label: t.console } as const
  return [
    { path: '/my-dashboard', icon: 'layout-grid', label: t.dashboard },
    ...(me?.isStaff ? [staffConsole] : []),
    { path: '/help-desk', icon: 'circle-help', label: t.helpDesk },
    { path: '/my-adverts', icon: 'tag', label: t.adverts },
    { path: '/my-favorites', icon: 'heart', label: t.favorites },
    { path: '/my-messages', icon: 'message-circle', label: t.messages, counts: 'messages' },
    { path: '/my-searches', icon: 'bookmark', label: t.savedSearches },
    { path: '/my-following', icon: 'store', label: t.following },
    { path: '/my-notifications', icon: 'bell', label: t.notifications, counts: 'notifications' },
    { path: '/my-reviews', icon: 'star', label: t.reviews },
    ...(isSelling ? bills : []),
    { path: '/my-reports', icon: 'flag', label: t.reports },
    ...(me?.acting ? [company] : []),
    { path: '/my-profile', icon: 'user', label: t.profile },
    { path: '/my-profile#password', icon: 'lock', label: t.password, opens: 'password' },
  ]
}
