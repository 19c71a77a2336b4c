import type { Deps } from '../../deps.ts'
import { plainWords } from '#contract/rules/text/fold.ts'
import { derivationsOf } from '../dictionary/derivations.ts'
import { diminutiveBases } from '../dictionary/diminutives.ts'
import { crossingRoots, inflectionsOf, isVerb, otherRoots } from '../dictionary/inflections.ts'
import { soundOf } from '../spelling/typos.ts'
import {
  listWordForms,
  type QueryWordForms,
  type WordForms,
} from '../expand/lexicon/lexicon-store.ts'

/** Further words of a query are ignored. */
const maxQueryWords = 12
const maxCachedWords = 20_000

/** Romanian and English stop words; the Russian ones are removed by the stemmer of PostgreSQL. */
const stopWords = new Set(
  'a al ale cu de din in la o pe pentru sau si un una unei unui the of for with and an on to or by'.split(
    ' ',
  ),
)

/** Pronouns, conjunctions, auxiliary verbs and particles, folded: they say nothing about the thing. */
const functionWords = new Set(
  [
    'sa dar iar ori ce cine unde cind cand cit tu el ea voi ei ele mine tine mie imi iti',
    'ma te se ne va il ii le lui meu mea mei mele tau ta tai tale lor este e sint sunt suntem am are avem aveti au fost',
    'era poate poti putem puteti vreau vrea vrem doresc doreste dorim trebuie acest aceasta acesta aceste acel',
    'acela asta dupa inainte intre ceva cineva foarte mai prea doar numai deja inca alt alta alti alte altul altceva intr dintr',
    'printr fiecare fie chiar cam',
    'могу можем можете хочу хотим хотел хотела хотелось какие мое мои моего моей моему свой своего своей своем наш нашего',
    'нашей ваш вашего это эта которая которые который очень ли бы',
    'i you he she we they my your his our their this that these those who which what where when how is are was were be',
    'been do does did has have had having could should would me him them from but if than then so too also need',
    'wants want some',
  ].flatMap((line) => line.split(' ')),
)

/** A word of sentences, which names do without. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word)
}

/** Prepositions and articles count in either alphabet, because Romanian is also written in Cyrillic. */
export function isStopWord(word: string): boolean {
  return functionWords.has(word) || stopWords.has(/[а-я]/.test(word) ? soundOf(word) : word)
}

/** Folded words without the stop words among them. */
export function contentWords(words: readonly string[]): string[] {
  return words.filter((word) => !isStopWord(word))
}

/** The folded words of a text, without stop words. */
export function contentOf(text: string): string[] {
  return contentWords(plainWords(text))
}

/** The folded words of a query, without stop words, at most `maxQueryWords`. */
export function wordsOf(text: string): string[] {
  return contentOf(text).slice(0, maxQueryWords)
}

const cachedForms = new Map<string, QueryWordForms>()
const none: QueryWordForms = {
  ...{ roots: [], loose: [], ro: '', en: '', others: [], related: [], bases: [] },
}

export type FormsByWord = ReadonlyMap<string, QueryWordForms>

/** Stems of each word; none for a stop word. Cached without expiry, because they depend on the word alone. */
export async function rootsOf(
  deps: Pick<Deps, 'sql'>,
  words: readonly string[],
): Promise<FormsByWord> {
  const unknown = [...new Set(words)].filter((word) => !cachedForms.has(word))
  if (cachedForms.size + unknown.length > maxCachedWords) cachedForms.clear()
  const forms = unknown.length > 0 ? await inflectedForms(deps, unknown) : new Map()
  for (const [word, one] of forms) cachedForms.set(word, one)
  return new Map(
    words.map((word) => {
      const one = cachedForms.get(word) ?? forms.get(word) ?? none
      // Beside other words a sound-alike does no harm, and most are the same word (тонна, tonă), but «резать» is not rosu.
      const isLoose = words.length > 1 && !isVerb(word)
      return [word, isLoose ? one : { ...one, loose: crossingRoots(word, one.loose) }]
    }),
  )
}

async function inflectedForms(
  deps: Pick<Deps, 'sql'>,
  words: readonly string[],
): Promise<ReadonlyMap<string, QueryWordForms>> {
  const inflections = new Map(words.map((word) => [word, inflectionsOf(word)]))
  const derivations = new Map(words.map((word) => [word, derivationsOf(word)]))
  const diminutives = new Map(words.map((word) => [word, diminutiveBases(word)]))
  const all = [...inflections.values()].flatMap((forms) => forms.map(({ word }) => word))
  const derived = [...derivations.values(), ...diminutives.values()].flat()
  const asked = new Set([...words, ...all, ...derived])
  const found = await listWordForms(deps.sql, [...asked])
  const stems = new Map(found.map(({ word, ...one }): [string, WordForms] => [word, one]))
  return new Map(
    words.map((word) => {
      const own = stems.get(word) ?? none
      const others = otherRoots(own.roots, inflections.get(word) ?? [], (form) => stems.get(form))
      const rootsIn = (one: string): readonly string[] => stems.get(one)?.roots ?? []
      const related = (derivations.get(word) ?? []).flatMap(rootsIn)
      const nouns = diminutives.get(word) ?? []
      const bases = nouns.map((noun) => ({ noun, roots: rootsIn(noun) }))
      return [word, { ...own, others, related, bases }]
    }),
  )
}
