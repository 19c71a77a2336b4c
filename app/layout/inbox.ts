import { useEffect, useSyncExternalStore } from 'react'
import { inboxPollSeconds } from '#contract/limits.ts'
import { notificationCalls } from '#contract/notifications.ts'
import { postInBackground } from '../lib/calls/calls.ts'

/** Unread counts. */
export interface Inbox {
  readonly messages: number
  readonly notifications: number
}

const empty: Inbox = { messages: 0, notifications: 0 }
const askers = new Set<() => void>()
const listeners = new Set<() => void>()

// Changed only in the browser; on the server it would be shared by all requests.
let inbox = empty

/** Polls immediately after something was read, instead of after the next interval. */
export function askInboxAgain(): void {
  for (const ask of askers) ask()
}

/** Returns the unread counts of the last poll. */
export function useInbox(): Inbox {
  return useSyncExternalStore(
    subscribe,
    () => inbox,
    () => empty,
  )
}

/**
 * Polls the unread counts every 30 seconds while a user is logged in and the tab is visible. Failures are ignored; an
 * expired session stops the polling in all tabs.
 */
export function useInboxPoll(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return
    let isAsking = false
    let isOver = false
    const ask = async (): Promise<void> => {
      if (isAsking || isOver || document.hidden) return
      isAsking = true
      const answer = await postInBackground(notificationCalls.checkInbox, {}).catch(() => null)
      isAsking = false
      if (answer && !isOver) change(answer)
    }
    const onShown = (): void => void ask()
    void ask()
    askers.add(onShown)
    const timer = setInterval(onShown, inboxPollSeconds * 1_000)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      isOver = true
      askers.delete(onShown)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
      change(empty)
    }
  }, [userId])
}

function change({ messages, notifications }: Inbox): void {
  inbox = { messages, notifications }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
