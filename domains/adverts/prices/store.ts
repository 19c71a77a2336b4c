import type { Db } from '../../deps.ts'
import { coarseAttributes, finerAttributes, typedAttribute, type LikePrices } from './comparison.ts'

/** What adverts of one kind cost. */
export interface KindPrices extends LikePrices {
  /** The values that they share, joined in the order of their keys; `finer` null where those may differ. */
  readonly coarse: string
  readonly finer: string | null
}

export async function findSubcategoryId(sql: Db, slug: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from subcategories where slug = ${slug}`
  return row?.id ?? null
}

/** Enough for a rare model, and read in a few hundredths of a second. */
const looked = 5_000

/**
 * The prices of every kind among the newest adverts of a subcategory, in one go; kinds with fewer than `least` are left
 * out. Normalizing a text is the dearest part: each spelling of a brand is normalized once.
 */
export async function listKindPrices(
  sql: Db,
  subcategoryId: number,
  least: number,
): Promise<KindPrices[]> {
  return sql<KindPrices[]>`
    with newest as materialized (
      select i.price_mdl as bani, a.attributes, a.attributes ->> ${typedAttribute}::text as typed
      from (
        select advert_id, price_mdl from ad_index
        where subcategory_id = ${subcategoryId} and price_mdl > 0
        order by seq desc limit ${looked}) i
      join adverts a on a.id = i.advert_id
    ), spelt as materialized (
      select typed, plain_words(typed) as plain from (select distinct typed from newest where typed is not null) brands
    ), compared as (
      select bani, ${said(sql, coarseAttributes)} as coarse, ${said(sql, finerAttributes)} as finer
      from newest left join spelt using (typed)
    )
    select coarse, finer, count(*)::int as count,
      (percentile_cont(0.5) within group (order by bani) / 100)::float8 as median,
      (percentile_cont(0.25) within group (order by bani) / 100)::float8 as low,
      (percentile_cont(0.75) within group (order by bani) / 100)::float8 as high
    from compared
    group by grouping sets ((coarse, finer), (coarse))
    having count(*) >= ${least}`
}

function said(sql: Db, keys: readonly string[]) {
  return keys
    .map((key) => (key === typedAttribute ? sql`plain` : sql`attributes ->> ${key}::text`))
    .map((value) => sql`coalesce(${value}, '')`)
    .reduce((line, value) => sql`${line} || '|' || ${value}`)
}
