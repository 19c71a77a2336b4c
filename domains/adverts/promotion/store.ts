import type { Db } from '../../deps.ts'

/** False if the advert was promoted on that day already; the primary key decides between concurrent requests. */
export async function insertPromotion(
  sql: Db,
  { advertId, day, at }: { advertId: number; day: string; at: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into promotions (advert_id, day, promoted_at) values (${advertId}, ${day}, ${at})
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
    select count(*) filter (where day >= ${since}::date)::int as used, coalesce(bool_or(day = ${today}::date), false) as is_today
    from promotions where advert_id = ${advertId}`
  return row ?? { used: 0, isToday: false }
}
