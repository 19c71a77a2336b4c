import { useSyncExternalStore } from 'react'
import type { QueuedMessage } from '../../../lib/messages/outbox.ts'
import { listenOutbox, outboxOf } from '../../../lib/messages/own-outbox.ts'

const none: readonly QueuedMessage[] = []

/** Messages of a conversation that are on their way from this browser. */
export function useQueue(userId: string, conversationId: number): readonly QueuedMessage[] {
  const queue = useSyncExternalStore(
    listenOutbox,
    () => outboxOf(userId).list(),
    () => none,
  )
  return queue.filter((message) => message.conversationId === conversationId)
}
