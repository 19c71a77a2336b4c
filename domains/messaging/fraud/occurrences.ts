import { readingsOf } from '../../lib/text-model/letters.ts'
import {
  continues,
  knownOf,
  phrasesOf,
  segmentsOf,
  type GluedWords,
  type KnownWord,
  type Lexicon,
} from './lexicon.ts'
import { marks, type Word } from '../../lib/text-model/words.ts'

/** A concept that a message names. */
export interface Occurrence {
  readonly concept: string
  /** Index of its word. */
  readonly word: number
  /** Distance from the beginning: particles count little, the end of a sentence much. */
  readonly position: number
  /** "I never ask for codes" does not ask for codes. */
  readonly isNegated: boolean
}

/** Occurrences by concept, in their order. */
export type Concepts = ReadonlyMap<string, readonly Occurrence[]>

export interface Occurrences {
  readonly byConcept: Concepts
  /** All of them as they follow each other, without particles. */
  readonly inOrder: readonly Occurrence[]
}

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
  const byConcept = new Map<string, Occurrence[]>()
  const inOrder: Occurrence[] = []
  let position = 0
  for (const [word, { concepts, gap }] of meanings.entries()) {
    position += concepts.has('particle') ? particleLength : 1
    if (gap === 'sentence') position += sentenceLength
    if (concepts.size === 0) continue
    const isNegated = isNegatedAt(meanings, word)
    for (const concept of concepts) {
      const occurrence = { concept, word, position, isNegated }
      const list = byConcept.get(concept)
      if (list) list.push(occurrence)
      else byConcept.set(concept, [occurrence])
      if (concept !== 'particle') inOrder.push(occurrence)
    }
  }
  return { byConcept, inOrder }
}

function meaningsOf(words: readonly Word[], lexicon: Lexicon): readonly Meaning[] {
  const own = words.map((word, at) => conceptsAt(words, at, word, lexicon))
  const meanings: Meaning[] = []
  for (const [at, word] of words.entries()) {
    const { gap } = word
    const concepts = own[at] ?? nothing
    const joined = joinedConcepts(words, at, own, lexicon)
    const within = joined.length > 0 ? noWords : conceptsWithin(word, lexicon)
    if (joined.length > 0) meanings.push({ concepts: new Set([...concepts, ...joined]), gap })
    else if (within.length <= 1) meanings.push({ concepts, gap })
    else
      for (const [place, one] of within.entries())
        meanings.push({ concepts: one, gap: place > 0 ? 'space' : gap })
  }
  return meanings
}

function conceptsAt(
  words: readonly Word[],
  at: number,
  { mark, readings }: Word,
  lexicon: Lexicon,
): ReadonlySet<string> {
  if (mark) return conceptsOfMarks.get(mark) ?? nothing
  const { alone, phrases } = knownOf(lexicon, readings)
  let concepts: Set<string> | undefined
  for (const phrase of phrases)
    if (goesOn(phrase.rest, words, at + 1))
      concepts = (concepts ?? new Set(alone)).add(phrase.concept)
  return concepts ?? alone
}

function goesOn(rest: readonly KnownWord[], words: readonly Word[], at: number): boolean {
  for (let step = 0; step < rest.length; step++) {
    const word = rest[step]
    if (!word || !continues(word, words[at + step])) return false
  }
  return true
}

const nothing: ReadonlySet<string> = new Set()
const conceptsOfMarks = new Map(marks.map((mark) => [mark, new Set<string>([mark])]))

const noConcepts: readonly string[] = []

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
  if (end === at + 1) return noConcepts
  const typed = words.slice(at, end).map((word) => word.typed)
  if (typed.join('').length < leastJoined) return noConcepts
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
  return (
    (first.typed.length <= shortPiece && own[at]?.size === 0) ||
    (second.typed.length <= shortPiece && own[at + 1]?.size === 0)
  )
}

/** A row of letters is known words without spaces if they are most of it. */
const leastGlued = 8
const leastShare = 0.7

/** Concepts of each of the words that are written together: "скажикод". */
function conceptsWithin({ typed, readings }: Word, lexicon: Lexicon): GluedWords {
  if (typed.length < leastGlued) return noWords
  const before = lexicon.glued.get(readings)
  if (before) return before
  const words = gluedWords(readings, lexicon)
  lexicon.glued.set(readings, words)
  return words
}

const noWords: GluedWords = []

function gluedWords(readings: Word['readings'], lexicon: Lexicon): GluedWords {
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
      return new Set(known.map(({ concept }) => concept))
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
