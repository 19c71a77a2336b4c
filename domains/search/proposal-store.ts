import type { Db } from '../deps.ts'

/** How many adverts of a word are looked at; more do not change where they mostly are. */
const looked = 300

/**
 * Subcategories for a title: each of its words votes with the share of its adverts that are there, rare words
 * with all their weight. Ids, the likeliest first.
 */
export async function listProposed(sql: Db, title: string, most: number): Promise<number[]> {
  const rows = await sql<{ subcategoryId: number }[]>`
    with words as (
      select any_of(roots.roots || roots.loose) as query, position
      from unnest(string_to_array(plain_words(${title}), ' ')) with ordinality typed (word, position),
        query_roots(array[typed.word]) roots
      where length(typed.word) > 1 and position <= 8 and roots.roots <> '{}'
    ), hits as (
      select words.position, hit.subcategory_id, count(*)::float8 as n
      from words
      cross join lateral (
        select subcategory_id from ad_index where tsv @@ words.query limit ${looked}) hit
      where words.query is not null and hit.subcategory_id is not null
      group by words.position, hit.subcategory_id
    ), votes as (
      select subcategory_id, n / sum(n) over (partition by position) / (1 + 0.2 * (position - 1)) as vote
      from hits
    )
    select subcategory_id from votes
    group by subcategory_id
    having sum(vote) > 0.1
    order by sum(vote) desc, subcategory_id
    limit ${most}`
  return rows.map(({ subcategoryId }) => subcategoryId)
}
