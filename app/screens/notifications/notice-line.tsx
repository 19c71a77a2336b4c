import type { ReactElement } from 'react'
import type { Notification } from '#contract/people/notifications.ts'
import { noticeTitle } from '#i18n/notice-title.ts'
import { formatTime } from '../../lib/texts/format.ts'
import { notificationsTexts } from './texts.ts'
import { mendingTexts } from '../adverts/texts.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { isAgainst, noticePrices, noticeReasons, noticeStatement } from './notices.ts'
import css from './my-notifications.module.css'

const icons = {
  search: 'search',
  price: 'tag',
  account: 'shield-check',
  decision: 'shield-check',
  report: 'flag',
  offer: 'coins',
  review: 'star',
  hidden: 'circle-alert',
  sold: 'heart',
  followed: 'store',
  ticket: 'circle-help',
  bill: 'file-text',
} as const

interface NoticeLineProps {
  readonly notice: Notification
  readonly onOpen: () => void
}

/** A notification with a link to its list or advert. */
export function NoticeLine({ notice, onOpen }: NoticeLineProps): ReactElement {
  const t = notificationsTexts.use()
  const texts = useTexts()
  const link = useLink()
  const { id, kind, address, isRead, createdAt } = notice
  const isHiddenReview = notice.event === 'hidden'
  const prices = noticePrices(notice, t, texts)
  const reasons = noticeReasons(notice, texts, mendingTexts.use())
  const statement = noticeStatement(notice, t, texts.lang)
  return (
    <li data-notice={id}>
      <a
        className={css['line']}
        href={link(address)}
        data-unread={!isRead}
        onClick={onOpen}
        onAuxClick={onOpen}
      >
        <span className={css['icon']}>
          <Icon name={reasons || isHiddenReview ? 'circle-alert' : icons[kind]} />
        </span>
        <span className={css['about']}>
          <span className={css['title']}>{noticeTitle(notice, t)}</span>
          {prices && <span className={css['prices']}>{prices}</span>}
          {statement && <span className={css['prices']}>{statement}</span>}
          {(reasons || isHiddenReview) && (
            <span className={css['prices']}>
              {[reasons, isAgainst(notice.decision) && t.mend, isHiddenReview && t.object]
                .filter(Boolean)
                .join(' ')}
            </span>
          )}
        </span>
        <time className={css['time']} dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
        <span className={css['mark']}>
          {!isRead && <span className="visually-hidden">{t.unread}</span>}
        </span>
      </a>
    </li>
  )
}
