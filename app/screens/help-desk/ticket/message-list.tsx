import type { ReactElement } from 'react'
import type { TicketMessage } from '#contract/help-desk.ts'
import { formatDay, formatTime } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { helpDeskTexts } from '../texts.ts'
import css from './ticket.module.css'

interface MessageListProps {
  readonly messages: readonly TicketMessage[]
  readonly ticketKey: string
  readonly now: string
}

/** What the person and the staff have written, oldest first. */
export function MessageList({ messages, ticketKey, now }: MessageListProps): ReactElement {
  const t = helpDeskTexts.use().ticket
  return (
    <section aria-label={t.messages}>
      <ul className={css['messages']}>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} ticketKey={ticketKey} now={now} />
        ))}
      </ul>
    </section>
  )
}

interface MessageItemProps {
  readonly message: TicketMessage
  readonly ticketKey: string
  readonly now: string
}

function MessageItem({ message, ticketKey, now }: MessageItemProps): ReactElement {
  const t = helpDeskTexts.use().ticket
  const lang = useLang()
  const { isOwn, text, photos, leftOut, sentAt } = message
  const folder = `/ticket/${ticketKey}/photos`
  return (
    <li className={css['message']} data-own={isOwn}>
      <p className={css['when']}>
        <strong>{isOwn ? t.me : t.staff}</strong>{' '}
        <time dateTime={sentAt}>
          {formatDay(lang, sentAt, now)}, {formatTime(sentAt)}
        </time>
      </p>
      {text && <p className={css['text']}>{text}</p>}
      {photos.length > 0 && (
        <div className={css['photos']}>
          {photos.map((name, index) => (
            <a key={name} href={`${folder}/${name}-1600.webp`} target="_blank" rel="noopener">
              <img
                src={`${folder}/${name}-400.webp`}
                alt={t.photo(index + 1)}
                width={160}
                height={120}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
      {leftOut > 0 && <p className={css['when']}>{t.leftOut(leftOut)}</p>}
    </li>
  )
}
