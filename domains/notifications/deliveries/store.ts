import type { Lang } from '#contract/languages.ts'
import type { Db, PushTarget } from '../../deps.ts'

/** Who is told, and where. */
export interface Recipient {
  readonly userId: number
  /** Greets the person; empty: none is given. */
  readonly fullName: string
  readonly language: Lang
  /** Null: there is none, or the account is not active. */
  readonly email: string | null
  readonly isActive: boolean
  readonly chatId: string | null
}

export async function findRecipient(sql: Db, userId: number): Promise<Recipient | null> {
  const [recipient] = await sql<Recipient[]>`
    select u.id as user_id, u.full_name, u.language, u.status = 'active' as is_active, t.chat_id,
      case when u.status = 'active' then u.email end as email
    from users u
    left join telegram_chats t on t.user_id = u.id
    where u.id = ${userId}`
  return recipient ?? null
}

/** The browser of a subscription; null if it has ended. */
export async function findTarget(sql: Db, subscriptionId: number): Promise<PushTarget | null> {
  const [target] = await sql<PushTarget[]>`
    select endpoint, p256dh, auth from push_subscriptions where id = ${subscriptionId}`
  return target ?? null
}

/** Title of a conversation with unread messages; null where it was read, muted, or is none. */
export async function findUnreadTitle(
  sql: Db,
  userId: number,
  conversationId: number,
): Promise<string | null> {
  const [unread] = await sql<{ title: string }[]>`
    select c.title from conversation_sides s
    join conversations c on c.id = s.conversation_id
    where s.conversation_id = ${conversationId} and s.user_id = ${userId} and s.unread > 0 and not s.is_muted`
  return unread?.title ?? null
}
