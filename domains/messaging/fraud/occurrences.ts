import { readingsOf } from './letters.ts'
import { continues, phrasesOf, segmentsOf, type Lexicon } from './lexicon.ts'
import type { Word } from './words.ts'

/** A concept that a message names. */
export interface Occurrence {
  /** Index of its word. */
  readonly word: number
  /** Distance from the beginning: particles count little, the end of a sentence much. */
  readonly position: number
  /** "I never ask for codes" does not ask for codes. */
  readonly isNegated: boolean
}

/** Occurrences by concept, in their order. */
export type Occurrences = ReadonlyMap<string, readonly Occurrence[]>

/** A word as the grammar sees it. */
interface Meaning {
  readonly concepts: ReadonlySet<string>
  readonly gap: Word['gap']
}

/** Concepts with a meaning for the grammar. */
export const grammar = ['particle', 'not', 'without', 'not-really', 'if'] as const
const particleLength = 0.3
const sentenceLength = 2

export function occurrencesIn(words: readonly Word[], lexicon: Lexicon): Occurrences {
  const meanings = meaningsOf(words, lexicon)
  const result = new Map<string, Occurrence[]>()
  let position = 0
  for (const [word, { concepts, gap }] of meanings.entries()) {
    position += concepts.has('particle') ? particleLength : 1
    if (gap === 'sentence') position += sentenceLength
    if (concepts.size === 0) continue
    const isNegated = isNegatedAt(meanings, word)
    for (const concept of concepts) {
      const list = result.get(concept)
      if (list) list.push({ word, position, isNegated })
      else result.set(concept, [{ word, position, isNegated }])
    }
  }
  return result
}

function meaningsOf(words: readonly Word[], lexicon: Lexicon): readonly Meaning[] {
  const own = words.map((word, at) => conceptsAt(words, at, word, lexicon))
  return words.flatMap((word, at): readonly Meaning[] => {
    const concepts = own[at] ?? nothing
    const joined = joinedConcepts(words, at, own, lexicon)
    if (joined.length > 0) return [{ concepts: new Set([...concepts, ...joined]), gap: word.gap }]
    const within = meaningsWithin(word, lexicon)
    if (within.length > 1)
      return within.map((one, place) => (place > 0 ? one : { ...one, gap: word.gap }))
    return [{ concepts, gap: word.gap }]
  })
}

function conceptsAt(
  words: readonly Word[],
  at: number,
  { mark, readings }: Word,
  lexicon: Lexicon,
): ReadonlySet<string> {
  if (mark) return new Set([mark])
  let concepts: Set<string> | undefined
  for (const reading of readings)
    for (const phrase of phrasesOf(lexicon, reading))
      if (phrase.rest.every((word, step) => continues(word, words[at + step + 1])))
        concepts = (concepts ?? new Set()).add(phrase.concept)
  return concepts ?? nothing
}

const nothing: ReadonlySet<string> = new Set()

/** Pieces of a word that may be joined, as in "те-ле-грам". */
const maxPieces = 8
const shortPiece = 2
const leastJoined = 3

/** Concepts of a word that is written in pieces and begins here: "co.dul", "co dul". */
function joinedConcepts(
  words: readonly Word[],
  at: number,
  own: readonly ReadonlySet<string>[],
  lexicon: Lexicon,
): readonly string[] {
  let end = at + 1
  while (end - at < maxPieces && words[end]?.gap === 'sign' && !words[end]?.mark) end++
  if (end === at + 1 && isBrokenOff(words, at, own)) end++
  if (end === at + 1) return []
  const typed = words.slice(at, end).map((word) => word.typed)
  if (typed.join('').length < leastJoined) return []
  return readingsOf(typed.join('')).flatMap((reading) =>
    phrasesOf(lexicon, reading)
      .filter(({ rest }) => rest.length === 0)
      .map(({ concept }) => concept),
  )
}

/** Whether a word and the next one, apart by a space, may be one: either is short and no word of its own. */
function isBrokenOff(
  words: readonly Word[],
  at: number,
  own: readonly ReadonlySet<string>[],
): boolean {
  const [first, second] = [words[at], words[at + 1]]
  if (!first || second?.gap !== 'space' || first.mark || second.mark) return false
  return [at, at + 1].some(
    (one) => (words[one]?.typed.length ?? 0) <= shortPiece && own[one]?.size === 0,
  )
}

/** A row of letters is known words without spaces if they are most of it. */
const leastGlued = 8
const leastShare = 0.7

/** Meanings of words that are written together: "скажикод". */
function meaningsWithin({ readings }: Word, lexicon: Lexicon): readonly Meaning[] {
  for (const reading of readings) {
    const length = reading.sound.length
    if (length < leastGlued) continue
    const segments = segmentsOf(lexicon, reading)
    const covered = segments.reduce((sum, { from, to }) => sum + to - from, 0)
    if (covered < length * leastShare) continue
    return segments.map(({ from, to }) => {
      const sound = reading.sound.slice(from, to)
      const phrases = phrasesOf(lexicon, { sound, script: reading.script })
      const known = phrases.filter(({ rest }) => rest.length === 0)
      return { concepts: new Set(known.map(({ concept }) => concept)), gap: 'space' }
    })
  }
  return []
}

/** Words between a condition and its negation: "if you do not …". */
const conditionReach = 3

/** Whether a negation stands before a word, with nothing but particles between. */
function isNegatedAt(meanings: readonly Meaning[], word: number): boolean {
  for (let at = word; at > 0; at--) {
    if (isClauseStart(meanings, at)) return false
    const before = meanings[at - 1]?.concepts
    if (before?.has('not')) {
      const isMeant = !meanings[at]?.concepts.has('not-really')
      return isMeant && !isConditional(meanings, at - 1)
    }
    // "Without the code I cannot pay" is no denial.
    if (before?.has('without')) return !followsNegation(meanings, word)
    if (!before?.has('particle')) return false
  }
  return false
}

/** Words after a word in which a second negation lifts the first. */
const doubleReach = 3

function followsNegation(meanings: readonly Meaning[], word: number): boolean {
  return meanings
    .slice(word + 1, word + 1 + doubleReach)
    .some(({ concepts }) => concepts.has('not'))
}

/** "Until you send the code …" asks for it. */
function isConditional(meanings: readonly Meaning[], negation: number): boolean {
  for (let at = negation; at > negation - conditionReach && at > 0; at--) {
    if (isClauseStart(meanings, at)) return false
    if (meanings[at - 1]?.concepts.has('if')) return true
  }
  return false
}

function isClauseStart(meanings: readonly Meaning[], at: number): boolean {
  const gap = meanings[at]?.gap
  return gap === 'clause' || gap === 'sentence'
}
