import type { OfferState } from '#contract/people/offer-shape.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../../deps.ts'

/** The advert of a conversation, as far as it can be bargained for. */
export interface Bargain {
  /** Null once the advert's row is erased. */
  readonly advertId: number | null
  readonly buyerId: number
  readonly currency: CurrencyCode
  readonly isFree: boolean
  /** Active and shown to everybody. */
  readonly isOffered: boolean
}

export async function findBargain(sql: Db, conversationId: number): Promise<Bargain | null> {
  const [found] = await sql<Bargain[]>`
    select c.advert_id, c.buyer_id, coalesce(a.currency, 'MDL') as currency, coalesce(a.is_free, false) as is_free,
      coalesce(a.status = 'active' and a.is_public and a.is_owner_active, false) as is_offered
    from conversations c
    left join adverts a on a.id = c.advert_id
    where c.id = ${conversationId}`
  return found ?? null
}

export interface OpenOffer {
  readonly id: number
  readonly conversationId: number
  /** Of the message that made it. */
  readonly seq: number
  readonly authorId: number
  readonly state: OfferState
  readonly expiresAt: Date
}

/** An offer in any state. */
export async function findOffer(sql: Db, id: number): Promise<OpenOffer | null> {
  const [offer] = await sql<OpenOffer[]>`
    select id, conversation_id, seq, author_id, state, expires_at from offers where id = ${id}`
  return offer ?? null
}

export async function findOpenOffer(sql: Db, conversationId: number): Promise<OpenOffer | null> {
  const [offer] = await sql<OpenOffer[]>`
    select id, conversation_id, seq, author_id, state, expires_at from offers
    where conversation_id = ${conversationId} and state = 'sent'`
  return offer ?? null
}

export async function insertOffer(
  sql: Db,
  offer: {
    readonly conversationId: number
    readonly seq: number
    readonly authorId: number
    readonly price: number
    readonly currency: CurrencyCode
    readonly madeAt: Date
    readonly expiresAt: Date
  },
): Promise<number> {
  const [made] = await sql<{ id: number }[]>`insert into offers ${sql(offer)} returning id`
  return made?.id ?? 0
}

/** False if the offer is not open any more. */
export async function updateState(sql: Db, id: number, state: OfferState): Promise<boolean> {
  const rows = await sql`
    update offers set state = ${state} where id = ${id} and state = 'sent' returning 1`
  return rows.length > 0
}

/** Open offers whose time is over, with the two sides. */
export async function listDue(
  sql: Db,
  now: Date,
): Promise<(OpenOffer & { readonly sides: number[] })[]> {
  return sql<(OpenOffer & { sides: number[] })[]>`
    select o.id, o.conversation_id, o.seq, o.author_id, o.state, o.expires_at,
      array[c.buyer_id, c.seller_id] as sides
    from offers o
    join conversations c on c.id = o.conversation_id
    where o.state = 'sent' and o.expires_at <= ${now}
    order by o.expires_at
    limit 1000`
}
