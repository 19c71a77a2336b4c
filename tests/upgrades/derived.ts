import type { Db } from '#domains/deps.ts'
import { insertRows } from './rows.ts'

/** What the search index is made of. */
const sources = [
  'districts',
  'places',
  'categories',
  'category_groups',
  'subcategories',
  'rate_sets',
  'rates',
  'users',
  'adverts',
]

/** Writes the market of one database into another, whose triggers index it. */
export async function copyMarket(from: Db, to: Db): Promise<void> {
  for (const table of sources) {
    const rows = await from.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${table} t order by 1`,
    )
    await insertRows(
      to,
      table,
      rows.map(({ row }) => row),
    )
  }
  await to`select index_place_names()`
  // Counters are kept at commit.
  await to`set constraints all immediate`
}

/** All rows that functions have computed, as text. */
export async function dumpDerivedRows(sql: Db): Promise<object> {
  const rows = (table: string, where = 'true') =>
    sql.unsafe(`select t::text as row from ${table} t where ${where} order by 1`)
  return {
    index: await rows('ad_index'),
    listings: await rows('listing_counts', 'n <> 0'),
    options: await rows('option_counts', 'n <> 0'),
    words: await rows('search_words'),
    places: await rows('place_names'),
    forms: await rows('word_forms'),
    titles: await rows('title_examples'),
    things: await rows('query_things'),
  }
}

/** Pages, facets and suggestions for what people type. */
export async function dumpAnswers(sql: Db): Promise<readonly object[]> {
  return sql`
    select typed, q.*, page.*, facets_of(array[any_of(roots || loose)], null, 100, null) as facets,
      array(select id from suggest_adverts('{}', null, typed, null, true, 5)) as suggested
    from unnest('{masina,bmw,x5,телефон,husa,usi,шкода}'::text[]) typed,
      lateral query_roots(array[typed]) q,
      lateral search_page(array[quote_literal('~'), any_of(roots || loose)::text], false, null, 'best', null, null, 0, 20, 100) page
    order by typed`
}
