import type { Lang } from '#contract/languages.ts'
import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import { advertText } from '../../lib/advert-text.ts'
import type { Db } from '../../deps.ts'
import { queueUnreadMail } from '../mails/store.ts'
import { messageColumns, type StoredMessage } from '../conversations/messages-store.ts'
import type { Relation } from './rules.ts'

/** Owner of a public advert; null if there is none. */
export async function findSellerOf(sql: Db, advertId: number): Promise<number | null> {
  const [advert] = await sql<{ ownerId: number }[]>`
    select a.owner_id from adverts a
    where a.id = ${advertId} and a.status = 'active' and a.is_public and a.is_owner_active`
  return advert?.ownerId ?? null
}

/** Creates the buyer's conversation about an advert unless there is one; returns its id. */
export async function upsertConversation(
  sql: Db,
  {
    advertId,
    buyerId,
    sellerId,
    now,
  }: {
    readonly advertId: number
    readonly buyerId: number
    readonly sellerId: number
    readonly now: Date
  },
): Promise<number> {
  const [created] = await sql<{ id: number }[]>`
    with created as (
      insert into conversations (advert_id, title, buyer_id, seller_id, created_at)
      select a.id, ${advertText(sql, 'title', sql`a.language`)}, ${buyerId}, ${sellerId}, ${now}
      from adverts a where a.id = ${advertId}
      on conflict (advert_id, buyer_id) do nothing
      returning id
    ), sides as (
      insert into conversation_sides (conversation_id, user_id, is_incoming, last_at)
      select id, user_id, user_id = ${sellerId}, ${now}
      from created, unnest(${[buyerId, sellerId]}::int[]) user_id
    )
    select id from created`
  if (created) return created.id
  const [found] = await sql<{ id: number }[]>`
    select id from conversations where advert_id = ${advertId} and buyer_id = ${buyerId}`
  return found?.id ?? 0
}

export interface LockedConversation extends Relation {
  readonly id: number
  readonly isIncoming: boolean
  readonly otherId: number
  readonly lastSeq: number
  /** Whether a message was ever sent by itself here. */
  readonly hasAutomatic: boolean
}

/** Locks an own conversation, so that its messages are stored one after the other; null if it is another's. */
export async function lockConversation(
  sql: Db,
  id: number,
  authorId: number,
): Promise<LockedConversation | null> {
  const [found] = await sql<LockedConversation[]>`
    select c.id, c.last_seq, c.seller_id = ${authorId} as is_incoming, u.id as other_id,
      u.status = 'active' as is_other_active,
      exists (select 1 from blocks where user_id = ${authorId} and blocked_id = u.id) as is_blocked_by_author,
      exists (select 1 from blocks where user_id = u.id and blocked_id = ${authorId}) as is_blocked_by_other,
      c.last_seq > 0 and exists (
        select 1 from messages m where m.conversation_id = c.id and m.is_automatic) as has_automatic
    from conversations c
    join users u on u.id = case when c.buyer_id = ${authorId} then c.seller_id else c.buyer_id end
    where c.id = ${id} and (c.buyer_id = ${authorId} or c.seller_id = ${authorId})
    for no key update of c`
  return found ?? null
}

export interface NewMessage {
  readonly conversationId: number
  readonly seq: number
  readonly authorId: number
  readonly clientId: string
  readonly text: string
  readonly language: Lang | null
  readonly photos: readonly string[]
  readonly placeId: number | null
  readonly sharesPhone: boolean
  /** The offer that it makes, accepts or declines. */
  readonly offerId?: number
  readonly isAutomatic: boolean
  readonly warnings: readonly FraudKind[]
  readonly isHeld: boolean
  readonly sentAt: Date
}

/**
 * Stores a message of a locked conversation on both sides; a held one only on its author's. The other side is told on
 * other channels, unless it has read by then; of an offer by its notification. Null if its author's device has sent it
 * before.
 */
export async function insertMessage(sql: Db, message: NewMessage): Promise<StoredMessage | null> {
  const { conversationId, seq, authorId, sentAt, isHeld } = message
  const row = { ...message, photos: [...message.photos], warnings: [...message.warnings] }
  const [stored] = await sql<StoredMessage[]>`
    with stored as (
      insert into messages ${sql({ ...row })}
      on conflict (conversation_id, author_id, client_id) do nothing
      returning *
    ),
    counted as (
      update conversations set last_seq = ${seq} where id = ${conversationId} and exists (select from stored)
    ),
    told as (
      update conversation_sides set last_seq = ${seq}, last_at = ${sentAt}, is_archived = false,
        unread = unread + case when user_id = ${authorId} then 0 else 1 end,
        is_planned = is_planned and (user_id = ${authorId} or is_muted or ${message.offerId !== undefined}
          or not (exists (select from push_subscriptions p where p.user_id = conversation_sides.user_id)
            or exists (select from telegram_chats t where t.user_id = conversation_sides.user_id)))
      where conversation_id = ${conversationId} and (user_id = ${authorId} or not ${isHeld})
        and exists (select from stored)
      returning user_id, conversation_id, is_muted, is_mailed
    ),
    mailed as (${queueUnreadMail(sql, sql`select * from told where user_id <> ${authorId}`, sentAt)})
    ${messageColumns(sql, sql`stored`)}`
  return stored ?? null
}
