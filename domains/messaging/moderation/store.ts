import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import type { Db } from '../../deps.ts'
import { queueUnreadMail } from '../mails/store.ts'

export interface HeldMessage {
  readonly conversationId: number
  readonly seq: number
  readonly sentAt: Date
  readonly username: string
  readonly title: string
  readonly text: string
  readonly warnings: FraudKind[]
}

/** Messages that wait for a moderator, oldest first. */
export async function listHeld(sql: Db): Promise<HeldMessage[]> {
  return sql<HeldMessage[]>`
    select m.conversation_id, m.seq, m.sent_at, u.username, c.title, m.text, m.warnings
    from messages m
    join users u on u.id = m.author_id
    join conversations c on c.id = m.conversation_id
    where m.is_held and not m.is_refused
    order by m.sent_at, m.conversation_id, m.seq
    limit 500`
}

export interface MessageKey {
  readonly conversationId: number
  readonly seq: number
}

/** The sides of a message that was held, who then are told; null if it was not held. */
export async function updateReleased(
  sql: Db,
  { conversationId, seq }: MessageKey,
  now: Date,
): Promise<{ authorId: number; otherId: number } | null> {
  const [released] = await sql<{ authorId: number; otherId: number }[]>`
    with released as (
      update messages set is_held = false
      where conversation_id = ${conversationId} and seq = ${seq} and is_held and not is_refused
      returning author_id, sent_at
    ),
    told as (
      update conversation_sides s set last_seq = greatest(s.last_seq, ${seq}), last_at = greatest(s.last_at, r.sent_at),
        unread = s.unread + 1, is_archived = false,
        read_seq = least(s.read_seq, ${seq} - 1),
        is_planned = s.is_planned and s.is_muted
      from released r
      where s.conversation_id = ${conversationId} and s.user_id <> r.author_id
      returning r.author_id, s.user_id, s.conversation_id, s.is_muted, s.is_mailed
    ),
    mailed as (${queueUnreadMail(sql, sql`select * from told`, now)})
    select author_id, user_id as other_id from told`
  return released ?? null
}

/** The author of a held message that is refused now; null if it was not held. */
export async function updateRefused(
  sql: Db,
  { conversationId, seq }: MessageKey,
): Promise<number | null> {
  const [refused] = await sql<{ authorId: number }[]>`
    update messages set is_refused = true
    where conversation_id = ${conversationId} and seq = ${seq} and is_held and not is_refused
    returning author_id`
  return refused?.authorId ?? null
}
