import { useEffect, useRef } from 'react'
import { messageCalls } from '#contract/people/messages.ts'
import { pollInboxNow } from '../../../layout/inbox.ts'
import { postInBackground } from '../../../lib/calls/calls.ts'

/** Marks messages up to `seq` as read while the page is visible. `seq` 0: nothing to mark. */
export function useReading(conversationId: number, seq: number): void {
  const marked = useRef(0)
  useEffect(() => {
    const mark = (): void => {
      if (document.hidden || seq <= marked.current) return
      const before = marked.current
      marked.current = seq
      postInBackground(messageCalls.markConversationRead, { conversationId, seq }).then(
        pollInboxNow,
        () => {
          marked.current = before
        },
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    window.addEventListener('online', mark)
    return () => {
      document.removeEventListener('visibilitychange', mark)
      window.removeEventListener('online', mark)
    }
  }, [conversationId, seq])
}
