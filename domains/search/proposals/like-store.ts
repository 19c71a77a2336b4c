import type { Db } from '../../deps.ts'

/** As many public adverts of a word are looked at; more do not change where they mostly are. */
const looked = 300

/** Titles of one subcategory that meet the same of the queries. */
export interface LikeTitles {
  readonly subcategoryId: number
  /** Of public adverts, else of the reference data. */
  readonly isMarket: boolean
  /** The queries that they meet, counted from 0, and those that their first words meet. */
  readonly met: readonly number[]
  readonly heads: readonly number[]
  readonly count: number
  /** How many titles their subcategory has in all, at least 1. */
  readonly size: number
}

/** Titles of public adverts and of the reference data that meet any of the queries, gathered by what they meet. */
export async function listLikeTitles(sql: Db, queries: readonly string[]): Promise<LikeTitles[]> {
  return sql<LikeTitles[]>`
    with asked as materialized (
      select query::tsquery as query, position::int - 1 as position
      from unnest(${[...queries]}::text[]) with ordinality q (query, position)
    ), found as (
      select i.advert_id, i.subcategory_id, i.head, i.tsv, true as is_market
      from asked cross join lateral (select * from ad_index where tsv @@ asked.query limit ${looked}) i
      where i.subcategory_id is not null
      union
      select null, e.subcategory_id, e.head, e.tsv, false
      from asked join title_examples e on e.tsv @@ asked.query
    ), compared as (
      select subcategory_id, is_market,
        array(select position from asked where tsv @@ query) as met,
        array(select position from asked
          where array_to_tsvector(array(select '^' || root from unnest(head) root)) @@ query) as heads
      from found
    ), gathered as (
      select subcategory_id, is_market, met, heads, count(*)::int as count
      from compared group by subcategory_id, is_market, met, heads
    )
    select g.*, greatest(1, case when g.is_market
      then (select n from listing_counts l where l.category_id = 0 and l.subcategory_id = g.subcategory_id
        and l.district_id = 0 and l.place_id = 0)
      else (select count(*) from title_examples e where e.subcategory_id = g.subcategory_id) end)::int as size
    from gathered g`
}
