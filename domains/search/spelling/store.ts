import type { Db } from '../../deps.ts'
import type { Limits, TsQuery } from '../condition.ts'

/** Whether any public advert meets a query. */
export async function isMet(
  sql: Db,
  tsQuery: TsQuery,
  limits: Limits | null = null,
): Promise<boolean> {
  const [row] = await sql<{ isMet: boolean }[]>`
    select cardinality((hits_by_seq(${[...tsQuery]}::text[]::tsquery[], limits_of(${limits && sql.json({ ...limits })}), null, -1, 1)).ids) > 0 as is_met`
  return row?.isMet ?? false
}

const nearLooked = 100

/** Words of titles that sound nearly so; from two typos on also those that share most of their threes of letters. */
export async function listNearWords(
  sql: Db,
  sound: string,
  typos: number,
): Promise<{ word: string; adverts: number }[]> {
  return sql`
    (select word, adverts from search_words
      where deletions && word_deletions(${sound})
      order by adverts desc limit ${nearLooked})
    union
    (select word, adverts from search_words
      where ${typos > 1} and sound % ${sound} and length(sound) between length(${sound}) - 2 and length(${sound}) + 2
      order by similarity(sound, ${sound}) desc limit ${nearLooked})`
}
