import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

export interface UnreadTopic {
  readonly conversationId: number
  readonly unread: number
  readonly title: string
}

/** A due mail about unread messages, whose conversations are already marked as mailed. */
export interface DueMessageMail {
  readonly userId: number
  readonly username: string
  /** Null: there is no recipient. */
  readonly email: string | null
  readonly language: Lang
  /** The last changed first. */
  readonly topics: UnreadTopic[]
}

/** Claims the oldest due mail before it is sent, so that it is sent at most once. Null if none is due. */
export async function takeDueMail(sql: Db, now: Date): Promise<DueMessageMail | null> {
  const [mail] = await sql<DueMessageMail[]>`
    with recipient as materialized (
      select user_id from conversation_sides where mail_at <= ${now} order by mail_at limit 1
    ),
    taken as (
      update conversation_sides set mail_at = null, is_mailed = true
      where (conversation_id, user_id) in (
        select conversation_id, user_id from conversation_sides
        where user_id = (select user_id from recipient) and mail_at is not null
        for update skip locked)
      returning *
    )
    select u.id as user_id, u.username, u.language,
      case when u.status = 'active' and u.wants_message_mails then u.email end as email,
      coalesce((
        select jsonb_agg(jsonb_build_object('conversationId', t.conversation_id, 'unread', t.unread, 'title', c.title)
          order by t.last_at desc)
        from taken t join conversations c on c.id = t.conversation_id
        where t.unread > 0 and not t.is_muted), '[]') as topics
    from recipient r
    join users u on u.id = r.user_id`
  return mail ?? null
}

/** Reschedules a mail that was certainly not sent. */
export async function putBackMail(
  sql: Db,
  { userId, topics }: Pick<DueMessageMail, 'userId' | 'topics'>,
  mailAt: Date,
): Promise<void> {
  await sql`
    update conversation_sides set mail_at = ${mailAt}, is_mailed = false
    where user_id = ${userId} and unread > 0
      and conversation_id = any (${topics.map(({ conversationId }) => conversationId)})`
}

/** Stops the mails about messages. */
export async function updateMessageMailsStopped(sql: Db, userId: number): Promise<void> {
  await sql`update users set wants_message_mails = false where id = ${userId}`
  await sql`update conversation_sides set mail_at = null where user_id = ${userId} and mail_at is not null`
}
