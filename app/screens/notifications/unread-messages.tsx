import type { ReactElement } from 'react'
import { useUnreadMessages } from '../../layout/inbox.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { notificationsTexts } from './texts.ts'
import css from './my-notifications.module.css'

/** Leads to the messages while some are unread. They have a count of their own and are no notifications. */
export function UnreadMessages({ loaded }: { loaded: number }): ReactElement | null {
  const t = notificationsTexts.use()
  const link = useLink()
  const count = useUnreadMessages(loaded)
  if (count === 0) return null
  return (
    <a className={`${css['line']} ${css['messages']}`} href={link('/my-messages')} data-unread>
      <span className={css['icon']}>
        <Icon name="message-circle" />
      </span>
      <span className={css['title']}>{t.unreadMessages(count)}</span>
    </a>
  )
}
