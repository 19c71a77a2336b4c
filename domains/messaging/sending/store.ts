import type { PendingQuery, Row } from 'postgres'
import type { Lang } from '#contract/languages.ts'
import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import { isRestrictedAt } from '../../accounts/service.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'
import { queueUnreadMail } from '../mails/store.ts'
import {
  fromJson,
  messageColumns,
  type JsonMessage,
  type StoredMessage,
} from '../conversations/messages-store.ts'
import { notifyOfMessages } from '../events/store.ts'
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
}

/** Locks an own conversation, so that its messages are stored one after the other; null if it is another's. */
export async function lockConversation(
  sql: Db,
  id: number,
  authorId: number,
): Promise<LockedConversation | null> {
  const [found] = await sql<LockedConversation[]>`${lockedConversation(sql, id, authorId)}`
  return found ?? null
}

function lockedConversation(sql: Db, id: number, authorId: number) {
  return sql`
    select c.id, c.last_seq, c.seller_id = ${authorId} as is_incoming, u.id as other_id,
      u.status = 'active' as is_other_active,
      exists (select 1 from blocks where user_id = ${authorId} and blocked_id = u.id) as is_blocked_by_author,
      exists (select 1 from blocks where user_id = u.id and blocked_id = ${authorId}) as is_blocked_by_other
    from conversations c
    join users u on u.id = case when c.buyer_id = ${authorId} then c.seller_id else c.buyer_id end
    where c.id = ${id} and (c.buyer_id = ${authorId} or c.seller_id = ${authorId})
    for no key update of c`
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
  const { conversationId, ...row } = message
  const locked = sql`select ${conversationId}::int as id, ${message.seq - 1}::int as last_seq`
  const [stored] = await sql<StoredMessage[]>`
    with conversation as (${locked}),
    ${storedMessage(sql, row, sql`true`)}
    ${messageColumns(sql, sql`stored`)}`
  return stored ?? null
}

export interface Sent {
  readonly conversation: LockedConversation
  /** The author may not write for now. */
  readonly isLimited: boolean
  /** Null if the author cannot write to the other side, or if the author's device has sent the message before. */
  readonly message: StoredMessage | null
}

/**
 * Locks an own conversation, stores its next message as `insertMessage` does, and sends the event of one that is not
 * held to the streams of both sides: one statement, because a message is sent often. Null if it is another's.
 */
export async function sendNext(sql: Db, message: Omit<NewMessage, 'seq'>): Promise<Sent | null> {
  const { conversationId, ...row } = message
  const { authorId } = message
  const isReachable = sql`not c.is_limited and c.is_other_active and not c.is_blocked_by_author
    and not c.is_blocked_by_other`
  const isLimited = isRestrictedAt(sql, sql`${authorId}`, 'messages', message.sentAt)
  const events = sql`
    select s.conversation_id, s.seq, array[c.other_id, ${authorId}::int] as sides
    from stored s, conversation c where not s.is_held`
  const [found] = await sql<
    (LockedConversation & { isLimited: boolean; message: JsonMessage | null })[]
  >`
    with locked as (${lockedConversation(sql, conversationId, authorId)}),
    conversation as (select locked.*, ${isLimited} as is_limited from locked),
    ${storedMessage(sql, row, isReachable)},
    notified as materialized (${notifyOfMessages(sql, events)})
    select c.*, (select row_to_json(m) from (${messageColumns(sql, sql`stored`)}) m) as message
    from conversation c left join notified on true`
  if (!found) return null
  const { message: stored, isLimited: isAuthorLimited, ...conversation } = found
  return { conversation, isLimited: isAuthorLimited, message: stored && fromJson(stored) }
}

/** SQL: inserts the next message of the row `conversation` (id, last_seq) as `stored`, and counts it on both sides. */
function storedMessage(
  sql: Db,
  message: Omit<NewMessage, 'conversationId' | 'seq'>,
  isWritable: PendingQuery<Row[]>,
) {
  const { authorId, clientId, text, language, photos, placeId, sharesPhone, offerId } = message
  const { isAutomatic, warnings, isHeld, sentAt } = message
  return sql`
    stored as (
      insert into messages (conversation_id, seq, author_id, client_id, text, language, photos, place_id, shares_phone,
        offer_id, is_automatic, warnings, is_held, sent_at)
      select c.id, c.last_seq + 1, ${authorId}::int, ${clientId}::uuid, ${text}::text, ${language}::text,
        ${[...photos]}::text[], ${placeId}::int, ${sharesPhone}::boolean, ${offerId ?? null}::int,
        ${isAutomatic}::boolean, ${[...warnings]}::text[], ${isHeld}::boolean, ${sentAt}::timestamptz
      from conversation c where ${isWritable}
      on conflict (conversation_id, author_id, client_id) do nothing
      returning *
    ),
    counted as (
      update conversations c set last_seq = s.seq from stored s where c.id = s.conversation_id
    ),
    told as (
      update conversation_sides side set last_seq = s.seq, last_at = s.sent_at, is_archived = false,
        unread = unread + case when side.user_id = s.author_id then 0 else 1 end,
        is_planned = is_planned and (side.user_id = s.author_id or is_muted or s.offer_id is not null
          or not (exists (select from push_subscriptions p where p.user_id = side.user_id)
            or exists (select from telegram_chats t where t.user_id = side.user_id)))
      from stored s
      where side.conversation_id = s.conversation_id and (side.user_id = s.author_id or not s.is_held)
      returning side.user_id, side.conversation_id, is_muted, is_mailed
    ),
    mailed as (${queueUnreadMail(sql, sql`select * from told where user_id <> ${authorId}`, sentAt)})`
}
