import { useEffect, useState } from 'react'
import { typingSeconds } from '#contract/limits.ts'
import { listenLive } from '../../../lib/messages/live-events.ts'

/** Whether the other side types: for six seconds after each event, and until its message comes. */
export function useTyping(conversationId: number): boolean {
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listenLive((event) => {
      if (!('conversationId' in event) || event.conversationId !== conversationId) return
      if (event.kind === 'read') return
      clearTimeout(timer)
      setIsTyping(event.kind === 'typing')
      if (event.kind === 'typing')
        timer = setTimeout(() => setIsTyping(false), typingSeconds * 1_000)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [conversationId])
  return isTyping
}
