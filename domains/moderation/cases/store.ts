import type { Labels, Lang } from '#contract/languages.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'

/** What a moderator knows of whose case it is. */
export interface CaseOwner {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly isCompany: boolean
  readonly language: Lang
  readonly registeredAt: Date
  readonly status: string
  readonly hasPhone: boolean
  readonly activeAdverts: number
  readonly publishedAdverts: number
  readonly refusedAdverts: number
  readonly upheldReports: number
  readonly reports: number
}

export async function findCaseOwner(sql: Db, id: number): Promise<CaseOwner | null> {
  const [owner] = await sql<CaseOwner[]>`
    with own as materialized (select id, status, published_at from adverts where owner_id = ${id})
    select u.id, u.username, coalesce(nullif(u.brand, ''), u.full_name, '') as name, u.account_type = 1 as is_company,
      u.language, u.created_at as registered_at, u.status, u.phone is not null as has_phone,
      (select count(*)::int from own where status = 'active') as active_adverts,
      (select count(*)::int from own where published_at is not null) as published_adverts,
      (select count(*)::int from advert_decisions d join own on own.id = d.advert_id
        where d.decision in ('reject', 'suspend')) as refused_adverts,
      r.upheld as upheld_reports, r.reports
    from users u, lateral (
      select count(*)::int as reports, count(*) filter (where state = 'upheld')::int as upheld
      from reports where subject = 'advert' and subject_id in (select id from own)
        or subject = 'profile' and subject_id = ${id}) r
    where u.id = ${id}`
  return owner ?? null
}

/** What `findOwn` does not tell of an advert. */
export interface AdvertAround {
  readonly place: Labels | null
  readonly subcategory: Labels | null
}

export async function findAround(sql: Db, id: number): Promise<AdvertAround> {
  const [found] = await sql<AdvertAround[]>`
    select place_labels(p) as place,
      case when s.id is not null then
        jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en) end as subcategory
    from adverts a
    left join places p on p.id = a.place_id
    left join subcategories s on s.id = a.subcategory_id
    where a.id = ${id}`
  return found ?? { place: null, subcategory: null }
}

export interface PastDecision {
  readonly decision: string
  readonly reasons: AdvertReason[]
  readonly by: string | null
  readonly at: Date
}

/** Newest first. */
export async function listPastDecisions(
  sql: Db,
  advertId: number,
  size: number,
): Promise<PastDecision[]> {
  return sql<PastDecision[]>`
    select d.decision, d.reasons, u.username as by, d.decided_at as at
    from advert_decisions d
    left join users u on u.id = d.decided_by
    where d.advert_id = ${advertId}
    order by d.id desc limit ${size}`
}

export interface LikeAdvert {
  readonly id: number
  readonly title: string
  readonly owner: string
  readonly price: number
  readonly currency: CurrencyCode
  readonly image: string | null
  readonly photos: { readonly own: string; readonly other: string } | null
  readonly because: 'photo' | 'text' | 'kind'
}

/** From this trigram similarity on, two texts count as the same. */
const sameText = 0.75
/** Below it an advert of the same kind has nothing to compare: an air gun beside books, both of "hobby". */
const comparableText = 0.15
const comparedSigns = 1_000
/** Adverts of the owner that are compared. */
const ownCompared = 50

/**
 * Adverts with a photo like one of an advert, those with almost its text (of its owner, and `texts`), and those of
 * `similar` whose text has something in common with its own; what is most alike first.
 */
export async function listLike(
  sql: Db,
  id: number,
  { similar, texts }: { similar: readonly number[]; texts: readonly number[] },
  size: number,
): Promise<LikeAdvert[]> {
  const words = sql`left(${advertText(sql, 'title', sql`a.language`)} || ' ' ||
    ${advertText(sql, 'description', sql`a.language`)}, ${comparedSigns}::int)`
  return sql<LikeAdvert[]>`
    with one as (
      select a.owner_id, a.images, ${words} as words from adverts a where a.id = ${id}
    ), ${samePhotos(sql, id)}, candidates as (
      select id from same_photo
      union select unnest(${[...texts]}::int[])
      union select unnest(${[...similar]}::int[])
      union (select a.id from adverts a, one where a.owner_id = one.owner_id and a.id <> ${id}
        and a.status in ('active', 'review', 'rejected', 'suspended') order by a.id desc limit ${ownCompared})
    ), compared as (
      select a.id, ${advertText(sql, 'title', sql`a.language`)} as title, u.username as owner,
        a.price::float8 as price, a.currency, a.images[1] as image, p.photos, similarity(${words}, one.words) as alike,
        p.id is not null as has_photo, a.id = any (${[...similar]}::int[]) as is_similar
      from candidates c join adverts a on a.id = c.id join users u on u.id = a.owner_id
        left join same_photo p on p.id = a.id, one
      where a.status not in ('draft', 'deleted')
    )
    select id, title, owner, price, currency, image, photos,
      case when has_photo then 'photo' when alike >= ${sameText}::float8 then 'text' else 'kind' end as because
    from compared
    where has_photo or alike >= ${sameText}::float8 or (is_similar and alike >= ${comparableText}::float8)
    order by has_photo desc, alike >= ${sameText}::float8 desc, alike desc, id desc
    limit ${size}`
}

/** SQL: the tables of photos of an advert, and of other adverts with one like them, each with such a pair. */
function samePhotos(sql: Db, id: number) {
  return sql`
    own_photos as (
      select p.id, p.print, p.name from photo_prints p, one where p.advert_id = ${id} and p.name = any (one.images)
    ), same_photo as (
      select distinct on (p.advert_id) p.advert_id as id, jsonb_build_object('own', o.name, 'other', p.name) as photos
      from (
        select name, like_id as id from own_photos join photo_likes on photo_id = own_photos.id
        union all select name, photo_id from own_photos join photo_likes on like_id = own_photos.id
        union all select o.name, p.id from own_photos o join photo_prints p on p.print = o.print
      ) o
      join photo_prints p on p.id = o.id
      join adverts a on a.id = p.advert_id and p.name = any (a.images)
      where p.advert_id <> ${id}
      order by p.advert_id, p.id
    )`
}

/** A message by its id. */
export interface HeldMessage {
  readonly conversationId: number
  readonly seq: number
  readonly username: string
  readonly title: string
  readonly text: string
  readonly photos: number
  readonly sentAt: Date
  readonly warnings: string[]
}

export async function findMessage(sql: Db, id: number): Promise<HeldMessage | null> {
  const [message] = await sql<HeldMessage[]>`
    select m.conversation_id, m.seq, u.username, c.title, m.text,
      cardinality(m.photos) as photos, m.sent_at, m.warnings
    from messages m
    join users u on u.id = m.author_id
    join conversations c on c.id = m.conversation_id
    where m.id = ${id}`
  return message ?? null
}

/** Unsettled flags of a review, oldest first: their codes and words. */
export async function listFlags(
  sql: Db,
  reviewId: number,
): Promise<{ code: number; text: string }[]> {
  return sql<{ code: number; text: string }[]>`
    select code, text from review_flags where review_id = ${reviewId} and settled_at is null
    order by flagged_at, user_id`
}

/** Labels of a subcategory by its slug. */
export async function findSubcategoryLabels(sql: Db, slug: string | null): Promise<Labels | null> {
  if (slug === null) return null
  const [found] = await sql<Labels[]>`
    select label_ro as ro, label_ru as ru, label_en as en from subcategories where slug = ${slug}`
  return found ?? null
}
