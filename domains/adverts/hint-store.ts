import type { AttributeValues } from '#contract/adverts.ts'
import type { Db } from '../deps.ts'

/** MDL. Half of the adverts lie between low and high. */
export interface PriceHint {
  readonly count: number
  readonly median: number
  readonly low: number
  readonly high: number
}

/** The newest tell what things cost now. */
const looked = 200

/** Prices of the newest public adverts of the subcategory that share these values of attributes. */
export async function findPriceHint(
  sql: Db,
  subcategory: string,
  shared: AttributeValues,
): Promise<PriceHint | null> {
  const isShared =
    Object.keys(shared).length > 0 ? sql`a.attributes @> ${sql.json(shared)}` : sql`true`
  const [hint] = await sql<PriceHint[]>`
    select count(*)::int as count,
      (percentile_cont(0.5) within group (order by price_mdl) / 100)::float8 as median,
      (percentile_cont(0.25) within group (order by price_mdl) / 100)::float8 as low,
      (percentile_cont(0.75) within group (order by price_mdl) / 100)::float8 as high
    from (
      select i.price_mdl from ad_index i
      join adverts a on a.id = i.advert_id
      where i.subcategory_id = (select id from subcategories where slug = ${subcategory})
        and i.price_mdl > 0 and ${isShared}
      order by i.seq desc limit ${looked}) prices`
  return hint ?? null
}
