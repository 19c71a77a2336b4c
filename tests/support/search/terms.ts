import { queryTerms, type QueryTerms } from '#domains/search/analyze/query-terms.ts'
import { queryWords } from '#domains/search/analyze/query-words.ts'
import type { Term } from '#domains/search/expand/term.ts'
import type { Deps } from '#domains/deps.ts'

export async function termsOf(deps: Deps, query: string): Promise<QueryTerms> {
  const { words, ...sources } = await queryWords(deps, query)
  return queryTerms(words, sources)
}

/** The words of each term. */
export function shown({ terms }: QueryTerms): string[] {
  return terms.map(({ words }) => words.join(' '))
}

export function termFor({ terms }: QueryTerms, words: string): Term {
  const found = terms.find((term) => term.words.join(' ') === words)
  if (!found) throw new Error(`no term "${words}"`)
  return found
}

/** Lexeme of a reference row. */
export async function lexemeOf({ sql }: Deps, table: 'places' | 'subcategories', slug: string) {
  const [row] = await sql<{ id: number }[]>`select id from ${sql(table)} where slug = ${slug}`
  return `~${table.slice(0, 1)}${row?.id ?? 0}`
}
