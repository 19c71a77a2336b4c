import type { AnswersWithin } from '#contract/people/seller-marks.ts'
import type { Db } from '../../deps.ts'
import type { MeasuredAnswers } from './rules.ts'

interface Batch {
  /** Sellers with greater ids, in their order. */
  readonly after: number
  readonly most: number
  /** Conversations begun after this time, at most `newest` of each seller. */
  readonly since: Date
  readonly newest: number
  /** A question after this time may still be answered. */
  readonly unansweredBefore: Date
}

export interface SellerAnswers extends MeasuredAnswers {
  readonly sellerId: number
}

/**
 * Measures the first answers of a batch of sellers, from the first message of each buyer that the seller could see.
 * Reads two messages of a conversation. A seller whose questions are all fresh has no conversations.
 */
export async function measureAnswers(sql: Db, batch: Batch): Promise<SellerAnswers[]> {
  const { after, most, since, newest, unansweredBefore } = batch
  return sql<SellerAnswers[]>`
    with sellers as materialized (
      select distinct seller_id from conversations
      where seller_id > ${after} and created_at > ${since}
        and exists (select 1 from users u where u.id = seller_id and u.status = 'active')
      order by seller_id limit ${most}
    )
    select s.seller_id, count(asked.sent_at)::int as conversations,
      coalesce(percentile_cont(0.5) within group (
        order by case when asked.sent_at is not null
          then coalesce(extract(epoch from answered.sent_at - asked.sent_at)::float8, 1e12) end), 1e12) as median_seconds
    from sellers s
    cross join lateral (
      select id, buyer_id from conversations
      where seller_id = s.seller_id and created_at > ${since}
      order by created_at desc limit ${newest}
    ) c
    left join lateral (
      select seq, sent_at from messages
      where conversation_id = c.id and author_id = c.buyer_id and not is_held
      order by seq limit 1
    ) first on true
    left join lateral (
      select sent_at from messages
      where conversation_id = c.id and author_id = s.seller_id and seq > first.seq and not is_automatic and not is_held
      order by seq limit 1
    ) answered on true
    left join lateral (
      select first.sent_at where answered.sent_at is not null or first.sent_at <= ${unansweredBefore}
    ) asked on true
    group by s.seller_id
    order by s.seller_id`
}

export interface AnswerTime {
  readonly sellerId: number
  readonly within: AnswersWithin
}

/** Ordered by user like other bulk writes, against deadlocks. */
export async function upsertAnswerTimes(
  sql: Db,
  times: readonly AnswerTime[],
  now: Date,
): Promise<void> {
  await sql`
    insert into answer_times (user_id, answers_within, measured_at)
    select t.id, t.answers_within, ${now}
    from unnest(${times.map(({ sellerId }) => sellerId)}::int[], ${times.map(({ within }) => within)}::text[])
      t (id, answers_within)
    order by t.id
    on conflict (user_id) do update set answers_within = excluded.answers_within, measured_at = excluded.measured_at`
}

/** Deletes what the run that began at `before` has not measured again. */
export async function deleteAnswerTimes(sql: Db, before: Date): Promise<void> {
  await sql`delete from answer_times where measured_at < ${before}`
}
