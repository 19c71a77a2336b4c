import type { Lang } from '#contract/languages.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
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

/** A review that is decided on. */
export interface DecidedReview {
  readonly subjectId: number
  /** Of its author. */
  readonly language: Lang
  readonly isHidden: boolean
}

export async function lockReview(sql: Db, id: number): Promise<DecidedReview | null> {
  const [review] = await sql<DecidedReview[]>`
    select r.subject_id, u.language, r.hidden_at is not null as is_hidden
    from reviews r join users u on u.id = r.author_id
    where r.id = ${id}
    for update of r`
  return review ?? null
}

/** Null: the review is shown. */
export async function updateHidden(
  sql: Db,
  id: number,
  hidden: { readonly reasons: readonly AdvertReason[]; readonly now: Date } | null,
): Promise<void> {
  const reasons = hidden && sql.json(hidden.reasons.map((reason) => ({ ...reason })))
  await sql`
    update reviews set hidden_at = ${hidden?.now ?? null}, hidden_reasons = ${reasons} where id = ${id}`
}

/** Settles the open flags of a review; returns who sent them. */
export async function settleFlags(
  sql: Db,
  id: number,
  { outcome, now }: { readonly outcome: 'upheld' | 'rejected'; readonly now: Date },
): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    update review_flags set settled_at = ${now}, outcome = ${outcome}
    where review_id = ${id} and settled_at is null
    returning user_id`
  return rows.map(({ userId }) => userId)
}
