import type { Deps } from '../../deps.ts'
import { tsQueryOf } from '../condition.ts'
import { keyedTtlCache } from '../../lib/ttl-cache.ts'
import { lexiconOf, type Lexicon } from '../expand/lexicon/lexicon.ts'
import { openDictionary } from '../dictionary/dictionary.ts'
import { hasMatch, listNearWords } from './store.ts'
import { otherLayout, typosAllowed, editDistance, soundOf } from './typos.ts'
import type { Term } from '../expand/term.ts'
import { isStopWord } from '../analyze/tokens.ts'

/** Corrected words: folded for search, and as written for display. */
export interface Correction {
  readonly folded: string
  readonly written: string
}

/**
 * With more unknown terms nothing is corrected: each lookup is expensive, and the query is hardly a misspelling.
 */
const maxUnknownTerms = 6

/**
 * Corrects the words of terms that no advert matches; `isUnknown` tells that none does. Null when every term has a match or no word has a correction.
 * Candidates are ordered by edit distance, then by alphabet and first letter, then by number of adverts.
 */
export async function correctSpelling(
  deps: Pick<Deps, 'sql'>,
  terms: readonly Term[],
  isUnknown = false,
): Promise<Correction | null> {
  const isKnown = await Promise.all(
    terms.map((term) => term.isKnown || (!isUnknown && hasMatch(deps.sql, tsQueryOf([term.any])))),
  )
  const unknown = isKnown.filter((one) => !one).length
  if (unknown === 0 || unknown > maxUnknownTerms) return null
  const words = await Promise.all(
    terms.map(({ words: typed }, at) =>
      isKnown[at]
        ? typed.map((word) => unchanged(word))
        : Promise.all(typed.map((word) => correctWord(deps, word))),
    ),
  )
  const all = words.flat()
  if (all.every(({ isCorrected }) => !isCorrected)) return null
  return {
    folded: all.map(({ folded }) => folded).join(' '),
    written: all.map(({ written }) => written).join(' '),
  }
}

/** Spelling correction that is computed once, on the first call, for several queries with the same words. */
export function correctSpellingOnce(): typeof correctSpelling {
  let words: Promise<Correction | null> | undefined
  return (deps, terms, isUnknown) => (words ??= correctSpelling(deps, terms, isUnknown))
}

interface Word extends Correction {
  readonly isCorrected: boolean
}

function unchanged(word: string): Word {
  return { folded: word, written: word, isCorrected: false }
}

/** Cached, because a list, its facets and its zero-results help correct the same words within seconds. */
const correctWord = keyedTtlCache({ milliseconds: 30_000, maxEntries: 1_000 }, findCorrection)

async function findCorrection(deps: Pick<Deps, 'sql'>, word: string): Promise<Word> {
  // A word of the dictionary is no slip, even when no advert has it.
  if (/\d/.test(word) || openDictionary().isWord(word)) return unchanged(word)
  const lexicon = await lexiconOf(deps)
  const layout = otherLayout(word)
  const own = await nearest(deps, lexicon, word, false)
  const other = own?.adverts ? null : await nearest(deps, lexicon, layout, true)
  // A word that adverts have was meant sooner than a name that none has.
  const found = other && other.adverts > 0 ? other : (own ?? other)
  const name = found?.word ?? segment(lexicon, word)
  return name
    ? { folded: name, written: lexicon.words.get(name) ?? name, isCorrected: true }
    : unchanged(word)
}

interface Candidate {
  readonly word: string
  readonly typos: number
  readonly adverts: number
}

async function nearest(
  deps: Pick<Deps, 'sql'>,
  lexicon: Lexicon,
  word: string,
  isOtherLayout: boolean,
): Promise<Candidate | null> {
  const sound = soundOf(word)
  const allowed = isOtherLayout
    ? Math.min(1, typosAllowed(sound.length))
    : typosAllowed(sound.length)
  const used = await listNearWords(deps.sql, sound, allowed)
  const indexed = used.map((one) => ({
    ...one,
    typos: editDistance(sound, soundOf(one.word), allowed),
  }))
  const candidates = [...indexed, ...wordsNear(lexicon, sound, allowed)].filter(
    (one) => one.typos <= allowed && one.word !== word && !/\d/.test(one.word),
  )
  return (
    candidates.toSorted(
      (a, b) => a.typos - b.typos || mismatch(a, word) - mismatch(b, word) || b.adverts - a.adverts,
    )[0] ?? null
  )
}

/** Words of the lexicon that sound so, with at most so many typos. */
function wordsNear({ words, sounds }: Lexicon, sound: string, allowed: number): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < sounds.length; at++) {
    if (Math.abs(sounds.lengthAt(at) - sound.length) > allowed) continue
    const typos = editDistance(sound, sounds.at(at), allowed)
    if (typos <= allowed) found.push({ word: words.keys.at(at), typos, adverts: 0 })
  }
  return found
}

/** Penalty for another alphabet and another first letter, which are unlikely typos. */
function mismatch({ word }: Candidate, typed: string): number {
  const isCyrillic = (text: string): boolean => /[а-я]/.test(text)
  return (isCyrillic(word) === isCyrillic(typed) ? 0 : 2) + (word[0] === typed[0] ? 0 : 1)
}

/**
 * Splits words that were typed without spaces (masinadespalat), the longest prefix first. Null when letters remain.
 * `unsegmentable` memoizes failures, without which the search is exponential.
 */
function segment(lexicon: Lexicon, word: string, unsegmentable = new Set<string>()): string | null {
  if (unsegmentable.has(word)) return null
  for (let length = word.length - 2; length >= 2; length--) {
    const [first, rest] = [word.slice(0, length), word.slice(length)]
    if (!isStopWord(first) && !(length > 2 && lexicon.words.has(first))) continue
    const isWhole = isStopWord(rest) || (rest.length > 2 && lexicon.words.has(rest))
    const after = isWhole ? rest : segment(lexicon, rest, unsegmentable)
    if (after) return `${first} ${after}`
  }
  unsegmentable.add(word)
  return null
}
