import { useEffect, useEffectEvent, useState } from 'react'
import { messageCalls, type Conversation } from '#contract/people/messages.ts'
import { useInbox } from '../../../layout/inbox.ts'
import { postInBackground } from '../../../lib/calls/calls.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { listenLive } from '../../../lib/messages/live-events.ts'
import { listInput, type LoadedConversations } from './load-conversations.ts'

const gatherMs = 300

export interface Conversations extends LoadedConversations {
  readonly isBusy: boolean
  readonly more: () => void
}

/** The loaded list, kept current by events and polls, with the pages appended since. */
export function useConversations(loaded: LoadedConversations): Conversations {
  const [since, setSince] = useState({ of: loaded, list: loaded })
  const list = since.of === loaded ? since.list : loaded
  const change = (next: Partial<LoadedConversations>): void =>
    setSince({ of: loaded, list: { ...list, ...next } })
  const refresh = useEffectEvent(async (): Promise<void> => {
    const fresh = await postInBackground(messageCalls.listConversations, listInput(loaded.view))
    const { items, next, unread } = fresh
    const hasMore = list.items.length > items.length
    change({ unread, items: withNewest(list.items, items), next: hasMore ? list.next : next })
  })
  useRefresh(() => void refresh().catch(() => undefined))
  const append = useCall(messageCalls.listConversations, {
    onDone: ({ items, next }) => change({ items: withOlder(list.items, items), next }),
  })
  const more = (): void => {
    if (list.next !== null) void append(listInput(list.view, list.next))
  }
  return { ...list, isBusy: append.isBusy, more }
}

/** Calls `refresh` after events that change a list, several at once as one, and when a poll finds other counts. */
function useRefresh(refresh: () => void): void {
  const { messages } = useInbox()
  const onChange = useEffectEvent(refresh)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listenLive(({ kind }) => {
      if (kind === 'typing' || kind === 'read') return
      clearTimeout(timer)
      timer = setTimeout(onChange, gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  const [polled, setPolled] = useState(messages)
  useEffect(() => {
    if (messages === polled) return
    setPolled(messages)
    onChange()
  }, [messages, polled])
}

/** The newest page with the older conversations that are shown already. */
export function withNewest(
  shown: readonly Conversation[],
  newest: readonly Conversation[],
): Conversation[] {
  const oldest = newest.at(-1)?.lastAt
  if (oldest === undefined) return []
  const known = new Set(newest.map(({ id }) => id))
  return [...newest, ...shown.filter(({ id, lastAt }) => !known.has(id) && lastAt < oldest)]
}

/** The shown ones with a page of older ones. */
export function withOlder(
  shown: readonly Conversation[],
  older: readonly Conversation[],
): Conversation[] {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...older.filter(({ id }) => !known.has(id))]
}
