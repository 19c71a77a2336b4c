import type { Db } from '../../deps.ts'

/** False if the advert was promoted on that day already; the primary key decides between concurrent requests. */
export async function insertPromotion(
  sql: Db,
  {
    advertId,
    day,
    at,
    boughtId,
  }: { advertId: number; day: string; at: Date; boughtId: number | null },
): Promise<boolean> {
  const rows = await sql`
    insert into promotions (advert_id, day, promoted_at, bought_id) values (${advertId}, ${day}, ${at}, ${boughtId})
    on conflict do nothing
    returning 1`
  return rows.length > 0
}

/** Assigns a new `seq`, the position in lists, see `draw_advert_seq()`. */
export async function markPromoted(sql: Db, advertId: number, at: Date): Promise<void> {
  await sql`update adverts set promoted_at = ${at} where id = ${advertId}`
}

export async function countPromotions(
  sql: Db,
  { advertId, since, today }: { advertId: number; since: string; today: string },
): Promise<{ used: number; isToday: boolean }> {
  const [row] = await sql<{ used: number; isToday: boolean }[]>`
    select count(*) filter (where day >= ${since}::date and bought_id is null)::int as used,
      coalesce(bool_or(day = ${today}::date), false) as is_today
    from promotions where advert_id = ${advertId}`
  return row ?? { used: 0, isToday: false }
}

/** The oldest bought bump that has lifts, with the number of lifts left in all of them; null without any. */
export async function findBoughtLifts(
  sql: Db,
  advertId: number,
): Promise<{ boughtId: number; left: number } | null> {
  const [row] = await sql<{ boughtId: number; left: number }[]>`
    select (array_agg(id order by granted_at, id))[1] as bought_id, sum(unspent)::int as left
    from (
      select b.id, b.granted_at, b.lifts - (select count(*) from promotions p where p.bought_id = b.id) as unspent
      from bought_promotions b
      where b.advert_id = ${advertId} and b.kind = 'bump' and b.revoked_at is null
    ) bumps
    where unspent > 0
    having count(*) > 0`
  return row ?? null
}
