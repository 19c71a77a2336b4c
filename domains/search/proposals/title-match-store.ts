import type { Db } from '../../deps.ts'

/** Public adverts read per query; a larger sample does not change the distribution over subcategories. */
const sampleSize = 300

/** Titles of one subcategory that match the same subset of the queries. */
export interface TitleMatches {
  readonly subcategoryId: number
  /** Titles of public adverts; otherwise examples from the reference data. */
  readonly isMarket: boolean
  /** Indices of the queries that match anywhere in the titles, and of those that match their first words. */
  readonly met: readonly number[]
  readonly heads: readonly number[]
  readonly count: number
  /** Number of all titles in the subcategory, at least 1. */
  readonly size: number
}

/**
 * Titles of public adverts and of the reference data that match any of the queries, grouped by subcategory and
 * matches.
 */
export async function listTitleMatches(
  sql: Db,
  queries: readonly string[],
): Promise<TitleMatches[]> {
  return sql<TitleMatches[]>`
    with numbered as materialized (
      select query::tsquery as query, position::int - 1 as position
      from unnest(${[...queries]}::text[]) with ordinality q (query, position)
    ), found as (
      select i.advert_id, i.subcategory_id, i.head, i.tsv, true as is_market
      from numbered cross join lateral (select * from ad_index where tsv @@ numbered.query limit ${sampleSize}) i
      where i.subcategory_id is not null
      union
      select null, e.subcategory_id, e.head, e.tsv, false
      from numbered join title_examples e on e.tsv @@ numbered.query
    ), matched as (
      select subcategory_id, is_market,
        array(select position from numbered where tsv @@ query) as met,
        array(select position from numbered
          where array_to_tsvector(array(select '^' || root from unnest(head) root)) @@ query) as heads
      from found
    ), grouped as (
      select subcategory_id, is_market, met, heads, count(*)::int as count
      from matched group by subcategory_id, is_market, met, heads
    )
    select g.*, greatest(1, case when g.is_market
      then (select n from listing_counts l where l.category_id = 0 and l.subcategory_id = g.subcategory_id
        and l.district_id = 0 and l.place_id = 0)
      else (select count(*) from title_examples e where e.subcategory_id = g.subcategory_id) end)::int as size
    from grouped g`
}
