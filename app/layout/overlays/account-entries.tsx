import type { ReactElement } from 'react'
import { useMayOpen } from '../../lib/session/page-rights.ts'
import { logOut } from '../../lib/session/session.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import css from './account-entries.module.css'
import type { AccountLink } from './account-links.ts'
import { useInbox } from '../inbox.ts'

/** Account menu of a logged-in user; to who acts for a company, what the role may open. */
export function AccountEntries({ links }: { links: readonly AccountLink[] }): ReactElement {
  const t = useTexts()
  const link = useLink()
  const inbox = useInbox()
  const mayOpen = useMayOpen()
  const allowed = links.filter(({ path }) => mayOpen(path))
  return (
    <ul className={css['entries']}>
      {allowed.map(({ path, icon, label, opens, counts }) => (
        <li key={path}>
          <a className={css['entry']} href={link(path)} data-opens={opens}>
            <Icon name={icon} />
            {label}
            {counts !== undefined && inbox[counts] > 0 && (
              <span className={css['unread']} data-unread="">
                {inbox[counts]}
                <span className="visually-hidden"> {t.layout.unread}</span>
              </span>
            )}
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={`${css['entry']} needs-script`}
          onClick={() => void logOut(t.lang)}
        >
          <Icon name="log-out" />
          {t.layout.logOut}
        </button>
      </li>
    </ul>
  )
}

/** Account menu of a visitor; with JavaScript both entries open as overlays. */
export function VisitorEntries(): ReactElement {
  const t = useTexts()
  const link = useLink()
  return (
    <ul className={css['entries']}>
      <li>
        <a className={css['entry']} href={link('/login')} data-opens="login">
          <Icon name="log-in" />
          {t.layout.logIn}
        </a>
      </li>
      <li>
        <a className={css['entry']} href={link('/login?register=1')} data-opens="register">
          <Icon name="circle-user" />
          {t.layout.register}
        </a>
      </li>
      <li>
        <a className={css['entry']} href={link('/help-desk')}>
          <Icon name="circle-help" />
          {t.layout.helpDesk}
        </a>
      </li>
    </ul>
  )
}
