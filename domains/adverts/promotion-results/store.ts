import type { PromotionResult } from '#contract/adverts/promotion-results.ts'
import type { PromotionKind } from '#contract/adverts/promotions.ts'
import type { Db } from '../../deps.ts'
import type { Days } from './rules.ts'

export type Counts = NonNullable<PromotionResult['during']>

/** Counts of an advert in each of some spans of days, in their order. */
export async function countDays(
  sql: Db,
  advertId: number,
  spans: readonly Days[],
): Promise<Counts[]> {
  if (spans.length === 0) return []
  return sql<Counts[]>`
    select
      (select count(*)::int from advert_view_marks m
        where m.advert_id = ${advertId} and m.day >= span.first and m.day < span.after) as views,
      (select coalesce(sum(r.reveals), 0)::int from advert_reveals r
        where r.advert_id = ${advertId} and r.day >= span.first and r.day < span.after) as reveals,
      (select count(*)::int from conversations c
        where c.advert_id = ${advertId}
          and c.created_at >= span.first::timestamp at time zone 'Europe/Chisinau'
          and c.created_at < span.after::timestamp at time zone 'Europe/Chisinau') as conversations,
      (select count(*)::int from favorites f
        where f.advert_id = ${advertId}
          and f.created_at >= span.first::timestamp at time zone 'Europe/Chisinau'
          and f.created_at < span.after::timestamp at time zone 'Europe/Chisinau') as hearts
    from unnest(${spans.map(({ first }) => first)}::date[], ${spans.map(({ after }) => after)}::date[])
      with ordinality span (first, after, position)
    order by span.position`
}

/** Days on which an advert was lifted. */
export async function listLifts(
  sql: Db,
  advertId: number,
): Promise<{ day: string; isBought: boolean }[]> {
  return sql<{ day: string; isBought: boolean }[]>`
    select to_char(day, 'YYYY-MM-DD') as day, bought_id is not null as is_bought
    from promotions where advert_id = ${advertId} order by day desc limit 100`
}

/** Bought promotions with a time, with the moment at which they end or were revoked. */
export async function listBought(
  sql: Db,
  advertId: number,
): Promise<{ kind: Exclude<PromotionKind, 'bump'>; startsAt: Date; endsAt: Date }[]> {
  return sql<{ kind: Exclude<PromotionKind, 'bump'>; startsAt: Date; endsAt: Date }[]>`
    select kind, starts_at, least(ends_at, revoked_at) as ends_at
    from bought_promotions
    where advert_id = ${advertId} and kind <> 'bump' and (revoked_at is null or revoked_at > starts_at)
    order by starts_at desc, id desc limit 100`
}
