import type { Db } from '../../deps.ts'

/** What adverts of one kind cost, in MDL: half of them lie between low and high. */
export interface KindPrices {
  /** The values that they share, of the tight kind or of the wide one. */
  readonly kind: string
  readonly isWide: boolean
  readonly count: number
  readonly median: number
  readonly low: number
  readonly high: number
}

export async function findSubcategoryId(sql: Db, slug: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from subcategories where slug = ${slug}`
  return row?.id ?? null
}

/** Enough for a rare model, and read in a few hundredths of a second. */
const looked = 5_000

/**
 * The prices of every kind among the newest adverts of a subcategory, in one go. Things are of one tight kind when
 * they share these values of attributes, of one wide kind without model and brand; kinds with fewer adverts than
 * `least` are left out.
 */
export async function listKindPrices(
  sql: Db,
  subcategoryId: number,
  least: number,
): Promise<KindPrices[]> {
  return sql<KindPrices[]>`
    with newest as materialized (
      select i.price_mdl as bani,
        concat_ws('|', t.offer, t.make, t.model, t.rooms, t.brand) as tight,
        concat_ws('|', t.offer, t.make, t.rooms) as wide
      from (
        select advert_id, price_mdl from ad_index
        where subcategory_id = ${subcategoryId} and price_mdl > 0
        order by seq desc limit ${looked}) i
      join adverts a on a.id = i.advert_id,
      lateral (select a.attributes ->> 'offer' as offer, a.attributes ->> 'make' as make,
        a.attributes ->> 'model' as model, a.attributes ->> 'rooms' as rooms,
        lower(a.attributes ->> 'brand') as brand) t
    )
    select coalesce(tight, wide) as kind, tight is null as is_wide, count(*)::int as count,
      (percentile_cont(0.5) within group (order by bani) / 100)::float8 as median,
      (percentile_cont(0.25) within group (order by bani) / 100)::float8 as low,
      (percentile_cont(0.75) within group (order by bani) / 100)::float8 as high
    from newest
    group by grouping sets ((tight), (wide))
    having count(*) >= ${least}`
}
