import type { Db } from '../../deps.ts'

export async function insertQuestion(
  sql: Db,
  asked: {
    readonly advertId: number
    readonly staffId: number
    readonly question: string
    readonly askedAt: Date
  },
): Promise<void> {
  await sql`insert into moderation_questions ${sql(asked)}`
}

export interface StoredQuestion {
  readonly id: number
  readonly question: string
  readonly answer: string | null
}

/** The last question about the present content of an advert under review; null if there is none. */
export async function findQuestion(sql: Db, advertId: number): Promise<StoredQuestion | null> {
  const [found] = await sql<StoredQuestion[]>`
    select q.id, q.question, q.answer
    from moderation_questions q
    join adverts a on a.id = q.advert_id
    where q.advert_id = ${advertId} and a.status = 'review' and q.asked_at >= a.review_since
    order by q.id desc limit 1`
  return found ?? null
}

/** False without a question to this owner that waits for an answer. */
export async function updateAnswer(
  sql: Db,
  { advertId, ownerId }: { advertId: number; ownerId: number },
  { answer, now }: { answer: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update moderation_questions q set answer = ${answer}, answered_at = ${now}
    from adverts a
    where a.id = q.advert_id and q.advert_id = ${advertId} and a.owner_id = ${ownerId} and a.status = 'review'
      and q.answer is null and q.asked_at >= a.review_since
    returning 1`
  return rows.length > 0
}
