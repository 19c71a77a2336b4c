import type { Db } from '../../deps.ts'
import type { Clause } from '../condition.ts'
import { tsQueryText } from '../condition.ts'

/** Clauses of a term, from the strictest. */
export interface TermClauses {
  readonly strict: Clause
  readonly title: Clause
  readonly any: Clause
}

/** For each term the strictest clause that an advert meets. Undefined for an advert that is not public. */
export async function listMetClauses(
  sql: Db,
  advertId: number,
  terms: readonly TermClauses[],
): Promise<(keyof TermClauses | 'missing')[] | undefined> {
  const queries = (field: keyof TermClauses): string[] =>
    terms.map((term) => tsQueryText([term[field]]))
  const [row] = await sql<{ met: (keyof TermClauses | 'missing')[] }[]>`
    select array(
      select case when i.tsv @@ t.strict::tsquery then 'strict' when i.tsv @@ t.title::tsquery then 'title'
        when i.tsv @@ t.wide::tsquery then 'any' else 'missing' end
      from unnest(${queries('strict')}::text[], ${queries('title')}::text[], ${queries('any')}::text[])
        with ordinality t (strict, title, wide, position)
      order by t.position) as met
    from ad_index i where i.advert_id = ${advertId}`
  return row?.met
}

export async function listTitles(sql: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; title: string; slug: string }[]>`
    select a.id, coalesce(nullif(a.title_ro, ''), nullif(a.title_ru, ''), a.title_en) as title, s.slug
    from adverts a left join subcategories s on s.id = a.subcategory_id
    where a.id = any (${[...ids]})`
  return new Map(rows.map(({ id, title, slug }) => [id, `${title} (${slug})`]))
}
