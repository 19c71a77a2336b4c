import type { Texts } from '#i18n/texts.ts'
import type { IconName } from '../../parts/icons/icon-names.ts'
import type { Inbox } from '../inbox.ts'

export interface AccountLink {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  /** What opens over the page in its place, where there is JavaScript. */
  readonly opens?: string
  /** What of it may be unread. */
  readonly counts?: keyof Inbox
}

/** The account menu in the specification's order, on a desktop as on a phone; logging out comes after it. */
export function accountLinks({ layout: t }: Texts): readonly AccountLink[] {
  return [
    { path: '/my-dashboard', icon: 'layout-grid', label: t.dashboard },
    { path: '/my-adverts', icon: 'tag', label: t.adverts },
    { path: '/my-favorites', icon: 'heart', label: t.favorites },
    { path: '/my-messages', icon: 'message-circle', label: t.messages, counts: 'messages' },
    { path: '/my-searches', icon: 'bookmark', label: t.savedSearches },
    { path: '/my-notifications', icon: 'bell', label: t.notifications, counts: 'notifications' },
    { path: '/my-profile', icon: 'user', label: t.profile },
    { path: '/my-profile#password', icon: 'lock', label: t.password, opens: 'password' },
  ]
}
