import type { TransactionSql } from 'postgres'

/** What the index says otherwise of adverts than it would if they were stored today. */
export interface Stale {
  readonly subcategories: readonly number[]
  readonly places: readonly number[]
}

/** Makes the rows of these adverts in the index anew; the counters follow by their triggers. */
export async function reindex(
  sql: TransactionSql,
  { subcategories, places }: Stale,
): Promise<void> {
  if (subcategories.length + places.length === 0) return
  await sql`
    update ad_index i set (district_id, latitude, longitude, tsv) = (r.district_id, r.latitude, r.longitude, r.tsv)
    from ad_index_rows r
    where r.advert_id = i.advert_id
      and (r.subcategory_id = any (${[...subcategories]}) or r.place_id = any (${[...places]}))`
}
