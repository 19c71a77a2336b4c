import type { Db } from '../../deps.ts'
import { closestAttributes, sizedAttributes, widestSpan, type Sizing } from './closest.ts'
import {
  coarseAttributes,
  finerAttributes,
  typedAttributes,
  type ComparablePrices,
} from './comparison.ts'

/** Prices of a group of comparable adverts. */
export interface KindPrices extends ComparablePrices {
  /** Joined values of the shared attributes, in order of their keys; `finer` is null if those may differ. */
  readonly coarse: string
  readonly finer: string | null
}

/** Prices of a group of closest adverts; of a unit of size where they are compared by it. */
export interface ClosestPrices extends ComparablePrices {
  /** As `closestOf` builds it. */
  readonly key: string
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

/** Prices of every group among the newest adverts of a subcategory; groups with fewer than `least` adverts are excluded. */
export async function listKindPrices(
  sql: Db,
  subcategoryId: number,
  least: number,
): Promise<KindPrices[]> {
  return sql<KindPrices[]>`
    with ${newestAdverts(sql, subcategoryId)}, compared as (
      select bani, ${joinValues(sql, coarseAttributes)} as coarse, ${joinValues(sql, finerAttributes)} as finer
      from newest)
    select coarse, finer, ${summary(sql)}
    from compared
    group by grouping sets ((coarse, finer), (coarse))
    having count(*) >= ${least}`
}

/** What a year costs at most, as a factor, and the number of adverts that tell it. */
const yearlyMax = 1.3
const yearlyFrom = 20

/**
 * Prices of every group of closest adverts (closest.ts). The yearly factor of a subcategory is the slope of the
 * logarithm of the price over the year, both measured from the mean of adverts that are alike but for the year.
 */
export async function listClosestPrices(
  sql: Db,
  subcategoryId: number,
  least: number,
  sizing: Sizing | null,
): Promise<ClosestPrices[]> {
  const { key, timed } = sizing ?? { key: '', timed: { key: '', values: [] } }
  return sql<ClosestPrices[]>`
    with ${newestAdverts(sql, subcategoryId)}, sizes as (
      select *, case when jsonb_typeof(attributes -> ${key}::text) = 'number'
          and coalesce(attributes ->> ${timed.key}::text, '') <> all (${[...timed.values]}::text[])
        then nullif((attributes ->> ${key}::text)::float8, 0) end as size
      from newest
    ), alike as materialized (
      select bani / coalesce(size, 1) as bani,
        case when jsonb_typeof(attributes -> 'year') = 'number' then (attributes ->> 'year')::numeric::int end as made,
        case when size is null then '|' || ${joinValues(sql, closestAttributes)}
          else ${key} || '|' || ${joinValues(sql, sizedAttributes)} end as values,
        case when ${sizing !== null} or attributes ? 'rooms' then coalesce(place_id::text, '') else '' end as place
      from sizes
    ), yearly as (
      select least(greatest(exp(regr_slope(price, years)), 1), ${yearlyMax}) as factor
      from (select ln(bani) - avg(ln(bani)) over same as price, made - avg(made) over same as years
        from alike where made is not null window same as (partition by values, place)) apart
      having count(*) >= ${yearlyFrom}
    ), compared as (
      select 0 as span, values, null::int as made, place, bani from alike where made is null
      union all
      select 1, values, made + apart, place, bani from alike, generate_series(-1, 1) apart where made is not null
      union all
      select ${widestSpan}::int, values, made + apart, place, bani * factor ^ apart
      from alike, yearly, generate_series(-${widestSpan}::int, ${widestSpan}::int) apart
      where made is not null and factor is not null)
    select span || '|' || values || '|' || coalesce(made::text, '') || '|' || place as key, ${summary(sql)}
    from compared
    group by span, values, made, place
    having count(*) >= ${least}`
}

/** The newest adverts of a subcategory. Each distinct text is normalized once, because that is the most expensive step. */
function newestAdverts(sql: Db, subcategoryId: number) {
  return sql`sample as materialized (
      select i.price_mdl::float8 as bani, a.attributes as said, a.place_id
      from (
        select advert_id, price_mdl from ad_index
        where subcategory_id = ${subcategoryId} and price_mdl > 0
        order by seq desc limit ${sampleSize}) i
      join adverts a on a.id = i.advert_id
    ), folded as materialized (
      select typed, plain_words(typed) as plain
      from (select distinct said ->> key as typed from sample, unnest(${[...typedAttributes]}::text[]) key
        where said ? key) texts
    ), newest as materialized (
      select bani, place_id, said || coalesce(
        (select jsonb_object_agg(key, plain) from unnest(${[...typedAttributes]}::text[]) key
          join folded on typed = said ->> key), '{}') as attributes
      from sample)`
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
    .map((key) => sql`coalesce(attributes ->> ${key}::text, '')`)
    .reduce((line, value) => sql`${line} || '|' || ${value}`)
}
