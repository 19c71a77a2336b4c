import type { Db } from '../../deps.ts'
import type { MessageKey } from '../moderation/store.ts'

/** Author of a message with content that the reader sees; null for every other one. */
export async function findAuthorFor(sql: Db, id: number, readerId: number): Promise<number | null> {
  const [message] = await sql<{ authorId: number }[]>`
    select m.author_id from messages m
    join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = ${readerId}
    where m.id = ${id} and m.hidden_at is null and m.offer_id is null
      and (not m.is_held or m.author_id = ${readerId})`
  return message?.authorId ?? null
}

export interface ExcerptLine {
  readonly username: string
  readonly text: string
  readonly photos: number
  readonly sentAt: Date
  readonly isReported: boolean
}

/** A message with at most `neighbours` before and after it, in order; empty without such a message. */
export async function listExcerpt(sql: Db, id: number, neighbours: number): Promise<ExcerptLine[]> {
  return sql<ExcerptLine[]>`
    select u.username, m.text, cardinality(m.photos) as photos, m.sent_at, m.id = r.id as is_reported
    from messages r
    join messages m on m.conversation_id = r.conversation_id
      and m.seq between r.seq - ${neighbours}::int and r.seq + ${neighbours}::int
    join users u on u.id = m.author_id
    where r.id = ${id}
    order by m.seq`
}

/** Its place and the two sides; null if it was hidden before, or is unknown. */
export async function updateHidden(
  sql: Db,
  id: number,
  now: Date,
): Promise<(MessageKey & { readonly sides: number[] }) | null> {
  const [hidden] = await sql<(MessageKey & { sides: number[] })[]>`
    update messages m set hidden_at = ${now}
    from conversations c
    where m.id = ${id} and m.hidden_at is null and c.id = m.conversation_id
    returning m.conversation_id, m.seq, array[c.buyer_id, c.seller_id] as sides`
  return hidden ?? null
}
