import type { FormsByWord } from '../analyze/tokens.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { keyOf, type Meaning } from './meanings/meaning.ts'
import { crossingRoots } from '../dictionary/inflections.ts'
import { entitiesOfWord, ownMeaning } from './own-meaning.ts'
import { combinations } from './term.ts'

export function rootsIn(roots: FormsByWord, word: string): readonly string[] {
  return roots.get(word)?.roots ?? []
}

/** Stems of the word and of its inflections. */
export function inflectedIn(roots: FormsByWord, word: string): readonly string[] {
  return [...rootsIn(roots, word), ...(roots.get(word)?.others ?? [])]
}

export function looseIn(roots: FormsByWord, word: string): readonly string[] {
  return roots.get(word)?.loose ?? []
}

/** Alternative stems of words together. */
export function formsOf(
  words: readonly string[],
  formsOfWord: (word: string) => readonly string[],
): string[][] {
  return combinations(
    words.map((word) => formsOfWord(word).map((root) => [root])),
    16,
  )
}

const shortestTransliterated = 3

/** Of the words of one query, by its stems: phrases, intents and names look up the same words several times. */
const found = new WeakMap<FormsByWord, Map<string, readonly Meaning[]>>()

/** Meanings of a name; see `findMeanings`. */
export function meaningsOf(
  words: readonly string[],
  roots: FormsByWord,
  lexicon: Lexicon,
): readonly Meaning[] {
  const ofQuery = found.get(roots) ?? new Map<string, readonly Meaning[]>()
  found.set(roots, ofQuery)
  const key = words.join(' ')
  const known = ofQuery.get(key)
  if (known) return known
  const read = findMeanings(words, roots, lexicon)
  ofQuery.set(key, read)
  return read
}

/**
 * Meanings of a name in the alphabet it is typed in, otherwise of its transliteration ("kvartira"). When the
 * written form itself is in the lexicon, synonyms of other names with the same stem are excluded (tablou, table).
 */
function findMeanings(
  words: readonly string[],
  roots: FormsByWord,
  { written, meanings, transliterated }: Lexicon,
): readonly Meaning[] {
  const typed = formsOf(words, (word) => rootsIn(roots, word)).map(keyOf)
  const [, number, unit] = /^(\d+)([a-z]+)$/.exec(words.join('')) ?? []
  const namedBy = (keys: readonly string[]): Meaning[] =>
    keys
      .flatMap((key) => meanings.get(key) ?? [])
      .flatMap((meaning) => ownMeaning(words, meaning) ?? [])
  const own = namedBy([...typed, ...(number && unit ? [keyOf([number, unit])] : [])])
  const exact = written.get(keyOf(words))
  if (exact)
    return [
      exact,
      ...own.map((meaning) => ({
        ...meaning,
        entities: entitiesOfWord(words, meaning.entities),
        synonyms: [],
      })),
    ]
  if (own.length > 0) return own
  const inflectedKeys = formsOf(words, (word) => inflectedIn(roots, word)).map(keyOf)
  const inflected = namedBy(inflectedKeys).map(withoutPlaces)
  if (inflected.length > 0) return inflected
  const ofBase = meaningOfBase(words, roots, meanings)
  if (ofBase) return [ofBase]
  // Two letters sound like too much: кв, cv.
  if (words.join('').length < shortestTransliterated) return []
  const looseKeys = formsOf(words, (word) => looseIn(roots, word)).map(keyOf)
  if (looseKeys.length === 0) return []
  const sounds = words.length === 1 ? crossingRoots(words[0] ?? '', typed) : typed
  return [
    ...sounds.flatMap((key) => transliterated.get(key) ?? []),
    ...looseKeys.flatMap((key) => meanings.get(key) ?? []),
  ]
}

/** What the noun means of which a word is a diminutive; the noun is one of its synonyms. */
function meaningOfBase(
  [word = '', ...others]: readonly string[],
  roots: FormsByWord,
  meanings: Lexicon['meanings'],
): Meaning | null {
  if (others.length > 0) return null
  const named = (roots.get(word)?.bases ?? []).flatMap((base) =>
    base.roots.flatMap((root) => {
      const meaning = meanings.get(root)
      const own = meaning && ownMeaning([base.noun], meaning)
      return own ? [{ ...own, noun: base.noun, root }] : []
    }),
  )
  const [first] = named
  if (!first) return null
  const { noun, root, ...meaning } = first
  const synonym = { name: noun, forms: [[root]], entities: meaning.entities }
  return withoutPlaces({ ...meaning, synonyms: [synonym, ...meaning.synonyms] })
}

/** An inflection of a noun is not the name of a place: cușcă is not Cust. */
function withoutPlaces(meaning: Meaning): Meaning {
  return { ...meaning, entities: meaning.entities.filter(({ kind }) => kind !== 'place') }
}
