import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Db } from '../deps.ts'
import type { StoredPerson } from '../messaging/service.ts'

export interface StoredReview {
  readonly id: number
  readonly author: StoredPerson
  readonly subject: StoredPerson
  readonly stars: number
  readonly text: string
  readonly title: string
  readonly advertId: number | null
  readonly writtenAt: Date
  readonly editedAt: Date | null
  readonly answer: string | null
  readonly answeredAt: Date | null
  /** The other side has written one too, or the time of the seal is over. */
  readonly isOpen: boolean
  readonly isHidden: boolean
  readonly hiddenReasons: readonly AdvertReason[]
}

export interface Reader {
  readonly readerId: number
  /** Reviews written before this time are open. */
  readonly openBefore: Date
}

export interface Page extends Reader {
  readonly userId: number
  /** `public`: of the user as subject, as the reader sees them. */
  readonly side: 'public' | 'received' | 'written'
  readonly start: number
  readonly size: number
}

/** Newest first, with the count of all. */
export async function listReviews(
  sql: Db,
  { readerId, openBefore, userId, side, start, size }: Page,
): Promise<{ items: StoredReview[]; count: number }> {
  const open = isOpen(sql, openBefore)
  const of = {
    public: sql`r.subject_id = ${userId} and r.hidden_at is null and (${open} or r.author_id = ${readerId})`,
    received: sql`r.subject_id = ${userId} and r.hidden_at is null and ${open}`,
    written: sql`r.author_id = ${userId}`,
  }[side]
  const [items, [counted]] = await Promise.all([
    sql<StoredReview[]>`
      ${reviewColumns(sql, openBefore)} where ${of}
      order by r.written_at desc, r.id desc limit ${size} offset ${start}`,
    sql<{ count: number }[]>`select count(*)::int from reviews r where ${of}`,
  ])
  return { items, count: counted?.count ?? 0 }
}

/** A review that the reader may see. */
export async function findReview(
  sql: Db,
  id: number,
  { readerId, openBefore }: Reader,
): Promise<StoredReview | null> {
  const [review] = await sql<StoredReview[]>`
    ${reviewColumns(sql, openBefore)}
    where r.id = ${id}
      and (r.author_id = ${readerId} or r.hidden_at is null and ${isOpen(sql, openBefore)})`
  return review ?? null
}

function reviewColumns(sql: Db, openBefore: Date) {
  return sql`
    select r.id, ${person(sql, 'author')} as author, ${person(sql, 'subject')} as subject, r.stars, r.text, r.title,
      a.id as advert_id, r.written_at, r.edited_at, r.answer, r.answered_at,
      ${isOpen(sql, openBefore)} as is_open, r.hidden_at is not null as is_hidden,
      coalesce(r.hidden_reasons, '[]'::jsonb) as hidden_reasons
    from reviews r
    join users author on author.id = r.author_id
    join users subject on subject.id = r.subject_id
    left join adverts a on a.id = r.advert_id and a.status = 'active' and a.is_public and a.is_owner_active`
}

export function person(sql: Db, table: 'author' | 'subject' | 'other') {
  const u = sql(table)
  return sql`jsonb_build_object('id', ${u}.id, 'username', ${u}.username, 'avatar', ${u}.avatar, 'status', ${u}.status,
    'isErased', ${u}.status = 'deleted' and ${u}.deleted_at is null,
    'name', coalesce(nullif(${u}.brand, ''), nullif(${u}.full_name, ''), ${u}.username))`
}

/** A review `r` that others than its author see. */
function isOpen(sql: Db, openBefore: Date) {
  return sql`(r.written_at <= ${openBefore} or exists (
    select 1 from reviews o
    where o.author_id = r.subject_id and o.subject_id = r.author_id and o.advert_id = r.advert_id))`
}

/** Numbers of open reviews of a person by stars, from one to five. */
export async function countStars(sql: Db, userId: number, openBefore: Date): Promise<number[]> {
  const rows = await sql<{ stars: number; count: number }[]>`
    select r.stars, count(*)::int from reviews r
    where r.subject_id = ${userId} and r.hidden_at is null and ${isOpen(sql, openBefore)}
    group by r.stars`
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0)
}

/** False if it cannot be changed any more. */
export async function updateReview(
  sql: Db,
  review: { id: number; authorId: number; stars: number; text: string; now: Date },
  openBefore: Date,
): Promise<boolean> {
  const { id, authorId, stars, text, now } = review
  const rows = await sql`
    update reviews set stars = ${stars}, text = ${text}, edited_at = ${now}
    where id = ${id} and author_id = ${authorId} and written_at > ${openBefore} and hidden_at is null
    returning 1`
  return rows.length > 0
}

/** False if there is an answer already. */
export async function updateAnswer(
  sql: Db,
  { id, text, now }: { readonly id: number; readonly text: string; readonly now: Date },
): Promise<boolean> {
  const rows = await sql`
    update reviews set answer = ${text}, answered_at = ${now} where id = ${id} and answer is null returning 1`
  return rows.length > 0
}

/** Marks open reviews as told to the people they are about; returns their ids. */
export async function markOpenedTold(
  sql: Db,
  { now, openBefore }: { readonly now: Date; readonly openBefore: Date },
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    update reviews set told_at = ${now}
    where id = any (array(
      select r.id from reviews r
      where r.told_at is null and r.hidden_at is null and ${isOpen(sql, openBefore)}
      order by r.written_at limit 1000
      for update skip locked))
    returning id`
  return rows.map(({ id }) => id)
}

/** What a user wrote: reviews, answers and flags. */
export async function listWritten(sql: Db, userId: number): Promise<object[]> {
  return sql<object[]>`
    select r.title, r.stars, r.text, null as answer, null as flag, r.written_at as at
      from reviews r where r.author_id = ${userId}
    union all
    select r.title, r.stars, null, r.answer, null, r.answered_at
      from reviews r where r.subject_id = ${userId} and r.answer is not null
    union all
    select r.title, null, null, null, f.code || ' ' || f.text, f.flagged_at
      from review_flags f join reviews r on r.id = f.review_id where f.user_id = ${userId}
    order by at`
}

export async function deleteReviewsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from review_flags where user_id = ${userId}`
  await sql`delete from reviews where subject_id = ${userId}`
  await sql`update reviews set text = '' where author_id = ${userId}`
}
