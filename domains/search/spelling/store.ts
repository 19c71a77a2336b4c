import type { Db } from '../../deps.ts'
import type { Limits, TsQuery } from '../condition.ts'

/** Whether any public advert matches a query. */
export async function hasMatch(
  sql: Db,
  tsQuery: TsQuery,
  limits: Limits | null = null,
): Promise<boolean> {
  const [row] = await sql<{ hasMatch: boolean }[]>`
    select cardinality((hits_by_seq(${[...tsQuery]}::text[]::tsquery[], limits_of(${limits && sql.json({ ...limits })}), null, -1, 1)).ids) > 0 as has_match`
  return row?.hasMatch ?? false
}

const maxCandidates = 100

/**
 * Words of titles with a similar phonetic key: with a common deletion variant or, from two typos on, with similar
 * trigrams.
 */
export async function listNearWords(
  sql: Db,
  sound: string,
  typos: number,
): Promise<{ word: string; adverts: number }[]> {
  return sql`
    (select word, adverts from search_words
      where deletions && word_deletions(${sound})
      order by adverts desc limit ${maxCandidates})
    union
    (select word, adverts from search_words
      where ${typos > 1} and sound % ${sound} and length(sound) between length(${sound}) - 2 and length(${sound}) + 2
      order by similarity(sound, ${sound}) desc limit ${maxCandidates})`
}
