import type { PromotionKind } from '#contract/adverts/promotions.ts'
import type { Db } from '../../deps.ts'

/** A bought promotion that runs, waits or has just ended, with the branch and place of a public advert. */
export interface RunningPromotion {
  readonly advertId: number
  readonly kind: Exclude<PromotionKind, 'bump'>
  readonly startsAt: Date
  readonly endsAt: Date
  /** False of an advert that is not public: the rest is then null. */
  readonly isListed: boolean
  readonly categoryId: number | null
  readonly subcategoryId: number | null
  readonly districtId: number | null
  readonly placeId: number | null
  readonly sectorId: number | null
  readonly ownerId: number | null
}

export async function listRunning(sql: Db): Promise<RunningPromotion[]> {
  return sql<RunningPromotion[]>`
    select b.advert_id, b.kind, b.starts_at, b.ends_at, i.advert_id is not null as is_listed,
      i.category_id, i.subcategory_id, i.district_id, i.place_id, i.sector_id, i.owner_id
    from bought_promotions b
    left join ad_index i on i.advert_id = b.advert_id
    where b.told <> 'end' and b.kind <> 'bump' and b.revoked_at is null
    order by b.advert_id, b.id`
}

/**
 * Notes that the pages were told of promotions that began, ended or were revoked before `settled`. Returns their
 * adverts, each once for each promotion.
 */
export async function updateTold(
  sql: Db,
  settled: Date,
): Promise<{ id: number; categorySlug: string | null }[]> {
  return sql<{ id: number; categorySlug: string | null }[]>`
    with due as (
      select id, advert_id, b.kind = 'bump' or coalesce(b.revoked_at, b.ends_at) <= ${settled} as is_over
      from bought_promotions b
      where b.told <> 'end' and (coalesce(b.revoked_at, b.ends_at) <= ${settled}
        or b.told = 'nothing' and greatest(b.granted_at, b.starts_at) <= ${settled})
    )
    update bought_promotions b set told = case when due.is_over then 'end' else 'start' end
    from due
    join adverts a on a.id = due.advert_id
    left join categories c on c.id = a.category_id
    where b.id = due.id
    returning a.id, c.slug as category_slug`
}

/** Deletes promotions that ended before then; bumps are kept, because lifts may be left of them. */
export async function deleteEndedBefore(sql: Db, before: Date): Promise<void> {
  await sql`
    delete from bought_promotions
    where told = 'end' and kind <> 'bump' and coalesce(revoked_at, ends_at) <= ${before}`
}
