import { useState, type ReactElement } from 'react'
import { CookieNotice } from '../../../layout/floating/cookie-notice.tsx'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { lastUserId } from '../../../lib/session/current-user.ts'
import { Composer } from '../composer/composer.tsx'
import { ClosedNote } from '../composer/closed-note.tsx'
import { previewOf, summaryOf } from '../list/conversation-row.tsx'
import type { ListView } from '../list/list-address.ts'
import { conversationsTexts, threadTexts } from '../texts.ts'
import { MessageList } from './message-list.tsx'
import { NextStep } from './next-step.tsx'
import { entriesOf } from './thread.ts'
import { TopicBar } from './topic-bar.tsx'
import { useQueue } from './use-queue.ts'
import { useReading } from './use-reading.ts'
import { useThread, type OpenedConversation, type ThreadState } from './use-thread.ts'

interface ThreadProps {
  readonly opened: OpenedConversation
  /** List that the way back leads to. */
  readonly view: ListView
  readonly now: string
}

/** An open conversation: its advert, its messages and the composer. */
export function Thread({ opened, view, now }: ThreadProps): ReactElement {
  const { conversation } = opened
  const userId = useLayoutData()?.me?.id ?? lastUserId() ?? ''
  const thread = useThread(opened)
  const queue = useQueue(userId, conversation.id)
  useReading(conversation.id, unreadSeq(thread, opened))
  const canWrite = conversation.other.isActive && !conversation.isBlocked && !conversation.isClosed
  const [couldWrite] = useState(canWrite)
  return (
    <>
      <CookieNotice isInline />
      <TopicBar conversation={conversation} view={view} />
      <NextStep opened={opened} messages={thread.messages} />
      <MessageList
        opened={opened}
        thread={thread}
        entries={entriesOf(thread.messages, queue)}
        userId={userId}
        now={now}
      />
      {canWrite ? (
        <Composer opened={opened} messages={thread.messages} userId={userId} />
      ) : (
        <ClosedNote conversation={conversation} userId={userId} isNew={couldWrite} />
      )}
      <Announcement thread={thread} name={conversation.other.name} />
    </>
  )
}

/** Newest message to mark as read. Once opened, what became of an own offer is read too. */
function unreadSeq({ messages }: ThreadState, { items }: OpenedConversation): number {
  const arrived = messages.findLast(({ isOwn }) => !isOwn)?.seq ?? 0
  return Math.max(arrived, items.at(-1)?.seq ?? 0)
}

/** Tells a screen reader once of each new message. */
function Announcement({ thread, name }: { thread: ThreadState; name: string }): ReactElement {
  const t = threadTexts.use()
  const list = conversationsTexts.use()
  const { arrived } = thread
  return (
    <p className="visually-hidden" role="status">
      {arrived && t.arrived(name || list.erased, previewOf(summaryOf(arrived), list))}
    </p>
  )
}
