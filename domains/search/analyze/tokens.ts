import type { Deps } from '../../deps.ts'
import { plainWords } from '#contract/rules/fold.ts'
import { soundOf } from '../spelling/typos.ts'
import { listWordForms, type WordForms } from './lexicon-store.ts'

/** Further words of a query are ignored. */
const maxQueryWords = 12
const maxCachedWords = 20_000

/** Romanian and English stop words; the Russian ones are removed by the stemmer of PostgreSQL. */
const stopWords = new Set(
  'a al ale cu de din in la o pe pentru sau si un una unei unui the of for with and an on to or by'.split(
    ' ',
  ),
)

/** In either alphabet, because Romanian is also written in Cyrillic. */
export function isStopWord(word: string): boolean {
  return stopWords.has(/[а-я]/.test(word) ? soundOf(word) : word)
}

/** The folded words of a text, without stop words. */
export function contentOf(text: string): string[] {
  return plainWords(text).filter((word) => !isStopWord(word))
}

/** The folded words of a query, without stop words, at most `maxQueryWords`. */
export function wordsOf(text: string): string[] {
  return contentOf(text).slice(0, maxQueryWords)
}

const cachedForms = new Map<string, WordForms>()
const none: WordForms = { roots: [], loose: [], ro: '', en: '' }

export type FormsByWord = ReadonlyMap<string, WordForms>

/** Stems of each word; none for a stop word. Cached without expiry, because they depend on the word alone. */
export async function rootsOf(
  deps: Pick<Deps, 'sql'>,
  words: readonly string[],
): Promise<FormsByWord> {
  const unknown = [...new Set(words)].filter((word) => !cachedForms.has(word))
  if (cachedForms.size + unknown.length > maxCachedWords) cachedForms.clear()
  const found = unknown.length > 0 ? await listWordForms(deps.sql, unknown) : []
  const forms = new Map(found.map(({ word, ...one }): [string, WordForms] => [word, one]))
  for (const [word, one] of forms) cachedForms.set(word, one)
  return new Map(words.map((word) => [word, cachedForms.get(word) ?? forms.get(word) ?? none]))
}
