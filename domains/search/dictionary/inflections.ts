import type { Lang } from '#contract/languages.ts'
import { openDictionary, type Reading } from './dictionary.ts'

/** A form in the language of its lemma. */
export interface Inflection {
  readonly word: string
  readonly language: Lang
}

/**
 * All forms of the nouns and adjectives that a folded word can be a form of. A base form stands for itself: «банка» is
 * not read as the genitive of «банк». A proper name counts where the word is nothing else, a verb does not.
 */
export function inflectionsOf(word: string): readonly Inflection[] {
  const dictionary = openDictionary()
  const readings = dictionary.readingsOf(word)
  const common = readings.filter(({ kind }) => kind !== 'name')
  const nominal = common.filter(({ kind }) => kind === 'nominal')
  const candidates = common.length > 0 ? nominal : readings
  const bases = candidates.filter(({ isBase }) => isBase)
  const chosen = bases.length > 0 ? bases : candidates
  const lemmas = new Map(chosen.map((one): [number, Reading] => [one.lemma, one]))
  return [...lemmas.values()].flatMap(({ lemma, language }) =>
    dictionary.formsOf(lemma).map((form) => ({ word: form, language })),
  )
}

/** Stems of a word of the index, see `WordForms` of expand/lexicon-store.ts. */
interface Stems {
  readonly roots: readonly string[]
  readonly ro: string
  readonly en: string
}

const maxOtherRoots = 6
/** A shorter root is that of too many other words. */
const minRootLength = 3
/** The vocative, which no advert has and whose stem is another: telefonule. */
const vocative = /ule$/

/**
 * The roots of the inflections, each in its own language, that are not roots of the word itself. None for a stop word,
 * which has no root.
 */
export function otherRoots(
  own: readonly string[],
  inflections: readonly Inflection[],
  stemsOf: (word: string) => Stems | undefined,
): string[] {
  if (own.length === 0) return []
  const roots = inflections.flatMap(({ word, language }) => {
    const stems = stemsOf(word)
    if (!stems || (language === 'ro' && vocative.test(word))) return []
    if (language === 'ru') return stems.roots
    // A stop word has no stem.
    return stems[language] ? [stems[language]] : []
  })
  return [...new Set(roots)]
    .filter((root) => root.length >= minRootLength && !own.includes(root))
    .slice(0, maxOtherRoots)
}

/** Sound-alikes from this length on are nearly always one word: generator, генератор. */
const minCrossingLength = 5

/**
 * Limits the roots by which a word matches the other alphabet: a short word of the dictionary is not read as one that
 * sounds alike there, so «соль» does not match "sol". Brands and transliterated words are not in the dictionary.
 */
export function crossingRoots(word: string, loose: readonly string[]): readonly string[] {
  if (!openDictionary().isWord(word)) return loose
  return loose.filter((root) => root.replace('*', '').length >= minCrossingLength)
}

/** A word that the dictionary knows, and not as a noun, an adjective or a name: montez, построить. */
export function isVerb(word: string): boolean {
  const readings = openDictionary().readingsOf(word)
  return readings.length > 0 && readings.every(({ kind }) => kind === 'other')
}
