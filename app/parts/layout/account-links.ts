import type { Texts } from '#i18n/texts.ts'
import type { IconName } from '../icon-names.ts'

interface AccountLink {
  readonly path: string
  readonly icon: IconName
  readonly label: string
}

/** The entries of the account menu in the specification's order; logging out comes after them. */
export function accountLinks({ layout: t }: Texts): readonly AccountLink[] {
  return [
    { path: '/my-dashboard', icon: 'layout-grid', label: t.dashboard },
    { path: '/my-adverts', icon: 'tag', label: t.adverts },
    { path: '/my-favorites', icon: 'heart', label: t.favorites },
    { path: '/my-messages', icon: 'message-circle', label: t.messages },
    { path: '/my-profile', icon: 'user', label: t.profile },
  ]
}
