import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

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

export interface Asker {
  readonly conversationId: number
  readonly sellerId: number
  /** Of the buyer. */
  readonly language: Lang
}

/** Conversations about sold adverts, not with their buyers, that moved in the days before and were not told of it. */
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
