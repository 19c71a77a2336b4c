import type { ReactElement } from 'react'
import type { Message } from '#contract/people/messages.ts'
import { formatTime } from '../../../../lib/texts/format.ts'
import { conversationsTexts, threadTexts } from '../../texts.ts'
import { stateOf, type Entry } from '../thread.ts'
import { OfferMessage } from '../../offers/offer-message.tsx'
import type { OpenedConversation, ThreadState } from '../use-thread.ts'
import { Attachments } from './attachments.tsx'
import css from './message-item.module.css'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import { FailedNote, StateMark } from './state-mark.tsx'
import { FraudWarnings } from './fraud-warnings.tsx'

interface MessageItemProps {
  readonly entry: Entry
  readonly opened: OpenedConversation
  readonly thread: ThreadState
  readonly userId: string
  readonly now: string
}

/** One message: what it warns of, what it says and carries, and what became of it. */
export function MessageItem(props: MessageItemProps): ReactElement {
  const { entry, opened, thread, userId, now } = props
  const { conversation, rates } = opened
  const t = threadTexts.use()
  const { erased, hidden } = conversationsTexts.use()
  const state = stateOf(entry, thread.readByOther)
  const isOwn = state !== null
  const message = entry.kind === 'message' ? entry.message : null
  const { text } = entry.kind === 'message' ? entry.message : entry.queued
  return (
    <li className={css['item']} data-own={isOwn} data-message={entry.key}>
      <span className="visually-hidden">{isOwn ? t.own : conversation.other.name || erased}</span>
      {message && <FraudWarnings kinds={message.warnings} />}
      <div className={css['bubble']}>
        {message?.isAutomatic && <p className={css['note']}>{t.automatic}</p>}
        {message?.isHidden && <p className={css['note']}>{hidden}</p>}
        {text && <MessageText text={text} language={message?.language ?? null} isOwn={isOwn} />}
        {message?.offer && (
          <OfferMessage {...{ message, conversation, rates, now }} onChange={thread.reload} />
        )}
        <Attachments entry={entry} conversationId={conversation.id} onChange={thread.reload} />
      </div>
      <div className={css['meta']}>
        <time dateTime={entry.at}>{formatTime(entry.at)}</time>
        {state && <StateMark state={state} />}
        {message && canReport(message) && <MessageMenu id={message.id} sentAt={entry.at} />}
      </div>
      {(state === 'held' || state === 'refused') && <p className={css['held']}>{t.state[state]}</p>}
      {entry.kind === 'queued' && state === 'failed' && (
        <FailedNote queued={entry.queued} userId={userId} />
      )}
    </li>
  )
}

/** Offers say a price alone. */
function canReport({ isOwn, isHidden, offer }: Message): boolean {
  return !isOwn && !isHidden && offer === null
}
