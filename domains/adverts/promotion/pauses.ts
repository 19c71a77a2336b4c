import type { Db } from '../../deps.ts'

/** Notes since when an advert is hidden by moderators or by reports; its promotions run on meanwhile. */
export async function pausePromotions(sql: Db, advertId: number, at: Date): Promise<void> {
  await sql`
    update bought_promotions set paused_at = ${at}
    where advert_id = ${advertId} and revoked_at is null and ends_at > ${at} and paused_at is null`
}

/** Gives the time back for which an advert was hidden wrongly. Returns the number of promotions that are longer now. */
export async function restorePromotionDays(
  sql: Db,
  { advertId, at }: { advertId: number; at: Date },
): Promise<number> {
  const restored = await sql`
    update bought_promotions b
    set starts_at = case when starts_at > paused_at then starts_at + (${at}::timestamptz - paused_at) else starts_at end,
      ends_at = ends_at + (${at}::timestamptz - paused_at), paused_at = null, told = 'nothing'
    where advert_id = ${advertId} and revoked_at is null and paused_at < ${at}
    returning 1`
  return restored.length
}

/** Forgets the pause without giving time back: the advert was hidden rightly. */
export async function endPause(sql: Db, advertId: number): Promise<void> {
  await sql`update bought_promotions set paused_at = null where advert_id = ${advertId} and paused_at is not null`
}

/**
 * Gives a past time back for which an advert was hidden wrongly: the last promotion of each kind is longer by what those
 * of its kind have lost. One that has ended begins again.
 */
export async function givePromotionDaysBack(
  sql: Db,
  { advertId, from, until, now }: { advertId: number; from: Date; until: Date; now: Date },
): Promise<void> {
  await sql`
    with lost as (
      select kind, sum(least(ends_at, ${until}::timestamptz) - greatest(starts_at, ${from}::timestamptz)) as span
      from bought_promotions
      where advert_id = ${advertId} and revoked_at is null and ends_at > ${from} and starts_at < ${until}
      group by kind
    ), last as (
      select distinct on (kind) id, kind, paused_at is null and ends_at < ${now}::timestamptz as has_ended
      from bought_promotions
      where advert_id = ${advertId} and revoked_at is null and ends_at is not null
      order by kind, ends_at desc, id desc
    )
    update bought_promotions b
    set starts_at = case when last.has_ended then ${now}::timestamptz else b.starts_at end,
      ends_at = case when last.has_ended then ${now}::timestamptz else b.ends_at end + lost.span, told = 'nothing'
    from last join lost on lost.kind = last.kind
    where b.id = last.id`
}
