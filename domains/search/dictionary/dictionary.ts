import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Lang } from '#contract/languages.ts'
import { lastAtMost, runsOf } from './runs.ts'
import {
  decode,
  encode,
  kindOfClass,
  languageOfClass,
  unpackTables,
  type Kind,
  type Tables,
} from './format.ts'

/** A word form in one of its meanings. */
export interface Reading {
  /** Number of the lemma. */
  readonly lemma: number
  readonly language: Lang
  readonly kind: Kind
  /** The word is the base form of the lemma. */
  readonly isBase: boolean
}

/** Words of Romanian, Russian and English with their forms. Words are folded, see contract/rules/text/fold.ts. */
export interface Dictionary {
  /** Whether one of the languages has the word; proper names do not count. */
  readonly isWord: (word: string) => boolean
  /** Lemmas of the word, names included; empty for an unknown word. */
  readonly lemmasOf: (word: string) => readonly number[]
  readonly readingsOf: (word: string) => readonly Reading[]
  /** All forms of a lemma. */
  readonly formsOf: (lemma: number) => readonly string[]
}

/** A query asks for the same words many times, and the next one of the same things. */
const maxKnown = 4_000

const file = new URL('words.br', import.meta.url)
let opened: Dictionary | undefined

/** Reads the dictionary at the first call, in about 0.1 s; it takes about 6 MB. */
export function openDictionary(): Dictionary {
  return (opened ??= dictionaryOf(unpackTables(brotliDecompressSync(readFileSync(file)))))
}

function dictionaryOf(tables: Tables): Dictionary {
  const stems = stemsOf(tables)
  const entries = runsOf(tables.entryCounts)
  const paradigms = paradigmsOf(tables)
  const links = linksOf(tables)

  function readingOf(entry: number, suffix: number): Reading[] {
    const paradigm = tables.entryParadigms[entry] ?? 0
    const position = paradigms.positionOf(paradigm, suffix)
    if (position < 0) return []
    const one = tables.paradigmClasses[paradigm] ?? 0
    const [language, kind] = [languageOfClass(one), kindOfClass(one)]
    return [{ lemma: links.lemmaOf(entry), language, kind, isBase: position === 0 }]
  }

  function readReadings(word: string): Reading[] {
    const letters = encode(word)
    if (!letters) return []
    const readings: Reading[] = []
    for (let length = letters.length; length >= 0; length--) {
      const suffix = paradigms.suffixNumbers.get(word.slice(length))
      const stem = suffix === undefined ? -1 : stems.find(letters, length)
      if (suffix === undefined || stem < 0) continue
      const end = entries.startOf(stem + 1)
      for (let entry = entries.startOf(stem); entry < end; entry++)
        readings.push(...readingOf(entry, suffix))
    }
    return readings
  }

  const readingsOf = withKnown(readReadings)

  function formsOf(lemma: number): string[] {
    return [lemma, ...links.entriesOf(lemma)].flatMap((entry) => {
      const stem = stems.textOf(entries.runAt(entry))
      return paradigms.suffixesOf(tables.entryParadigms[entry] ?? 0).map((suffix) => stem + suffix)
    })
  }

  const isWord = (word: string): boolean => readingsOf(word).some(({ kind }) => kind !== 'name')
  const lemmasOf = (word: string): number[] => [
    ...new Set(readingsOf(word).map(({ lemma }) => lemma)),
  ]
  return { readingsOf, formsOf, isWord, lemmasOf }
}

/** The same function, which remembers what it gave for the latest words. */
function withKnown(read: (word: string) => readonly Reading[]) {
  const known = new Map<string, readonly Reading[]>()
  return (word: string): readonly Reading[] => {
    const readings = known.get(word) ?? read(word)
    if (known.size >= maxKnown) known.clear()
    known.set(word, readings)
    return readings
  }
}

interface Stems {
  /** The number of the stem that is the first letters of a word; -1 when there is none. */
  readonly find: (letters: Uint8Array, length: number) => number
  readonly textOf: (stem: number) => string
}

function stemsOf({ stemLetters, stemLengths }: Tables): Stems {
  const { startOf } = runsOf(stemLengths)
  const compare = (stem: number, letters: Uint8Array, length: number): number => {
    const start = startOf(stem)
    const end = start + (stemLengths[stem] ?? 0)
    for (let at = 0; at < length && start + at < end; at++) {
      const difference = (stemLetters[start + at] ?? 0) - (letters[at] ?? 0)
      if (difference !== 0) return difference
    }
    return end - start - length
  }
  return {
    find: (letters, length) => {
      let [low, high] = [0, stemLengths.length - 1]
      while (low <= high) {
        const middle = (low + high) >> 1
        const difference = compare(middle, letters, length)
        if (difference === 0) return middle
        if (difference < 0) low = middle + 1
        else high = middle - 1
      }
      return -1
    },
    textOf: (stem) => decode(stemLetters.subarray(startOf(stem), startOf(stem + 1))),
  }
}

interface Paradigms {
  readonly suffixNumbers: ReadonlyMap<string, number>
  /** Position of a suffix in a paradigm; -1 when it has none. */
  readonly positionOf: (paradigm: number, suffix: number) => number
  readonly suffixesOf: (paradigm: number) => string[]
}

function paradigmsOf(tables: Tables): Paradigms {
  const suffixStarts = runsOf(tables.suffixLengths)
  const { startOf } = runsOf(tables.paradigmLengths)
  const texts = Array.from(tables.suffixLengths, (_length, at) =>
    decode(tables.suffixLetters.subarray(suffixStarts.startOf(at), suffixStarts.startOf(at + 1))),
  )
  return {
    suffixNumbers: new Map(texts.map((text, at) => [text, at])),
    positionOf: (paradigm, suffix) => {
      const start = startOf(paradigm)
      const end = startOf(paradigm + 1)
      for (let at = start; at < end; at++)
        if (tables.paradigmSuffixes[at] === suffix) return at - start
      return -1
    },
    suffixesOf: (paradigm) =>
      Array.from(
        tables.paradigmSuffixes.subarray(startOf(paradigm), startOf(paradigm + 1)),
        (suffix) => texts[suffix] ?? '',
      ),
  }
}

interface Linked {
  readonly lemmaOf: (entry: number) => number
  /** The entries of a lemma besides the first one. */
  readonly entriesOf: (lemma: number) => readonly number[]
}

function linksOf({ linkedEntries, linkedLemmas }: Tables): Linked {
  const byLemma = Uint32Array.from(linkedLemmas.keys()).sort(
    (a, b) => (linkedLemmas[a] ?? 0) - (linkedLemmas[b] ?? 0) || a - b,
  )
  const lemmas = byLemma.map((at) => linkedLemmas[at] ?? 0)
  const entries = byLemma.map((at) => linkedEntries[at] ?? 0)
  return {
    lemmaOf: (entry) => {
      const at = lastAtMost(linkedEntries, entry)
      return linkedEntries[at] === entry ? (linkedLemmas[at] ?? entry) : entry
    },
    entriesOf: (lemma) => [
      ...entries.subarray(lastAtMost(lemmas, lemma - 1) + 1, lastAtMost(lemmas, lemma) + 1),
    ],
  }
}
