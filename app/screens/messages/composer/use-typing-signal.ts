import { useRef } from 'react'
import { messageCalls } from '#contract/people/messages.ts'
import { typingSeconds } from '#contract/limits.ts'
import { postInBackground } from '../../../lib/calls/calls.ts'

/** Sent again before the other side stops showing it. */
const repeatMs = (typingSeconds - 2) * 1_000

/** Returns a function to call at each key press: it tells the other side now and then. */
export function useTypingSignal(conversationId: number): () => void {
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (now - last.current < repeatMs) return
    last.current = now
    postInBackground(messageCalls.setTyping, { conversationId }).catch(() => undefined)
  }
}
