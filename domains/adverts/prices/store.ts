import type { Db } from '../../deps.ts'
import {
  closeAttributes,
  coarseAttributes,
  finerAttributes,
  typedAttribute,
  type ComparablePrices,
} from './comparison.ts'

/** Prices of a group of comparable adverts. */
export interface KindPrices extends ComparablePrices {
  /** Joined values of the shared attributes, in order of their keys; `finer` is null if those may differ. */
  readonly coarse: string
  readonly finer: string | null
  /** What only the closest share: further values, the year of which a neighbour may differ by one, and the place of rooms. */
  readonly close: string | null
}

/** Ids of subcategories by slug; unknown ones are absent. */
export async function listSubcategoryIds(
  sql: Db,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql<{ slug: string; id: number }[]>`
    select slug, id from subcategories where slug = any (${[...slugs]})`
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** Sample that includes rare models and is read in tens of milliseconds. */
const sampleSize = 5_000

/**
 * Prices of every group among the newest adverts of a subcategory, in one query; groups with fewer than `least`
 * adverts are excluded. Each distinct brand is normalized once, because that is the most expensive step.
 */
export async function listKindPrices(
  sql: Db,
  subcategoryId: number,
  least: number,
): Promise<KindPrices[]> {
  return sql<KindPrices[]>`
    with newest as materialized (
      select i.price_mdl as bani, a.attributes, a.place_id, a.attributes ->> ${typedAttribute}::text as typed
      from (
        select advert_id, price_mdl from ad_index
        where subcategory_id = ${subcategoryId} and price_mdl > 0
        order by seq desc limit ${sampleSize}) i
      join adverts a on a.id = i.advert_id
    ), folded_brands as materialized (
      select typed, plain_words(typed) as plain from (select distinct typed from newest where typed is not null) brands
    ), compared as (
      select bani, ${joinValues(sql, coarseAttributes)} as coarse, ${joinValues(sql, finerAttributes)} as finer,
        ${joinValues(sql, closeAttributes)} as said,
        case when jsonb_typeof(attributes -> 'year') = 'number' then (attributes ->> 'year')::numeric::int end as made,
        case when attributes ? 'rooms' then coalesce(place_id::text, '') else '' end as place
      from newest left join folded_brands using (typed)
    )
    select coarse, finer, null as close, ${summary(sql)}
    from compared
    group by grouping sets ((coarse, finer), (coarse))
    having count(*) >= ${least}
    union all
    select coarse, finer, said || '|' || coalesce((made + beside)::text, '') || '|' || place as close, ${summary(sql)}
    from compared join (values (-1), (0), (1)) years (beside) on beside = 0 or made is not null
    group by 1, 2, 3
    having count(*) >= ${least}`
}

/** Number, median and quartiles of `bani` in MDL. */
function summary(sql: Db) {
  return sql`count(*)::int as count,
    (percentile_cont(0.5) within group (order by bani) / 100)::float8 as median,
    (percentile_cont(0.25) within group (order by bani) / 100)::float8 as low,
    (percentile_cont(0.75) within group (order by bani) / 100)::float8 as high`
}

function joinValues(sql: Db, keys: readonly string[]) {
  return keys
    .map((key) => (key === typedAttribute ? sql`plain` : sql`attributes ->> ${key}::text`))
    .map((value) => sql`coalesce(${value}, '')`)
    .reduce((line, value) => sql`${line} || '|' || ${value}`)
}
