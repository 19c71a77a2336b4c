import { dayMs } from '#contract/rules/durations.ts'
import { reserveIds } from '#demo/fill/insert-adverts.ts'
import type { Db } from '#domains/deps.ts'
import type { Talk } from './draw-talks.ts'

const atOnce = 500

/** Inserts conversations with their messages; what is older than two days has been read. */
export async function insertTalks(sql: Db, talks: readonly Talk[], now: Date): Promise<void> {
  for (let at = 0; at < talks.length; at += atOnce)
    await insertSome(sql, talks.slice(at, at + atOnce), now)
}

async function insertSome(sql: Db, talks: readonly Talk[], now: Date): Promise<void> {
  const ids = await reserveIds(sql, 'conversations', talks.length)
  const numbered = talks.map((talk, index) => ({ ...talk, id: ids[index] ?? 0 }))
  await sql`
    insert into conversations (id, advert_id, title, buyer_id, seller_id, last_seq, created_at)
    overriding system value
    select row.id, row.advert_id, case a.language when 'ro' then a.title_ro when 'ru' then a.title_ru else a.title_en end,
      row.buyer_id, row.seller_id, row.last_seq, row.created_at
    from jsonb_to_recordset(${sql.json(numbered.map(conversationRow))}) as row (
      id int, advert_id int, buyer_id int, seller_id int, last_seq int, created_at timestamptz)
    join adverts a on a.id = row.advert_id`
  await sql`
    insert into conversation_sides (conversation_id, user_id, is_incoming, unread, read_seq, last_seq, last_at)
    select * from jsonb_to_recordset(${sql.json(numbered.flatMap((talk) => sideRows(talk, now)))}) as row (
      conversation_id int, user_id int, is_incoming boolean, unread int, read_seq int, last_seq int, last_at timestamptz)`
  await sql`
    insert into messages (conversation_id, seq, author_id, client_id, text, language, sent_at)
    select row.conversation_id, row.seq, row.author_id, gen_random_uuid(), row.text, row.language, row.sent_at
    from jsonb_to_recordset(${sql.json(numbered.flatMap(messageRows))}) as row (
      conversation_id int, seq int, author_id int, text text, language text, sent_at timestamptz)`
}

type Numbered = Talk & { readonly id: number }

function conversationRow({ id, advertId, buyerId, sellerId, messages }: Numbered) {
  return {
    ...{ id, advert_id: advertId, buyer_id: buyerId, seller_id: sellerId },
    ...{ last_seq: messages.length, created_at: isoOf(messages[0]?.at) },
  }
}

function sideRows({ id, buyerId, sellerId, messages }: Numbered, now: Date) {
  const last = messages.at(-1)
  const isFresh = now.getTime() - (last?.at.getTime() ?? 0) < 2 * dayMs
  return [buyerId, sellerId].map((userId) => {
    const isUnread = isFresh && last?.authorId !== userId
    return {
      ...{ conversation_id: id, user_id: userId, is_incoming: userId === sellerId },
      ...{ unread: isUnread ? 1 : 0, read_seq: messages.length - (isUnread ? 1 : 0) },
      ...{ last_seq: messages.length, last_at: isoOf(last?.at) },
    }
  })
}

function messageRows({ id, language, messages }: Numbered) {
  return messages.map(({ authorId, text, at }, index) => ({
    ...{ conversation_id: id, seq: index + 1, author_id: authorId },
    ...{ text, language, sent_at: at.toISOString() },
  }))
}

function isoOf(time: Date | undefined): string {
  return (time ?? new Date(0)).toISOString()
}
