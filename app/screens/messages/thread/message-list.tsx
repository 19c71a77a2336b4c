import type { MouseEvent, ReactElement } from 'react'
import type { Conversation } from '#contract/people/messages.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { conversationAddress } from '../list/list-address.ts'
import { conversationsTexts, threadTexts } from '../texts.ts'
import css from './message-list.module.css'
import { MessageItem } from './message/message-item.tsx'
import { byDay, type Entry } from './thread.ts'
import { useTyping } from './use-typing.ts'
import type { OpenedConversation, ThreadState } from './use-thread.ts'

interface MessageListProps {
  readonly opened: OpenedConversation
  readonly thread: ThreadState
  readonly entries: readonly Entry[]
  readonly userId: string
  readonly now: string
}

/** The messages by day; scrolls by itself and begins at its end. */
export function MessageList(props: MessageListProps): ReactElement {
  const { opened, thread, entries, userId, now } = props
  const { conversation } = opened
  const t = threadTexts.use()
  const lang = useLang()
  return (
    <div className={css['scroll']} role="region" aria-label={t.messages} tabIndex={0}>
      <div className={css['inner']}>
        {thread.hasOlder && <Older conversation={conversation} thread={thread} />}
        {entries.length === 0 && <p className={css['empty']}>{t.empty}</p>}
        {byDay(entries, lang, now).map(({ day, runs }) => (
          <section key={day} aria-label={day}>
            <h2 className={css['day']}>{day}</h2>
            <div className={css['runs']}>
              {runs.map((run) => (
                <ol key={run.entries[0]?.key} className={css['run']}>
                  {run.entries.map((entry) => (
                    <MessageItem
                      key={entry.key}
                      entry={entry}
                      opened={opened}
                      thread={thread}
                      userId={userId}
                      now={now}
                    />
                  ))}
                </ol>
              ))}
            </div>
          </section>
        ))}
        <Typing conversation={conversation} />
      </div>
    </div>
  )
}

function Typing({ conversation: { id, other } }: { conversation: Conversation }) {
  const t = threadTexts.use()
  const { erased } = conversationsTexts.use()
  const isTyping = useTyping(id)
  return <p className={css['typing']}>{isTyping && t.typing(other.name || erased)}</p>
}

/** Older messages: inserted above, or without JavaScript on a page of their own. */
function Older({ conversation, thread }: { conversation: Conversation; thread: ThreadState }) {
  const t = threadTexts.use()
  const link = useLink()
  const before = thread.messages[0]?.seq ?? 0
  const add = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    thread.older.load()
  }
  return (
    <div className={css['older']}>
      <ButtonLink
        href={link(`${conversationAddress(conversation.id)}?before=${before}`)}
        aria-busy={thread.older.isBusy || undefined}
        onClick={add}
      >
        {t.older}
      </ButtonLink>
    </div>
  )
}
