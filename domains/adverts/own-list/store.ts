import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { promotionsPerCycle } from '#contract/limits.ts'
import type { Db } from '../../deps.ts'
import { lifeDays } from '../life-days.ts'

/** A row of the owner's list, besides the card. */
export interface OwnLine {
  readonly id: number
  readonly status: AdvertStatus
  readonly isPublic: boolean
  readonly showsPhone: boolean
  readonly reasons: AdvertReason[]
  readonly hasQuestion: boolean
  readonly expiresAt: Date | null
  /** Days that adverts of its category are active. */
  readonly lifeDays: number
  /** Last change by the owner. */
  readonly touchedAt: Date
  readonly version: number
  readonly views: number
  readonly hearts: number
  readonly reveals: number
  readonly promotionsLeft: number
  readonly isPromotedToday: boolean
  readonly cycleStartedAt: Date | null
  readonly hasResults: boolean
}

interface OwnQuery {
  readonly ownerId: number
  readonly status: AdvertStatus | null
  /** Substrings that titles must contain. */
  readonly words: readonly string[]
  readonly today: string
}

export async function listOwnLines(
  sql: Db,
  query: OwnQuery & { start: number; size: number },
): Promise<OwnLine[]> {
  return sql<OwnLine[]>`
    select a.id, a.status, a.is_public, a.shows_phone, a.reasons, a.expires_at, a.touched_at, a.version, a.cycle_started_at,
      ${lifeDays(sql)} as life_days, ${hasQuestion(sql)} as has_question,
      coalesce((select v.views from advert_views v where v.advert_id = a.id), 0) as views,
      (select count(*)::int from favorites f where f.advert_id = a.id) as hearts,
      (select coalesce(sum(r.reveals), 0)::int from advert_reveals r where r.advert_id = a.id) as reveals,
      ${promotionsLeft(sql)} as promotions_left,
      exists (select 1 from promotions p where p.advert_id = a.id and p.day = ${query.today}::date) as is_promoted_today,
      exists (select 1 from promotions p where p.advert_id = a.id)
        or exists (select 1 from bought_promotions b where b.advert_id = a.id) as has_results
    from adverts a
    where ${matchesQuery(sql, query)}
    order by a.id desc
    offset ${query.start} limit ${query.size}`
}

/** The row of one own advert. */
export async function findOwnLine(sql: Db, id: number, today: string): Promise<OwnLine | null> {
  const [line] = await sql<OwnLine[]>`
    select a.id, a.status, a.is_public, a.shows_phone, a.reasons, a.expires_at, a.touched_at, a.version, a.cycle_started_at,
      ${lifeDays(sql)} as life_days, ${hasQuestion(sql)} as has_question,
      0 as views, 0 as hearts, 0 as reveals,
      ${promotionsLeft(sql)} as promotions_left,
      exists (select 1 from promotions p where p.advert_id = a.id and p.day = ${today}::date) as is_promoted_today,
      false as has_results
    from adverts a where a.id = ${id}`
  return line ?? null
}

/** Of a moderator, without an answer. */
function hasQuestion(sql: Db) {
  return sql`(a.status = 'review' and exists (
    select 1 from moderation_questions q
    where q.advert_id = a.id and q.answer is null and q.asked_at >= a.review_since))`
}

/** Free ones of the cycle, and those that were bought for the advert or the account. */
function promotionsLeft(sql: Db) {
  return sql`(greatest(0, ${promotionsPerCycle} - (select count(*) from promotions p
    where p.advert_id = a.id and p.bought_id is null
      and p.day >= (coalesce(a.cycle_started_at, '-infinity') at time zone 'Europe/Chisinau')::date))
    + (select coalesce(sum(b.lifts - (select count(*) from promotions p where p.bought_id = b.id)), 0)
      from bought_promotions b where b.advert_id = a.id and b.kind = 'bump' and b.revoked_at is null)
    + (select coalesce(sum(c.granted - c.used - c.revoked), 0)
      from promotion_credits c where c.user_id = a.owner_id and (c.expires_at is null or c.expires_at > now())))::int`
}

/** Number of adverts by state. */
export async function countOwn(sql: Db, ownerId: number): Promise<Record<string, number>> {
  const rows = await sql<{ status: string; n: number }[]>`
    select status, count(*)::int as n from adverts
    where owner_id = ${ownerId} and status <> 'deleted' group by status`
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

export async function countOwnLines(sql: Db, query: OwnQuery): Promise<number> {
  const [row] = await sql<
    { n: number }[]
  >`select count(*)::int as n from adverts a where ${matchesQuery(sql, query)}`
  return row?.n ?? 0
}

/** Compares folded texts with `position`, so that `%` and `_` are literal. */
function matchesQuery(sql: Db, { ownerId, status, words }: OwnQuery) {
  const titles = sql`fold(a.title_ro || ' ' || a.title_ru || ' ' || a.title_en)`
  return sql`
    a.owner_id = ${ownerId} and ${status === null ? sql`a.status <> 'deleted'` : sql`a.status = ${status}`}
    ${words.reduce((all, word) => sql`${all} and position(fold(${word}) in ${titles}) > 0`, sql``)}`
}

export interface StatisticsDay {
  readonly day: string
  readonly views: number
  readonly reveals: number
  /** Of people who ask. */
  readonly messages: number
  /** Marked on this day and kept until now. */
  readonly favorites: number
  readonly isPromoted: boolean
}

/** By Chișinău day, up to today. */
export async function listStatistics(
  sql: Db,
  id: number,
  { today, days }: { today: string; days: number },
): Promise<StatisticsDay[]> {
  return sql<StatisticsDay[]>`
    with sent as (
      select (m.sent_at at time zone 'Europe/Chisinau')::date as day, count(*)::int as n
      from conversations c
      join messages m on m.conversation_id = c.id and m.author_id = c.buyer_id and not m.is_held
      where c.advert_id = ${id}
      group by 1
    ), marked as (
      select (f.created_at at time zone 'Europe/Chisinau')::date as day, count(*)::int as n
      from favorites f where f.advert_id = ${id} group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day,
      (select count(*)::int from advert_view_marks m where m.advert_id = ${id} and m.day = d.day) as views,
      coalesce((select r.reveals from advert_reveals r where r.advert_id = ${id} and r.day = d.day), 0) as reveals,
      coalesce((select n from sent where sent.day = d.day), 0) as messages,
      coalesce((select n from marked where marked.day = d.day), 0) as favorites,
      exists (select 1 from promotions p where p.advert_id = ${id} and p.day = d.day) as is_promoted
    from (select (${today}::date - n)::date as day from generate_series(0, ${days - 1}) n) d
    order by d.day`
}

export async function countOutcome(
  sql: Db,
  id: number,
): Promise<{ views: number; hearts: number; reveals: number }> {
  const [row] = await sql<{ views: number; hearts: number; reveals: number }[]>`
    select coalesce((select views from advert_views where advert_id = ${id}), 0) as views,
      (select count(*)::int from favorites where advert_id = ${id}) as hearts,
      (select coalesce(sum(reveals), 0)::int from advert_reveals where advert_id = ${id}) as reveals`
  return row ?? { views: 0, hearts: 0, reveals: 0 }
}

/** Whether anything of the price list has a price. The list is of a domain that this one does not know. */
export async function isAnythingSold(sql: Db): Promise<boolean> {
  const rows = await sql`select 1 from products where price_bani > 0 limit 1`
  return rows.length > 0
}
