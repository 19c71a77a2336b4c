import { isFormOfAny, shareLemma } from '../dictionary/agreement.ts'
import { openDictionary } from '../dictionary/dictionary.ts'
import { rootsIn, type Intent, type IntentPhrases, type Phrase } from './phrases/intents.ts'
import { isStopWord, type FormsByWord } from './tokens.ts'

/** Shorter words share their stems with too many others: kw, cv. */
const shortestStemmed = 4

/** A phrase in a query, with the number of words that it takes there. */
export interface FoundPhrase extends Phrase {
  readonly length: number
}

/**
 * The longest phrase that begins at a position: each word as written, or with a common stem unless a stop word. Stop words
 * may stand inside: "caut ceva de lucru".
 */
export function intentAt(
  words: readonly string[],
  at: number,
  index: PhraseSources,
): FoundPhrase | null {
  const matching = phrasesFrom(words[at] ?? '', index)
    .filter((phrase) => at === 0 || !phrase.isFirst)
    .flatMap((phrase) => {
      const length = lengthAt(words, at, { phrase, index })
      return length > 0 ? [{ ...phrase, length }] : []
    })
  return longestOf(matching)
}

interface PhraseSources {
  readonly phrases: IntentPhrases
  readonly forms: FormsByWord
  /** Stems of the words of phrases. */
  readonly known: FormsByWord
}

/** Stop words of a query that a phrase may have less. */
const maxInside = 2

/** Number of words from a position that are the phrase; 0 if it is not there. */
function lengthAt(
  words: readonly string[],
  at: number,
  { phrase, index }: { readonly phrase: Phrase; readonly index: PhraseSources },
): number {
  let end = at
  let inside = 0
  for (const word of phrase.words) {
    while (end > at && inside < maxInside && isStopWord(words[end] ?? '') && words[end] !== word) {
      end++
      inside++
    }
    if (!isSame(words[end] ?? '', word, index)) return 0
    end++
  }
  return end - at
}

/** Words between which those of a phrase may lie in a sentence. */
const maxScattered = 7

/**
 * The longest phrase of work whose words, stop words aside, lie near each other in any order: "ecranul … unde pot să îl
 * schimb". Of a phrase of one word nothing is found.
 */
export function scatteredIntent(
  words: readonly string[],
  index: PhraseSources,
): ScatteredIntent | null {
  const found = words.flatMap((first, at) => {
    const near = words.slice(Math.max(0, at - maxScattered), at + maxScattered + 1)
    return phrasesFrom(first, index)
      .filter(({ intent }) => intent.isWork)
      .flatMap(({ intent, words: all }) => {
        const content = all.filter((word) => !isStopWord(word))
        const typed = content.map((word) => near.find((one) => isSame(one, word, index)))
        const isWhole = content.length > 1 && typed.every((word) => word !== undefined)
        return isWhole ? [{ intent, words: typed.filter((word) => word !== undefined) }] : []
      })
  })
  return longestOf(found)
}

interface ScatteredIntent {
  readonly intent: Intent
  readonly words: readonly string[]
}

function longestOf<Found extends { readonly words: readonly string[] }>(
  found: readonly Found[],
): Found | null {
  return found.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null
}

/** Phrases that begin with a word or with its stem. */
function phrasesFrom(first: string, { phrases, forms }: PhraseSources): Phrase[] {
  const keys = [first, ...(isStopWord(first) ? [] : rootsIn(forms, first))]
  return keys.flatMap((key) => phrases.get(key) ?? [])
}

/** As written, or with a common stem unless a stop word. */
function isSame(typed: string, word: string, { forms, known }: PhraseSources): boolean {
  return (
    typed === word ||
    (Math.min(typed.length, word.length) >= shortestStemmed &&
      !isStopWord(word) &&
      !isStopWord(typed) &&
      rootsIn(forms, typed).some((root) => rootsIn(known, word).includes(root)) &&
      isFormOfAny(typed, [word]) &&
      !areOtherWords(typed, word))
  )
}

/** Romanian participles, which are adjectives too, folded. */
const participle = /[aiu]t(?:a|e|i)?$/

/**
 * Both are words of the dictionary, and no forms of one: "grădina" has the root of "grădiniță". A noun is none of a verb:
 * "mobila" is no "mobilată".
 */
function areOtherWords(typed: string, word: string): boolean {
  const dictionary = openDictionary()
  if (!dictionary.isWord(typed) || !dictionary.isWord(word)) return false
  const nouns = dictionary
    .readingsOf(typed)
    .filter(({ kind, isBase }) => kind === 'nominal' && isBase)
  if (nouns.length === 0 || participle.test(typed)) return !shareLemma(typed, word)
  const lemmas = new Set(dictionary.lemmasOf(word))
  return !nouns.some(({ lemma }) => lemmas.has(lemma))
}
