import type { Db } from '../../deps.ts'

/** Marks as read up to `seq`. Returns the user of the other side and what is left; null if nothing changed. */
export async function updateRead(
  sql: Db,
  { conversationId, userId, seq }: { conversationId: number; userId: number; seq: number },
): Promise<{ otherId: number; readSeq: number; unread: number } | null> {
  const [row] = await sql<{ otherId: number; readSeq: number; unread: number }[]>`
    update conversation_sides s set read_seq = least(${seq}, c.last_seq), is_mailed = false,
      unread = (select count(*) from messages m where m.conversation_id = s.conversation_id
        and m.seq > least(${seq}, c.last_seq) and m.author_id <> s.user_id and not m.is_held)
    from conversations c
    where s.conversation_id = ${conversationId} and s.user_id = ${userId} and c.id = s.conversation_id
      and (s.read_seq < least(${seq}, c.last_seq))
    returning case when c.buyer_id = s.user_id then c.seller_id else c.buyer_id end as other_id,
      s.read_seq, s.unread`
  return row ?? null
}

/** The other side of an own conversation that can be written to; null if there is none. */
export async function findOther(
  sql: Db,
  conversationId: number,
  userId: number,
): Promise<number | null> {
  const [other] = await sql<{ userId: number }[]>`
    select o.user_id from conversation_sides s
    join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id <> s.user_id
    where s.conversation_id = ${conversationId} and s.user_id = ${userId}
      and not exists (select 1 from blocks where (user_id, blocked_id) in ((o.user_id, s.user_id), (s.user_id, o.user_id)))`
  return other?.userId ?? null
}
