import type { Labels, Lang } from '#contract/languages.ts'
import type { OfferState } from '#contract/people/offer-shape.ts'
import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../../deps.ts'

export interface StoredOffer {
  readonly id: number
  /** Of the message that made it. */
  readonly seq: number
  readonly authorId: number
  readonly price: number
  readonly currency: CurrencyCode
  readonly state: OfferState
  /** As JSON has it. */
  readonly expiresAt: string
}

export interface StoredMessage {
  readonly id: number
  readonly seq: number
  readonly clientId: string
  readonly authorId: number
  readonly text: string
  readonly language: Lang | null
  readonly photos: string[]
  readonly place: Labels | null
  readonly sharesPhone: boolean
  readonly isPhoneRevoked: boolean
  /** National number of the author, if the message shares it; null after its account lost it. */
  readonly phone: string | null
  readonly isAutomatic: boolean
  readonly offer: StoredOffer | null
  readonly warnings: FraudKind[]
  readonly isHeld: boolean
  readonly isRefused: boolean
  readonly isHidden: boolean
  readonly sentAt: Date
}

export interface MessagesPage {
  readonly before: number | null
  readonly after: number | null
  readonly size: number
}

/** As JSON has it. */
export type JsonMessage = Omit<StoredMessage, 'sentAt'> & { readonly sentAt: string }

/** A page of messages in order, with what the other side has read; null if the conversation is another's. */
export async function findMessages(
  sql: Db,
  { conversationId, readerId }: { readonly conversationId: number; readonly readerId: number },
  page: MessagesPage,
): Promise<{ messages: StoredMessage[]; readByOther: number } | null> {
  const [found] = await sql<{ messages: JsonMessage[]; readByOther: number }[]>`
    select o.read_seq as read_by_other, ${messagesOfSide(sql, page)} as messages
    from conversation_sides s
    join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id <> s.user_id
    where s.conversation_id = ${conversationId} and s.user_id = ${readerId}`
  return found ? { ...found, messages: found.messages.map(fromJson) } : null
}

/** SQL: a page of messages of side `s` in order, as JSON; held messages of the other side are left out. */
export function messagesOfSide(sql: Db, { before, after, size }: MessagesPage) {
  const isForward = after !== null
  return sql`
    (select coalesce(json_agg(found order by found.seq), '[]') from (
      ${messageColumns(sql)}
      where m.conversation_id = s.conversation_id and (not m.is_held or m.author_id = s.user_id)
        ${before === null ? sql`` : sql`and m.seq < ${before}`}
        ${after === null ? sql`` : sql`and m.seq > ${after}`}
      order by m.seq ${isForward ? sql`` : sql`desc`}
      limit ${size}) found)`
}

export function fromJson({ sentAt, ...message }: JsonMessage): StoredMessage {
  return { ...message, sentAt: new Date(sentAt) }
}

export async function findMessageAt(
  sql: Db,
  conversationId: number,
  seq: number,
): Promise<StoredMessage | null> {
  const [found] = await sql<StoredMessage[]>`
    ${messageColumns(sql)}
    where m.conversation_id = ${conversationId} and m.seq = ${seq}`
  return found ?? null
}

export async function findMessage(
  sql: Db,
  key: { conversationId: number; authorId: number; clientId: string },
): Promise<StoredMessage | null> {
  const [found] = await sql<StoredMessage[]>`
    ${messageColumns(sql)}
    where m.conversation_id = ${key.conversationId} and m.author_id = ${key.authorId}
      and m.client_id = ${key.clientId}`
  return found ?? null
}

/** `source`: the table, or rows of it. Named as in JSON, where names are not converted. */
export function messageColumns(sql: Db, source = sql`messages`) {
  return sql`
    select m.id, m.seq, m.client_id as "clientId", m.author_id as "authorId", m.text, m.language, m.photos,
      m.shares_phone as "sharesPhone", m.phone_revoked_at is not null as "isPhoneRevoked",
      case when m.shares_phone and m.phone_revoked_at is null then u.phone end as phone,
      m.is_automatic as "isAutomatic", m.warnings, m.is_held as "isHeld", m.is_refused as "isRefused",
      m.sent_at as "sentAt", m.hidden_at is not null as "isHidden",
      case when p.id is not null then
        json_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en) end as place,
      case when o.id is not null then json_build_object('id', o.id, 'seq', o.seq, 'authorId', o.author_id,
        'price', o.price, 'currency', o.currency, 'state', o.state, 'expiresAt', o.expires_at) end as offer
    from ${source} m
    join users u on u.id = m.author_id
    left join places p on p.id = m.place_id
    left join offers o on o.id = m.offer_id`
}

/** Takes back the numbers that a user shared in a conversation. Returns the changed messages and the other side. */
export async function updatePhoneRevoked(
  sql: Db,
  { conversationId, userId, now }: { conversationId: number; userId: number; now: Date },
): Promise<{ seq: number; otherId: number }[]> {
  return sql<{ seq: number; otherId: number }[]>`
    update messages m set phone_revoked_at = ${now}
    from conversations c
    where m.conversation_id = ${conversationId} and m.author_id = ${userId} and m.shares_phone
      and m.phone_revoked_at is null and c.id = m.conversation_id
    returning m.seq, case when c.buyer_id = ${userId} then c.seller_id else c.buyer_id end as other_id`
}
