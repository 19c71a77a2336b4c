import { withoutMarks } from '#contract/rules/text/fold.ts'
import type { Lang } from '#contract/languages.ts'
import { soundOf, type Reading, type Script } from '../../lib/text-model/letters.ts'

/** Words of a concept by language. `*` ends a stem; several words are a phrase. */
export type Concepts = Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>>

/** A phrase is known by its first word. */
interface Phrase {
  readonly concept: string
  /** Of the other script: Russian in Latin letters. */
  readonly isForeign: boolean
  /** Each further word: its sound, and whether it is a stem. */
  readonly rest: readonly KnownWord[]
}

export interface KnownWord {
  readonly sound: string
  readonly isStem: boolean
}

interface Node {
  readonly next: Map<string, Node>
  /** Of words that end here. */
  readonly words: Phrase[]
  /** Of words that go on anyhow. */
  readonly stems: Phrase[]
}

/** A tree of sounds for each script. */
export interface Lexicon extends Readonly<Record<Script, Node>> {
  /** What was looked up before: the readings of usual words are kept, see letters.ts. */
  readonly known: WeakMap<readonly Reading[], KnownReadings>
  /** The same of words that are written together, see occurrences.ts. */
  readonly glued: WeakMap<readonly Reading[], GluedWords>
}

/** Shorter words mean something else in the other script: ну and "nu", фара and "fara". */
const leastAcross = { ru: 4, other: 6 } as const

export function lexiconOf(concepts: Concepts): Lexicon {
  const lexicon: Lexicon = {
    latin: nodeOf(),
    cyrillic: nodeOf(),
    known: new WeakMap(),
    glued: new WeakMap(),
  }
  for (const [concept, byLang] of Object.entries(concepts)) {
    for (const [lang, phrases] of Object.entries(byLang)) {
      const own: Script = lang === 'ru' ? 'cyrillic' : 'latin'
      const other: Script = lang === 'ru' ? 'latin' : 'cyrillic'
      const least = lang === 'ru' ? leastAcross.ru : leastAcross.other
      for (const phrase of phrases.flatMap(spellings)) {
        const [first, ...rest] = phrase.split(' ').map(wordOf)
        if (!first) continue
        add(lexicon[own], first, { concept, rest, isForeign: false })
        if (first.sound.length >= least)
          add(lexicon[other], first, { concept, rest, isForeign: true })
      }
    }
  }
  return lexicon
}

/** Romanian has two spellings in use: când and cînd. */
function spellings(phrase: string): readonly string[] {
  return phrase.includes('â') ? [phrase, phrase.replaceAll('â', 'î')] : [phrase]
}

function nodeOf(): Node {
  return { next: new Map(), words: [], stems: [] }
}

function wordOf(typed: string): KnownWord {
  const isStem = typed.endsWith('*')
  const letters = withoutMarks(isStem ? typed.slice(0, -1) : typed).toLowerCase()
  return { sound: soundOf(letters), isStem }
}

function add(root: Node, { sound, isStem }: KnownWord, phrase: Phrase): void {
  let node = root
  for (const letter of sound) {
    const next = node.next.get(letter) ?? nodeOf()
    node.next.set(letter, next)
    node = next
  }
  ;(isStem ? node.stems : node.words).push(phrase)
}

/** What the lexicon has for all readings of a word. */
interface KnownReadings {
  /** Concepts of the word alone. */
  readonly alone: ReadonlySet<string>
  /** Phrases of several words that begin with it. */
  readonly phrases: readonly Phrase[]
}

export function knownOf(lexicon: Lexicon, readings: readonly Reading[]): KnownReadings {
  const before = lexicon.known.get(readings)
  if (before) return before
  const found = readings.flatMap((reading) => phrasesOf(lexicon, reading))
  const words = found.filter(({ rest }) => rest.length === 0)
  const known: KnownReadings = {
    alone: new Set(words.map(({ concept }) => concept)),
    phrases: found.filter(({ rest }) => rest.length > 0),
  }
  lexicon.known.set(readings, known)
  return known
}

/** Phrases that begin with a word of this reading; transliterated ones unless it is a word of its own script. */
export function phrasesOf(lexicon: Lexicon, reading: Reading): readonly Phrase[] {
  const found = allPhrasesOf(lexicon, reading)
  const own = found.filter(({ isForeign }) => !isForeign)
  return own.length > 0 ? own : found
}

function allPhrasesOf(lexicon: Lexicon, { sound, script }: Reading): readonly Phrase[] {
  let node: Node | undefined = lexicon[script]
  let found: readonly Phrase[] = []
  for (const letter of sound) {
    node = node.next.get(letter)
    if (!node) return found
    if (node.stems.length > 0) found = [...found, ...node.stems]
  }
  return node.words.length > 0 ? [...found, ...node.words] : found
}

/** Whether a word of a message is the next one of a phrase. */
export function continues(
  { sound, isStem }: KnownWord,
  word: { readonly readings: readonly Reading[] } | undefined,
): boolean {
  if (!word) return false
  for (const one of word.readings)
    if (isStem ? one.sound.startsWith(sound) : one.sound === sound) return true
  return false
}

/** Concepts of each word. */
export type GluedWords = readonly ReadonlySet<string>[]

interface Segment {
  readonly from: number
  readonly to: number
}

/** Words shorter than this are not looked for within others. */
const leastWithin = 3

/** The known words that a row of letters without spaces consists of, the longest first at each place. */
export function segmentsOf(lexicon: Lexicon, { sound, script }: Reading): readonly Segment[] {
  const segments: Segment[] = []
  for (let from = 0; from < sound.length;) {
    const length = longestAt(lexicon[script], sound, from)
    if (length >= leastWithin) segments.push({ from, to: from + length })
    from += length >= leastWithin ? length : 1
  }
  return segments
}

function longestAt(root: Node, sound: string, from: number): number {
  let node: Node | undefined = root
  let longest = 0
  for (let at = from; at < sound.length; at++) {
    node = node.next.get(sound.charAt(at))
    if (!node) break
    if ([...node.words, ...node.stems].some(isSegment)) longest = at + 1 - from
  }
  return longest
}

/** Particles are too short to be told apart within a row. */
function isSegment({ concept, rest }: Phrase): boolean {
  return rest.length === 0 && concept !== 'particle'
}
