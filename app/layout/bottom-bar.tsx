import type { ReactElement } from 'react'
import { useLocation } from '../lib/router/index.ts'
import { useMayOpen } from '../lib/session/page-rights.ts'
import type { IconName } from '../parts/icons/icon-names.ts'
import { Icon } from '../parts/icons/icon.tsx'
import { useLink, useTexts } from '../lib/texts/texts.ts'
import css from './bottom-bar.module.css'
import { useInbox } from './inbox.ts'

interface Entry {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  readonly opens?: string
  /** Accessible text of the unread dot; null: no dot. */
  readonly unread?: string | null
}

/** Navigation bar at the bottom of the screen on phones and tablets. */
export function BottomBar({ isLoggedIn }: { isLoggedIn: boolean }): ReactElement {
  const t = useTexts()
  const { messages, notifications } = useInbox()
  const link = useLink()
  const mayOpen = useMayOpen()
  const { pathname } = useLocation()
  const entries: readonly Entry[] = [
    { path: '/', icon: 'house', label: t.layout.home },
    { path: '/#categories', icon: 'layout-grid', label: t.layout.categories, opens: 'categories' },
    { path: '/add-advert', icon: 'circle-plus', label: t.layout.addAdvert },
    {
      path: isLoggedIn ? '/my-dashboard' : '/login',
      icon: 'circle-user',
      label: t.layout.account,
      opens: 'account',
      unread: notifications > 0 ? t.layout.unreadNotifications : null,
    },
    {
      path: isLoggedIn ? '/my-messages' : '/login?next=%2Fmy-messages',
      icon: 'message-circle',
      label: t.layout.chat,
      unread: messages > 0 ? t.layout.unreadMessages : null,
    },
  ]
  const allowed = entries.filter(({ path }) => mayOpen(path))
  return (
    <nav className={css['bar']} aria-label={t.layout.mainMenu} data-bottom-bar="">
      {allowed.map(({ path, icon, label, opens, unread }) => (
        <a
          key={icon}
          className={css['entry']}
          href={path.startsWith('/#') ? link('/') + path.slice(1) : link(path)}
          data-opens={opens}
          aria-haspopup={opens ? 'dialog' : undefined}
          aria-current={pathname === path ? 'page' : undefined}
        >
          <Icon name={icon} size={22} />
          {label}
          {unread && (
            <span className={css['dot']} data-unread="">
              <span className="visually-hidden">{unread}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
