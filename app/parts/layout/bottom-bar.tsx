import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import type { IconName } from '../icon-names.ts'
import { Icon } from '../icon.tsx'
import { useLink, useTexts } from '../../lib/texts.ts'
import css from './bottom-bar.module.css'

interface Entry {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  readonly opens?: string
  readonly isUnread?: boolean
}

/** The bar under the thumb, on phones and tablets. */
export function BottomBar({
  isLoggedIn,
  messages,
}: {
  isLoggedIn: boolean
  messages: number
}): ReactElement {
  const t = useTexts()
  const link = useLink()
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
    },
    { path: '/my-messages', icon: 'message-circle', label: t.layout.chat, isUnread: messages > 0 },
  ]
  return (
    <nav className={css['bar']} aria-label={t.layout.mainMenu}>
      {entries.map(({ path, icon, label, opens, isUnread }) => (
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
          {isUnread && (
            <span className={css['dot']} data-unread="">
              <span className="visually-hidden">{t.layout.unreadMessages}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
