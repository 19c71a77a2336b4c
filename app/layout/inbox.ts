import { useEffect, useSyncExternalStore } from 'react'
import { inboxPollSeconds } from '#contract/limits.ts'
import { inboxCalls } from '#contract/people/inbox.ts'
import { postInBackground } from '../lib/calls/calls.ts'

/** Unread counts. */
export interface Inbox {
  readonly messages: number
  readonly notifications: number
}

const empty: Inbox = { messages: 0, notifications: 0 }
const pollers = new Set<() => void>()
const listeners = new Set<() => void>()

// Changed only in the browser; on the server it would be shared by all requests.
let inbox = empty

/** Polls immediately after something was read or has arrived, also in a hidden tab, whose title has the count. */
export function pollInboxNow(): void {
  for (const poll of pollers) poll()
}

/** Returns the unread counts of the last poll. */
export function useInbox(): Inbox {
  return useSyncExternalStore(
    subscribe,
    () => inbox,
    () => empty,
  )
}

/** Conversations with unread messages as of the last poll, before the first as the page was loaded with. */
export function useUnreadMessages(loaded: number): number {
  const polled = useInbox()
  return polled === empty ? loaded : polled.messages
}

/**
 * Polls the unread counts every 30 seconds while a user is logged in and the tab is visible. Failures are ignored; an
 * expired session stops the polling in all tabs.
 */
export function useInboxPoll(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return
    let isPolling = false
    let isOver = false
    let isStale = false
    const poll = async (): Promise<void> => {
      isStale = true
      if (isPolling || isOver) return
      isPolling = true
      // What has changed during a poll needs another one.
      while (isStale && !isOver) {
        isStale = false
        const answer = await postInBackground(inboxCalls.checkInbox, {}).catch(() => null)
        if (answer && !isOver) change(answer)
      }
      isPolling = false
    }
    const pollNow = (): void => void poll()
    const onShown = (): void => {
      if (!document.hidden) void poll()
    }
    onShown()
    pollers.add(pollNow)
    const timer = setInterval(onShown, inboxPollSeconds * 1_000)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      isOver = true
      pollers.delete(pollNow)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
      change(empty)
    }
  }, [userId])
}

function change({ messages, notifications }: Inbox): void {
  if (inbox.messages === messages && inbox.notifications === notifications) return
  inbox = { messages, notifications }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
