import type { PendingQuery, Row } from 'postgres'
import type { Lang } from '#contract/languages.ts'
import type { Db, PushTarget } from '../../deps.ts'
import type { Channel } from './rules.ts'

/** A delivery that this process sends now. */
export interface Claimed {
  readonly id: number
  readonly channel: Channel
  readonly userId: number
  readonly notificationId: number | null
  readonly conversationId: number | null
  readonly subscriptionId: number | null
  /** This one included. */
  readonly attempts: number
  readonly createdAt: Date
  readonly username: string
  readonly language: Lang
  readonly isActive: boolean
  readonly email: string | null
  /** Null where the conversation was read, muted, or is none. */
  readonly unreadTitle: string | null
  readonly target: PushTarget | null
  readonly chatId: string | null
}

interface Claim {
  readonly channel: Channel
  readonly now: Date
  /** When another process may send it, if this one dies. */
  readonly leaseUntil: Date
}

/** Due deliveries among which those of a batch are chosen. */
const candidates = 2_000

/** Claims due deliveries of a channel before they are sent: the oldest, but few of one user. */
export async function claimDue(
  sql: Db,
  { channel, now, leaseUntil }: Claim,
  { most, ofUser }: { readonly most: number; readonly ofUser: number },
): Promise<Claimed[]> {
  const due = sql`
    select id from deliveries
    where state = 'due' and due_at <= ${now} and id = any (array(
      select id from (
        select id, due_at, row_number() over (partition by user_id order by due_at, id) as place
        from (
          select id, user_id, due_at from deliveries
          where channel = ${channel} and state = 'due' and due_at <= ${now}
          order by due_at, id limit ${candidates}) oldest) placed
      where place <= ${ofUser}
      order by due_at, id limit ${most}))
    for update skip locked`
  return claim(sql, due, leaseUntil)
}

/** Claims all due mails of one user, who gets them as one. */
export async function claimDueMails(
  sql: Db,
  { now, leaseUntil }: Omit<Claim, 'channel'>,
): Promise<Claimed[]> {
  const due = sql`
    select id from deliveries
    where channel = 'mail' and state = 'due' and due_at <= ${now} and user_id = (
      select user_id from deliveries where channel = 'mail' and state = 'due' and due_at <= ${now}
      order by due_at, id limit 1)
    for update skip locked`
  return claim(sql, due, leaseUntil)
}

async function claim(sql: Db, due: PendingQuery<Row[]>, leaseUntil: Date): Promise<Claimed[]> {
  return sql<Claimed[]>`
    with claimed as (
      update deliveries set attempts = attempts + 1, due_at = ${leaseUntil}, again_at = null
      where id = any (array(${due}))
      returning *
    )
    select d.id, d.channel, d.user_id, d.notification_id, d.conversation_id, d.subscription_id, d.attempts, d.created_at, u.username,
      u.language, u.status = 'active' as is_active, u.email, t.chat_id,
      case when s.unread > 0 and not s.is_muted then c.title end as unread_title,
      case when p.id is not null then
        jsonb_build_object('endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth) end as target
    from claimed d
    join users u on u.id = d.user_id
    left join push_subscriptions p on p.id = d.subscription_id
    left join telegram_chats t on t.user_id = d.user_id and d.channel = 'telegram'
    left join conversations c on c.id = d.conversation_id
    left join conversation_sides s on s.conversation_id = d.conversation_id and s.user_id = d.user_id
    order by d.created_at, d.id`
}

/** Ends deliveries that are still due, or begins them anew where their object has changed meanwhile. */
export async function updateEnded(
  sql: Db,
  ids: readonly number[],
  state: 'sent' | 'skipped' | 'unknown' | 'failed',
): Promise<void> {
  await sql`
    update deliveries
    set state = case when again_at is null then ${state} else 'due' end, due_at = coalesce(again_at, due_at),
      created_at = coalesce(again_at, created_at), attempts = case when again_at is null then attempts else 0 end
    where id = any (${[...ids]}) and state = 'due'`
}

export async function updateDueAt(sql: Db, id: number, dueAt: Date): Promise<void> {
  await sql`update deliveries set due_at = ${dueAt} where id = ${id} and state = 'due'`
}
