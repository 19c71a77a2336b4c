import type { Db } from '../../deps.ts'

/**
 * Conversations about one advert go on about another of the same owner, but for those of buyers who talk about that one
 * already: their address leads there anyway. Returns the ids of those that were moved.
 */
export async function moveConversations(
  sql: Db,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const moved = await sql<{ id: number }[]>`
    update conversations c set advert_id = ${to}
    where advert_id = ${from}
      and not exists (select from conversations k where k.advert_id = ${to} and k.buyer_id = c.buyer_id)
    returning id`
  return moved.map(({ id }) => id)
}

/** Those of the conversations that still are about one advert are about another one again. */
export async function moveConversationsBack(
  sql: Db,
  ids: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    update conversations c set advert_id = ${to}
    where id = any (${[...ids]}) and advert_id = ${from}
      and not exists (select from conversations k where k.advert_id = ${to} and k.buyer_id = c.buyer_id)`
}
