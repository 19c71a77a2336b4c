import { plainText } from '#contract/rules/text/fold.ts'
import { stringList, type StringList } from '../expand/meanings/compact-strings.ts'
import type { Lexicon } from '../expand/lexicon/lexicon.ts'
import { editDistance, soundOf } from '../spelling/typos.ts'

interface Entry {
  readonly key: string
  /** As displayed. */
  readonly name: string
}

/** In the order of their keys. */
interface Entries {
  readonly keys: StringList
  readonly names: StringList
}

/** Names that have synonyms, in the order of their letters and of their sounds. */
interface Beginnings {
  readonly letters: Entries
  readonly sounds: Entries
  /** Every word of the lexicon. */
  readonly words: StringList
}

const cache = new WeakMap<Lexicon, Beginnings>()

function beginningsOf(lexicon: Lexicon): Beginnings {
  const known = cache.get(lexicon)
  if (known) return known
  const written = namesByText(lexicon.written.synonymNames())
  const made = {
    letters: sorted(Array.from(written, ([key, name]) => ({ key, name }))),
    sounds: sorted(Array.from(written, ([key, name]) => ({ key: soundOf(key), name }))),
    words: stringList(lexicon.words.keys.values().toSorted()),
  }
  cache.set(lexicon, made)
  return made
}

/** By folded text; of several with one text, that which comes first. */
function namesByText(names: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  const byText = new Map<string, string>()
  for (const name of names.toReversed()) {
    const text = texts.get(name) ?? plainText(name)
    texts.set(name, text)
    byText.set(text, name.replace(/^=/, ''))
  }
  return byText
}

function sorted(entries: readonly Entry[]): Entries {
  const all = entries.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return {
    keys: stringList(all.map(({ key }) => key)),
    names: stringList(all.map(({ name }) => name)),
  }
}

const maxNames = 3
/** Share of the letters of a name from which it is assumed to be meant. */
const leastShare = 0.6

/**
 * Names that begin with the folded text or, if none does, sound so, the shortest first; those of which most
 * letters are missing only if `isLoose`.
 */
export function namesBeginning(lexicon: Lexicon, text: string, isLoose: boolean): string[] {
  const { letters: byLetters, sounds } = beginningsOf(lexicon)
  const found = namesWithin(byLetters, text)
  const sound = soundOf(text)
  const names = found.length > 0 || sound.length < 3 ? found : namesWithin(sounds, sound)
  return names
    .filter(
      (name) => plainText(name) !== text && (isLoose || text.length >= name.length * leastShare),
    )
    .toSorted((a, b) => a.length - b.length)
    .slice(0, maxNames)
}

function namesWithin({ keys, names }: Entries, beginning: string): string[] {
  return positionsWithin(keys, beginning).map(names.at)
}

/** Positions of the keys that begin so. */
function positionsWithin(keys: StringList, beginning: string): number[] {
  const positions: number[] = []
  let at = firstFrom(keys, beginning)
  while (at < keys.length && keys.at(at).startsWith(beginning)) positions.push(at++)
  return positions
}

/** Position of the first key that is not less, by binary search. */
function firstFrom(keys: StringList, key: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys.at(middle) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a known word begins so. */
export function isBeginning(lexicon: Lexicon, letters: string): boolean {
  const { words } = beginningsOf(lexicon)
  return words.at(firstFrom(words, letters)).startsWith(letters)
}

const mistypedFrom = 5

/** The beginning of a known word that differs from the letters by one typo after the first letter. */
export function correctedBeginning(lexicon: Lexicon, letters: string): string | null {
  if (letters.length < mistypedFrom || /\d/.test(letters)) return null
  const sound = soundOf(letters)
  const { keys, names } = beginningsOf(lexicon).sounds
  const near = positionsWithin(keys, sound.slice(0, 1))
    .map((at) => ({ at, typos: typosOf(keys.at(at), sound) }))
    .filter(({ typos }) => typos <= 1)
    .map(({ at, typos }) => ({ word: plainText(names.at(at)), typos }))
    .toSorted((a, b) => a.typos - b.typos || a.word.length - b.word.length)
  const [best] = near
  return best ? best.word.slice(0, Math.max(letters.length, mistypedFrom)) : null
}

/** Distance to the nearest beginning of about the same length. */
function typosOf(word: string, letters: string): number {
  const lengths = [letters.length - 1, letters.length, letters.length + 1]
  return Math.min(...lengths.map((length) => editDistance(word.slice(0, length), letters, 1)))
}
