import { languages, type Lang } from '#contract/languages.ts'

/*
 * The file of the dictionary: brotli over the arrays of `Tables`, each preceded by its length in elements. A form of a
 * word is a stem and a suffix of its paradigm. Texts are folded and have one byte per letter.
 */

/** What a lemma is: nouns and adjectives, proper names, or anything else. */
export const kinds = ['nominal', 'name', 'other'] as const
export type Kind = (typeof kinds)[number]

export interface Tables {
  /** The stems one after the other, in the order of their bytes. */
  readonly stemLetters: Uint8Array
  readonly stemLengths: Uint8Array
  /** Number of entries of each stem. */
  readonly entryCounts: Uint16Array
  /** Paradigm of each entry. */
  readonly entryParadigms: Uint16Array
  readonly suffixLetters: Uint8Array
  readonly suffixLengths: Uint8Array
  /** Number of suffixes of each paradigm. */
  readonly paradigmLengths: Uint16Array
  /** The suffixes of each paradigm, that of the base form first. */
  readonly paradigmSuffixes: Uint16Array
  /** Language and kind of each paradigm, see `classOf`. */
  readonly paradigmClasses: Uint8Array
  /** Entries that belong to the lemma of another entry, ascending, with that entry. */
  readonly linkedEntries: Uint32Array
  readonly linkedLemmas: Uint32Array
}

const order = [
  ['stemLetters', 1],
  ['stemLengths', 1],
  ['entryCounts', 2],
  ['entryParadigms', 2],
  ['suffixLetters', 1],
  ['suffixLengths', 1],
  ['paradigmLengths', 2],
  ['paradigmSuffixes', 2],
  ['paradigmClasses', 1],
  ['linkedEntries', 4],
  ['linkedLemmas', 4],
] as const satisfies readonly (readonly [keyof Tables, number])[]

export function packTables(tables: Tables): Buffer {
  return Buffer.concat(
    order.flatMap(([name]) => {
      const { buffer, byteOffset, byteLength, length } = tables[name]
      const bytes = Buffer.from(buffer, byteOffset, byteLength)
      return [Buffer.from(Uint32Array.of(length).buffer), bytes]
    }),
  )
}

export function unpackTables(bytes: Buffer): Tables {
  let at = 0
  const sections = new Map(
    order.map(([name, width]) => {
      const length = bytes.readUInt32LE(at) * width
      // A copy, because a wider array must begin at a multiple of its width.
      const section = bytes.buffer.slice(
        bytes.byteOffset + at + 4,
        bytes.byteOffset + at + 4 + length,
      )
      at += 4 + length
      return [name, section]
    }),
  )
  const section = (name: keyof Tables): ArrayBufferLike => sections.get(name) ?? new ArrayBuffer(0)
  return {
    stemLetters: new Uint8Array(section('stemLetters')),
    stemLengths: new Uint8Array(section('stemLengths')),
    entryCounts: new Uint16Array(section('entryCounts')),
    entryParadigms: new Uint16Array(section('entryParadigms')),
    suffixLetters: new Uint8Array(section('suffixLetters')),
    suffixLengths: new Uint8Array(section('suffixLengths')),
    paradigmLengths: new Uint16Array(section('paradigmLengths')),
    paradigmSuffixes: new Uint16Array(section('paradigmSuffixes')),
    paradigmClasses: new Uint8Array(section('paradigmClasses')),
    linkedEntries: new Uint32Array(section('linkedEntries')),
    linkedLemmas: new Uint32Array(section('linkedLemmas')),
  }
}

/** Language and kind as a byte. */
export function classOf(language: Lang, kind: Kind): number {
  return languages.indexOf(language) * kinds.length + kinds.indexOf(kind)
}

export function languageOfClass(one: number): Lang {
  return languages[Math.floor(one / kinds.length)] ?? 'ro'
}

export function kindOfClass(one: number): Kind {
  return kinds[one % kinds.length] ?? 'other'
}

const letters = 'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя'
const codes = new Map([...letters].map((letter, at) => [letter, at + 1]))

/** One byte per letter; null for a word with other characters than the letters of one of the alphabets. */
export function encode(word: string): Uint8Array | null {
  if (!/^(?:[a-z]+|[а-я]+)$/.test(word)) return null
  return Uint8Array.from(word, (letter) => codes.get(letter) ?? 0)
}

export function decode(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => letters[code - 1] ?? '').join('')
}
