import type { ReactElement } from 'react'
import type { Conversation, LastMessage, Message } from '#contract/people/messages.ts'
import type { Conversations as ConversationsTexts } from '#i18n/ro/messages/conversations.ts'
import { noPhoto, smallThumbnail } from '../../../lib/browser/images.ts'
import { formatDay, formatTime, daysBetween } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { conversationsTexts } from '../texts.ts'
import { titleOf } from '../topic-title.ts'
import css from './conversation-row.module.css'
import { conversationAddress, type ListView } from './list-address.ts'

interface ConversationRowProps {
  readonly conversation: Conversation
  readonly view: ListView
  readonly isOpen: boolean
  /** ISO 8601; the reference time for "today". */
  readonly now: string
}

/** A conversation in the list. The open one is being read, so it has no unread mark. */
export function ConversationRow(props: ConversationRowProps): ReactElement {
  const { conversation, view, isOpen, now } = props
  const { id, advert, other, last, lastAt } = conversation
  const t = conversationsTexts.use()
  const lang = useLang()
  const link = useLink()
  const unread = isOpen ? 0 : conversation.unread
  return (
    <li>
      <a
        className={css['row']}
        href={link(conversationAddress(id, view))}
        aria-current={isOpen ? 'page' : undefined}
        data-conversation={id}
        data-unread={unread > 0}
      >
        <img
          className={css['photo']}
          src={advert?.image ? smallThumbnail(advert.image) : noPhoto}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
        <span className={css['name']}>{other.name || t.erased}</span>
        <time className={css['time']} dateTime={lastAt}>
          {daysBetween(lastAt, now) === 0 ? formatTime(lastAt) : formatDay(lang, lastAt, now)}
        </time>
        <span className={css['title']}>{titleOf(conversation, lang).text}</span>
        <span className={css['last']}>{last && previewOf(last, t)}</span>
        <Marks conversation={conversation} unread={unread} />
      </a>
    </li>
  )
}

function Marks({ conversation, unread }: { conversation: Conversation; unread: number }) {
  const t = conversationsTexts.use()
  return (
    <span className={css['marks']}>
      {conversation.isMuted && <Mark icon="bell-off" label={t.muted} />}
      {conversation.isBlocked && <Mark icon="ban" label={t.blocked} />}
      {unread > 0 && (
        <span className={css['unread']}>
          <span aria-hidden="true">{unread}</span>
          <span className="visually-hidden">{t.unread(unread)}</span>
        </span>
      )}
    </span>
  )
}

function Mark({ icon, label }: { icon: 'bell-off' | 'ban'; label: string }): ReactElement {
  return (
    <span title={label}>
      <Icon name={icon} size={16} />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** One line for a message: its text, else what it carries. */
export function previewOf({ isOwn, text, kind }: LastMessage, t: ConversationsTexts): string {
  const said = kind === 'text' ? text.replaceAll(/\s+/g, ' ').slice(0, 160) : t[kind]
  return isOwn ? `${t.own} ${said}` : said
}

/** A message as a list has it. */
export function summaryOf(message: Message): LastMessage {
  const { isOwn, isHidden, text, offer, photos, place } = message
  if (isHidden) return { isOwn, text: '', kind: 'hidden' }
  if (text) return { isOwn, text, kind: 'text' }
  if (offer) return { isOwn, text, kind: 'offer' }
  if (photos.length > 0) return { isOwn, text, kind: 'photo' }
  return { isOwn, text, kind: place ? 'place' : 'phone' }
}
