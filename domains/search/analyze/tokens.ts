import type { Deps } from '../../deps.ts'
import { plainWords } from '#contract/rules/fold.ts'
import { soundOf } from '../spelling/typos.ts'
import { listRoots, type WordForms } from './lexicon-store.ts'

/** As many words of a query are looked at. */
const wordsOfQuery = 12
const wordsCached = 20_000

/** Words that say nothing by themselves; the Russian stemmer knows its own. */
const small = new Set(
  'a al ale cu de din in la o pe pentru sau si un una unei unui the of for with and an on to or by'.split(
    ' ',
  ),
)

/** In either alphabet: Romanian is written in Cyrillic letters too. */
export function isSmall(word: string): boolean {
  return small.has(/[а-я]/.test(word) ? soundOf(word) : word)
}

/** The words of a text that say something, folded. */
export function contentOf(text: string): string[] {
  return plainWords(text).filter((word) => !isSmall(word))
}

/** The first of them in what somebody typed. */
export function wordsOf(text: string): string[] {
  return contentOf(text).slice(0, wordsOfQuery)
}

const cachedForms = new Map<string, WordForms>()
const none: WordForms = { roots: [], loose: [], ro: '', en: '' }

export type FormsByWord = ReadonlyMap<string, WordForms>

/**
 * The forms each word may have in the index. They follow from the word alone, so they are cached; none for a
 * word that says nothing.
 */
export async function rootsOf(
  deps: Pick<Deps, 'sql'>,
  words: readonly string[],
): Promise<FormsByWord> {
  const unknown = [...new Set(words)].filter((word) => !cachedForms.has(word))
  if (cachedForms.size + unknown.length > wordsCached) cachedForms.clear()
  const found = unknown.length > 0 ? await listRoots(deps.sql, unknown) : []
  const forms = new Map(found.map(({ word, ...one }): [string, WordForms] => [word, one]))
  for (const [word, one] of forms) cachedForms.set(word, one)
  return new Map(words.map((word) => [word, cachedForms.get(word) ?? forms.get(word) ?? none]))
}
