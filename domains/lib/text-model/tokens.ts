import type { Word } from './words.ts'
import { hashOf, placeOf } from './hash.ts'

/** A word as the model sees it. */
export interface Token {
  readonly hash: number
  /** Place of the whole word. */
  readonly place: number
  /** Places of its parts, see `partValue`. */
  readonly parts: Int32Array
  /** Sum of the squares of its values. */
  readonly mass: number
}

/** A word counts 1, each row of letters in it this much. */
export const partValue = 0.4
const shortestPart = 2
const longestPart = 5

const seeds = { word: 0x811c9dc5, part: 0x3c6ef372 } as const

const known = new Map<string, Token>()
const mostKnown = 10_000

/** The token of a word; signs, links and numbers have one for their sort. */
export function tokenOf(word: Word): Token {
  const key = word.mark ? markOf(word.mark, word.typed) : word.typed
  const before = known.get(key)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const token = word.mark ? madeOf(key, false) : madeOf(soundOf(word), true)
  known.set(key, token)
  return token
}

/** Numbers differ by their length alone. */
const longestNumber = 9

function markOf(mark: string, typed: string): string {
  return mark === 'number' ? `#${Math.min(typed.length, longestNumber)}` : `#${mark}`
}

function madeOf(sound: string, hasParts: boolean): Token {
  const hash = hashOf(sound, seeds.word)
  const parts = hasParts ? partsOf(`^${sound}$`) : new Int32Array()
  return { hash, place: placeOf(hash), parts, mass: 1 + parts.length * partValue ** 2 }
}

function partsOf(word: string): Int32Array {
  const places = new Set<number>()
  for (let length = shortestPart; length <= longestPart; length++)
    for (let from = 0; from + length <= word.length; from++)
      places.add(placeOf(hashOf(word, seeds.part, from, from + length)))
  return Int32Array.from(places)
}

/** Letters that only Cyrillic has: a word with them is no Latin one, whatever else is in it. */
const onlyCyrillic = /[бгджзийлнпфцчшщъыьэюя]/

/** The likeliest of the readings of a word. */
function soundOf({ typed, readings }: Word): string {
  const letters = readings.filter(({ sound }) => !/\d/.test(sound))
  const likely = letters.length > 0 ? letters : readings
  const isMixed = /[\u0400-\u04ff]/.test(typed) && /[a-z]/.test(typed)
  const script = onlyCyrillic.test(typed) ? 'cyrillic' : 'latin'
  const read = isMixed ? likely.findLast((one) => one.script === script) : likely[0]
  return read?.sound ?? typed.slice(0, longestUnread)
}

/** Of a word that is too long to be read. */
const longestUnread = 12
