import type { OutboxChannel } from '#contract/rules/outbox.ts'
import type { PendingQuery, Row } from 'postgres'
import type { Db } from '../deps.ts'
import { expiryFrom, newsHours, newsHoursOfState } from './rules.ts'
import {
  deleteEndedBefore,
  deleteOf,
  deleteWaiting,
  insertMessages,
  type Waiting,
} from './store.ts'

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

/**
 * SQL that queues a message for each row of `source`, which selects pairs of user and subject, inside of a larger
 * statement. What already waits is not queued twice; what is being sent meanwhile is worded again.
 */
export function insertFrom(
  sql: Db,
  message: Pick<NewMessage, 'channel' | 'kind' | 'dueAt'>,
  { source, now }: { readonly source: PendingQuery<Row[]>; readonly now: Date },
): PendingQuery<Row[]> {
  const { channel, kind, dueAt } = message
  return sql`
    insert into outbox_messages (channel, kind, user_id, subject_id, due_at, created_at, expires_at)
    select ${channel}::text, ${kind}::text, s.user_id, s.subject_id, ${dueAt}::timestamptz, ${now}::timestamptz,
      ${expiryFrom(dueAt, newsHoursOfState)}::timestamptz
    from (${source}) s (user_id, subject_id)
    on conflict (channel, kind, user_id, subject_id, target_id) where state = 'due'
    do update set again_at = excluded.due_at where outbox_messages.leased_until is not null`
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
