import { useEffect, useState } from 'react'
import { inboxPollSeconds } from '#contract/limits.ts'
import { notificationCalls } from '#contract/notifications.ts'
import { postInBackground } from '../../lib/calls.ts'

interface Inbox {
  readonly messages: number
  readonly notifications: number
}

const empty: Inbox = { messages: 0, notifications: 0 }
const askers = new Set<() => void>()

/** After something was read: the dots need not wait for the next half minute. */
export function askInboxAgain(): void {
  for (const ask of askers) ask()
}

/**
 * Unread counts, asked for every 30 seconds while someone is logged in and looking. Failures are silent; a
 * session that is over ends the asking, here and in the other tabs.
 */
export function useInbox(userId: string | undefined): Inbox {
  const [inbox, setInbox] = useState(empty)
  useEffect(() => {
    if (userId === undefined) return
    let isAsking = false
    let isOver = false
    const ask = async (): Promise<void> => {
      if (isAsking || isOver || document.hidden) return
      isAsking = true
      const answer = await postInBackground(notificationCalls.checkInbox, {}).catch(() => null)
      isAsking = false
      if (answer && !isOver)
        setInbox({ messages: answer.messages, notifications: answer.notifications })
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
      setInbox(empty)
    }
  }, [userId])
  return inbox
}
