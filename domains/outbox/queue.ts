import type { OutboxChannel } from '#contract/rules/outbox.ts'
import type { Db } from '../deps.ts'
import { expiryFrom, newsHours } from './rules.ts'
import { deleteEndedBefore, deleteOf, deleteWaiting, insertMessages } from './store.ts'

/** What is to be sent. */
export interface NewMessage {
  readonly channel: OutboxChannel
  readonly kind: string
  readonly userId: number | null
  readonly subjectId?: number
  readonly targetId?: number
  readonly recipient?: string
  /** Neither codes nor secrets. */
  readonly details?: object
  /** UUID; absent: a new one. */
  readonly key?: string
  readonly dueAt: Date
  /** How long it is tried from then on; absent: 48. */
  readonly newsHours?: number
}

/**
 * Queues messages in the transaction of the act. What already waits is not queued twice; what is being sent meanwhile is
 * sent again.
 */
export async function queueMessages(
  sql: Db,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((message) => ({
    ...{ channel: message.channel, kind: message.kind, userId: message.userId },
    ...{ subjectId: message.subjectId ?? 0, targetId: message.targetId ?? 0 },
    ...{ recipient: message.recipient ?? '', details: sql.json({ ...message.details }) },
    ...{ key: message.key ?? crypto.randomUUID(), dueAt: message.dueAt },
    ...{ createdAt: now, expiresAt: expiryFrom(message.dueAt, message.newsHours ?? newsHours) },
  }))
  await insertMessages(sql, rows)
}

/** What waits, of one kind or channel, and about one subject where it is given. */
export interface Waiting {
  readonly userId: number
  readonly channel: OutboxChannel
  readonly kind?: string
  readonly subjectId?: number
}

/** Deletes what waits and is not to be sent any more. */
export async function withdrawMessages(sql: Db, waiting: Waiting): Promise<void> {
  await deleteWaiting(sql, waiting)
}

/** Deletes all messages of an erased account. */
export async function eraseOutboxOf(sql: Db, userId: number): Promise<void> {
  await deleteOf(sql, userId)
}

/** Deletes what ended before. */
export async function deleteEnded(sql: Db, before: Date): Promise<void> {
  await deleteEndedBefore(sql, before)
}
