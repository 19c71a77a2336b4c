import type { Db } from '../../deps.ts'

/** The first flag of a person stays. */
export async function insertFlag(
  sql: Db,
  flag: {
    readonly reviewId: number
    readonly userId: number
    readonly code: number
    readonly text: string
    readonly flaggedAt: Date
  },
): Promise<void> {
  await sql`insert into review_flags ${sql(flag)} on conflict do nothing`
}

export interface ReviewExcerpt {
  readonly author: string
  readonly subject: string
  readonly stars: number
  readonly title: string
  readonly text: string
  /** Words of the reviewed person. */
  readonly answer: string | null
}

export interface FlaggedReview extends ReviewExcerpt {
  readonly id: number
  /** "6 text", by the time of the flags. */
  readonly flags: string[]
}

/** Reviews with flags that nobody decided on, the longest waiting first. */
export async function listFlagged(sql: Db): Promise<FlaggedReview[]> {
  return sql<FlaggedReview[]>`
    select r.id, author.username as author, subject.username as subject, r.stars, r.title, r.text, r.answer,
      array_agg(trim(f.code || ' ' || f.text) order by f.flagged_at, f.user_id) as flags
    from review_flags f
    join reviews r on r.id = f.review_id
    join users author on author.id = r.author_id
    join users subject on subject.id = r.subject_id
    where f.settled_at is null
    group by r.id, author.id, subject.id
    order by min(f.flagged_at)
    limit 1000`
}

export async function findExcerpt(sql: Db, id: number): Promise<ReviewExcerpt | null> {
  const [review] = await sql<ReviewExcerpt[]>`
    select author.username as author, subject.username as subject, r.stars, r.title, r.text, r.answer
    from reviews r
    join users author on author.id = r.author_id
    join users subject on subject.id = r.subject_id
    where r.id = ${id}`
  return review ?? null
}

/** Hides a review or shows it, and settles its flags. Returns who is reviewed; null for an unknown review. */
export async function settleFlags(
  sql: Db,
  { id, isHidden, now }: { readonly id: number; readonly isHidden: boolean; readonly now: Date },
): Promise<number | null> {
  const [review] = await sql<{ subjectId: number }[]>`
    with settled as (
      update review_flags set settled_at = ${now} where review_id = ${id} and settled_at is null
    )
    update reviews set hidden_at = case when ${isHidden} then coalesce(hidden_at, ${now}) end
    where id = ${id}
    returning subject_id`
  return review?.subjectId ?? null
}
