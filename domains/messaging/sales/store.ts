import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import type { StoredPerson } from '../conversations/store.ts'

/** After a sale: while a toast offers to take it back, and a little more. */
const saleToldAfterSeconds = 10

/** Whether a person wrote to the seller about an advert. */
export async function hasAsked(
  sql: Db,
  { advertId, sellerId, buyerId }: { advertId: number; sellerId: number; buyerId: number },
): Promise<boolean> {
  const rows = await sql`
    select 1 from conversations
    where advert_id = ${advertId} and seller_id = ${sellerId} and buyer_id = ${buyerId}`
  return rows.length > 0
}

export async function isOwnAdvert(
  sql: Db,
  { advertId, sellerId }: { advertId: number; sellerId: number },
): Promise<boolean> {
  const rows = await sql`
    select 1 from adverts where id = ${advertId} and owner_id = ${sellerId} and status <> 'deleted'`
  return rows.length > 0
}

export async function isSold(
  sql: Db,
  { advertId, sellerId }: { advertId: number; sellerId: number },
): Promise<boolean> {
  const rows = await sql`
    select 1 from adverts where id = ${advertId} and owner_id = ${sellerId} and sold_at is not null`
  return rows.length > 0
}

/** Erased accounts are left out. */
export async function listAskers(
  sql: Db,
  { advertId, sellerId }: { advertId: number; sellerId: number },
): Promise<StoredPerson[]> {
  return sql<StoredPerson[]>`
    select u.id, u.username, u.avatar, u.status, false as is_erased,
      coalesce(nullif(u.brand, ''), nullif(u.full_name, ''), u.username) as name
    from conversations c
    join adverts a on a.id = c.advert_id
    join conversation_sides s on s.conversation_id = c.id and s.user_id = c.seller_id and s.last_seq > 0
    join users u on u.id = c.buyer_id and not (u.status = 'deleted' and u.deleted_at is null)
    where c.advert_id = ${advertId} and c.seller_id = ${sellerId}
    order by (u.id = a.reserved_for) desc nulls last, s.last_at desc
    limit 30`
}

/** The last ones that somebody wrote in. */
export async function listConversationsAbout(
  sql: Db,
  { advertId, sellerId }: { advertId: number; sellerId: number },
): Promise<{ conversationId: number; sides: number[] }[]> {
  return sql<{ conversationId: number; sides: number[] }[]>`
    select c.id as conversation_id, array[c.buyer_id, c.seller_id] as sides
    from conversations c
    join conversation_sides s on s.conversation_id = c.id and s.user_id = c.seller_id
    where c.advert_id = ${advertId} and c.seller_id = ${sellerId}
    order by s.last_at desc
    limit 100`
}

export interface Asker {
  readonly conversationId: number
  readonly sellerId: number
  /** Of the buyer. */
  readonly language: Lang
}

/**
 * Conversations about sold adverts, not with their buyers, that moved in the days before and were not told of it. A sale
 * of the last seconds may still be taken back.
 */
export async function listUntold(
  sql: Db,
  { days, now, most }: { readonly days: number; readonly now: Date; readonly most: number },
): Promise<Asker[]> {
  return sql<Asker[]>`
    select c.id as conversation_id, c.seller_id, u.language
    from adverts a
    join conversations c on c.advert_id = a.id
    join conversation_sides s on s.conversation_id = c.id and s.user_id = c.buyer_id
    join users u on u.id = c.buyer_id
    where a.sold_at > ${now}::timestamptz - interval '7 days' and a.status = 'archived'
      and a.sold_at <= ${now}::timestamptz - make_interval(secs => ${saleToldAfterSeconds})
      and c.buyer_id is distinct from a.sold_to
      and (c.told_sold_at is null or c.told_sold_at < a.sold_at)
      and s.last_seq > 0 and s.last_at > a.sold_at - make_interval(days => ${days})
    order by a.sold_at, c.id
    limit ${most}`
}

/** False if the sale was told already, or taken back. */
export async function markTold(sql: Db, conversationId: number, now: Date): Promise<boolean> {
  const rows = await sql`
    update conversations c set told_sold_at = ${now}
    from adverts a
    where c.id = ${conversationId} and a.id = c.advert_id and a.sold_at is not null
      and (c.told_sold_at is null or c.told_sold_at < a.sold_at)
    returning 1`
  return rows.length > 0
}
