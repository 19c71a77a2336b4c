import type { Texts } from '#i18n/texts.ts'
import type { IconName } from '../icon-names.ts'

export interface AccountLink {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  /** What opens over the page in its place, where there is JavaScript. */
  readonly opens?: string
}

/** The entries of the top bar's menu in the specification's order; logging out comes after them. */
export function accountLinks({ layout: t }: Texts): readonly AccountLink[] {
  return [
    { path: '/my-dashboard', icon: 'layout-grid', label: t.dashboard },
    { path: '/my-adverts', icon: 'tag', label: t.adverts },
    { path: '/my-favorites', icon: 'heart', label: t.favorites },
    { path: '/my-messages', icon: 'message-circle', label: t.messages },
    profile(t),
  ]
}

/** The whole account menu: a phone has no other way to these. */
export function allAccountLinks(texts: Texts): readonly AccountLink[] {
  const { layout: t } = texts
  return [
    ...accountLinks(texts).slice(0, -1),
    { path: '/my-searches', icon: 'bookmark', label: t.savedSearches },
    { path: '/my-notifications', icon: 'bell', label: t.notifications },
    profile(t),
    { path: '/my-profile#password', icon: 'lock', label: t.password, opens: 'password' },
  ]
}

function profile(t: Texts['layout']): AccountLink {
  return { path: '/my-profile', icon: 'user', label: t.profile }
}
