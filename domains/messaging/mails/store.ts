import type { PendingQuery, Row } from 'postgres'
import { unreadMailMinutes } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Db } from '../../deps.ts'
import { insertFrom } from '../../outbox/service.ts'

/** Kind of the mails in the outbox; the subject is the conversation. */
export const mailKind = { channel: 'mail', kind: 'conversation' } as const

/**
 * SQL that queues the mails to sides of conversations (user_id, conversation_id, is_muted, is_mailed) that have a new
 * message. One that was mailed gets none again before it is read.
 */
export function queueUnreadMail(
  sql: Db,
  sides: PendingQuery<Row[]>,
  now: Date,
): PendingQuery<Row[]> {
  const dueAt = new Date(now.getTime() + unreadMailMinutes * minuteMs)
  const source = sql`
    select s.user_id, s.conversation_id from (${sides}) s
    join users u on u.id = s.user_id and u.email is not null and u.wants_message_mails
    where not s.is_muted and not s.is_mailed`
  return insertFrom(sql, { ...mailKind, dueAt }, { source, now })
}

interface UnreadTopic {
  readonly conversationId: number
  readonly unread: number
  readonly title: string
}

/** What the mail about unread messages says. */
export interface MessageMail {
  readonly userId: number
  /** Greets the person; empty: none is given. */
  readonly fullName: string
  readonly email: string
  readonly language: Lang
  /** The last changed first. */
  readonly topics: UnreadTopic[]
  /** Since when a message of theirs waits. */
  readonly waitingSince: Date | null
}

/** Null where there is no recipient. */
export async function findMessageMail(
  sql: Db,
  userId: number,
  conversationIds: readonly number[],
): Promise<MessageMail | null> {
  const [mail] = await sql<MessageMail[]>`
    with unread as (
      select s.conversation_id, s.unread, s.last_at, c.title, (
        select min(m.sent_at) from messages m
        where m.conversation_id = s.conversation_id and m.seq > s.read_seq and m.author_id <> s.user_id
          and not m.is_held) as since
      from conversation_sides s
      join conversations c on c.id = s.conversation_id
      where s.user_id = ${userId} and s.conversation_id = any (${[...conversationIds]})
        and s.unread > 0 and not s.is_muted and not s.is_mailed
    )
    select u.id as user_id, u.full_name, u.language, u.email, (select min(since) from unread) as waiting_since,
      coalesce((
        select jsonb_agg(jsonb_build_object('conversationId', conversation_id, 'unread', unread, 'title', title)
          order by last_at desc)
        from unread), '[]') as topics
    from users u
    where u.id = ${userId} and u.status = 'active' and u.wants_message_mails and u.email is not null`
  return mail ?? null
}

export async function markMailed(
  sql: Db,
  userId: number,
  conversationIds: readonly number[],
): Promise<void> {
  await sql`
    update conversation_sides set is_mailed = true
    where user_id = ${userId} and conversation_id = any (${[...conversationIds]}) and unread > 0`
}

export async function updateMessageMailsStopped(sql: Db, userId: number): Promise<void> {
  await sql`update users set wants_message_mails = false where id = ${userId}`
}
