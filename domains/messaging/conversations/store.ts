import { conversationsSearched } from '#contract/limits.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { LastMessage, TopicState } from '#contract/people/messages.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import {
  fromJson,
  messagesOfSide,
  type JsonMessage,
  type MessagesPage,
  type StoredMessage,
} from './messages-store.ts'

export interface StoredTopic {
  readonly id: number
  readonly titles: Labels
  readonly language: Lang
  readonly price: number
  readonly currency: CurrencyCode
  readonly isFree: boolean
  readonly image: string
  readonly state: TopicState
  readonly isSoldHere: boolean
}

export interface StoredPerson {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly avatar: string
  readonly status: string
  readonly isErased: boolean
}

export interface StoredConversation {
  readonly id: number
  readonly isIncoming: boolean
  readonly title: string
  readonly unread: number
  readonly readByOther: number
  readonly last: LastMessage | null
  readonly lastAt: Date
  readonly isArchived: boolean
  readonly isMuted: boolean
  readonly isBlocked: boolean
  readonly isClosed: boolean
  readonly isBanned: boolean
  readonly other: StoredPerson
  readonly advert: StoredTopic | null
}

export interface ConversationsPage {
  readonly isIncoming: boolean
  readonly filter: 'all' | 'unread' | 'archived'
  /** Words to find in texts, titles and names; null: all. */
  readonly words: string | null
  /** The last of the page before. */
  readonly after: { readonly lastAt: Date; readonly id: number } | null
  readonly size: number
}

/** Own conversations, the last changed first; with words those that match among the next `conversationsSearched`. */
export async function listConversations(
  sql: Db,
  userId: number,
  page: ConversationsPage,
): Promise<StoredConversation[]> {
  const { words, size } = page
  const next = words === null ? size : conversationsSearched
  const [found] = await sql<{ conversations: JsonConversation[] }[]>`
    with page as materialized (
      select s.* from (${sidesOf(sql, userId, page)} limit ${next}) s
      ${words === null ? sql`` : sql`where ${hasWords(sql, userId, words)}`}
      order by s.last_at desc, s.conversation_id desc
      limit ${size}
    )
    select coalesce(json_agg(found order by found."lastAt" desc, found.id desc), '[]') as conversations
    from (${conversations(sql)}) found`
  return found?.conversations.map(conversationFromJson) ?? []
}

/** The last conversation that a search has looked at; null if it has looked at all. */
export async function findLastSearched(
  sql: Db,
  userId: number,
  page: ConversationsPage,
): Promise<{ id: number; lastAt: Date } | null> {
  const [last] = await sql<{ id: number; lastAt: Date }[]>`
    select s.conversation_id as id, s.last_at
    from (${sidesOf(sql, userId, page)} offset ${conversationsSearched - 1} limit 1) s`
  return last ?? null
}

/** Own sides of a list, without its words, in its order. */
function sidesOf(sql: Db, userId: number, { isIncoming, filter, words, after }: ConversationsPage) {
  return sql`
    select s.* from conversation_sides s
    where s.user_id = ${userId} and s.is_incoming = ${isIncoming} and s.last_seq > 0
      ${filter === 'archived' ? sql`and s.is_archived` : sql``}
      ${filter === 'all' && words === null ? sql`and not s.is_archived` : sql``}
      ${filter === 'unread' ? sql`and s.unread > 0` : sql``}
      ${after ? sql`and (s.last_at, s.conversation_id) < (${after.lastAt}, ${after.id})` : sql``}
    order by s.last_at desc, s.conversation_id desc`
}

/** Whether a message of side `s`, or the title with the other side's names, has all the words. */
function hasWords(sql: Db, userId: number, words: string) {
  const query = sql`plainto_tsquery('simple', plain_words(${words}))`
  return sql`
    (exists (select 1 from messages m
      where m.conversation_id = s.conversation_id and m.words @@ ${query}
        and (not m.is_held or m.author_id = ${userId}) and m.hidden_at is null)
    or exists (select 1 from conversations c join users u on u.id in (c.buyer_id, c.seller_id) and u.id <> ${userId}
      where c.id = s.conversation_id and to_tsvector('simple', plain_words(
        c.title || ' ' || u.username || ' ' || u.full_name || ' ' || coalesce(u.brand, ''))) @@ ${query}))`
}

export async function findConversation(
  sql: Db,
  userId: number,
  id: number,
): Promise<StoredConversation | null> {
  const [found] = await sql<{ conversation: JsonConversation }[]>`
    with page as (
      select * from conversation_sides where conversation_id = ${id} and user_id = ${userId}
    )
    select row_to_json(found) as conversation from (${conversations(sql)}) found`
  return found ? conversationFromJson(found.conversation) : null
}

/** An own conversation with a page of its messages; null if it is another's. */
export async function findOpened(
  sql: Db,
  userId: number,
  id: number,
  page: MessagesPage,
): Promise<(StoredConversation & { readonly messages: StoredMessage[] }) | null> {
  const [found] = await sql<{ opened: JsonConversation & { messages: JsonMessage[] } }[]>`
    with page as (
      select * from conversation_sides where conversation_id = ${id} and user_id = ${userId}
    )
    select row_to_json(found) as opened
    from (${conversations(sql, sql`${messagesOfSide(sql, page)} as messages,`)}) found`
  if (!found) return null
  const { messages, ...conversation } = found.opened
  return { ...conversationFromJson(conversation), messages: messages.map(fromJson) }
}

/** As JSON has it. */
type JsonConversation = Omit<StoredConversation, 'lastAt'> & { readonly lastAt: string }

function conversationFromJson({ lastAt, ...conversation }: JsonConversation): StoredConversation {
  return { ...conversation, lastAt: new Date(lastAt) }
}

/** Id of the buyer's conversation about an advert. */
export async function findConversationAbout(
  sql: Db,
  buyerId: number,
  advertId: number,
): Promise<number | null> {
  const [found] = await sql<{ id: number }[]>`
    select id from conversations where advert_id = ${advertId} and buyer_id = ${buyerId}`
  return found?.id ?? null
}

/**
 * The rows of `page`, sides `s` of one user, as conversations; `more`: further columns. Named as in JSON, where names are
 * not converted.
 */
function conversations(sql: Db, more = sql``) {
  return sql`
    select ${more} c.id, c.title, s.is_incoming as "isIncoming", s.unread, s.last_at as "lastAt",
      s.is_archived as "isArchived", s.is_muted as "isMuted",
      o.read_seq as "readByOther",
      exists (select 1 from blocks where user_id = s.user_id and blocked_id = o.user_id) as "isBlocked",
      u.status <> 'active'
        or exists (select 1 from blocks where user_id = o.user_id and blocked_id = s.user_id) as "isClosed",
      u.status = 'banned' as "isBanned",
      json_build_object('id', u.id, 'username', u.username, 'avatar', u.avatar, 'status', u.status,
        'isErased', u.status = 'deleted' and u.deleted_at is null,
        'name', coalesce(nullif(u.brand, ''), nullif(u.full_name, ''), u.username)) as other,
      case when a.id is not null then json_build_object(
        'id', a.id, 'language', a.language, 'price', a.price, 'currency', a.currency, 'isFree', a.is_free,
        'titles', json_build_object('ro', a.title_ro, 'ru', a.title_ru, 'en', a.title_en),
        'image', coalesce(a.images[1], ''),
        'state', case
          when a.status = 'active' and a.is_public and a.is_owner_active
            then case when a.reserved_until is not null then 'reserved' else 'active' end
          when a.status = 'archived' then case when a.sold_at is not null then 'sold' else 'archived' end
          else 'gone' end,
        'isSoldHere', a.status = 'archived' and a.sold_at is not null and a.sold_to is not distinct from c.buyer_id
        ) end as advert,
      case when m.id is not null then json_build_object('isOwn', m.author_id = s.user_id,
        'text', case when m.hidden_at is null then left(m.text, 160) else '' end,
        'kind', case when m.hidden_at is not null then 'hidden' when m.text <> '' then 'text'
          when m.offer_id is not null then 'offer' when m.photos <> '{}' then 'photo'
          when m.place_id is not null then 'place' else 'phone' end) end as last
    from page s
    join conversations c on c.id = s.conversation_id
    join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id <> s.user_id
    join users u on u.id = o.user_id
    left join adverts a on a.id = c.advert_id
    left join messages m on m.conversation_id = s.conversation_id and m.seq = s.last_seq`
}

/** False if the conversation is not the user's. */
export async function updateSide(
  sql: Db,
  key: { readonly conversationId: number; readonly userId: number },
  { isArchived, isMuted }: { isArchived: boolean | null; isMuted: boolean | null },
): Promise<boolean> {
  const rows = await sql`
    update conversation_sides set is_archived = coalesce(${isArchived}, is_archived),
      is_muted = coalesce(${isMuted}, is_muted)
    where conversation_id = ${key.conversationId} and user_id = ${key.userId}
    returning 1`
  return rows.length > 0
}
