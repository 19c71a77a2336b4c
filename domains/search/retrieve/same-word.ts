import type { Deps } from '../../deps.ts'
import { hasName, isAmbiguous } from '../dictionary/agreement.ts'
import type { Term } from '../expand/term.ts'
import { contentOf } from '../analyze/tokens.ts'
import { listTextsWithout, type Rows } from './store.ts'

/**
 * Removes adverts from the only page of a search for one short word of the dictionary that have another word with the
 * same root (cal: urgent calls). Of the first of several pages they come last; when it has no others, nothing is
 * found.
 */
export async function withSameWord(
  { sql }: Pick<Deps, 'sql'>,
  terms: readonly Term[],
  rows: Rows,
  { size, isRanked }: { size: number; isRanked: boolean },
): Promise<Rows> {
  const [term, ...others] = terms
  const [word = '', ...furtherWords] = term?.words ?? []
  const isOneWord = others.length === 0 && furtherWords.length === 0
  if (!term || !isOneWord || !isAmbiguous(word) || rows.ids.length === 0) return rows
  const names = [word, ...term.synonyms].map((name) => contentOf(name))
  const facts = term.title.flatMap(([lexeme = '']) => (lexeme.startsWith('~') ? [lexeme] : []))
  const shown = rows.ids.slice(0, size)
  const texts = await listTextsWithout(sql, shown, facts)
  const other = new Set(
    texts
      .filter(({ title, description }) => !hasName(title, names) && !hasName(description, names))
      .map(({ id }) => id),
  )
  if (other.size === 0) return rows
  const kept = shown.filter((id) => !other.has(id))
  const isOnlyPage = rows.ids.length <= size
  if (kept.length === 0 || isOnlyPage)
    return { ...rows, ids: kept, total: kept.length, isCapped: false }
  const last = isRanked ? shown.filter((id) => other.has(id)) : []
  return { ...rows, ids: [...(isRanked ? [...kept, ...last] : shown), ...rows.ids.slice(size)] }
}
