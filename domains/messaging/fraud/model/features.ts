import type { Message } from '../message.ts'
import type { Occurrence } from '../occurrences.ts'
import { hashOf, hashOfTwo, placeOf, tableSize } from './hash.ts'
import { partValue, tokenOf, type Token } from './tokens.ts'

/** What the model looks at in a message. */
export interface Features {
  /** Words, each once. */
  readonly tokens: ReadonlySet<Token>
  /** Places of what counts 1 each: words in a row, concepts, concepts near each other. */
  readonly context: readonly number[]
  /** All values are multiplied with it, so that long messages weigh no more. */
  readonly scale: number
}

const seeds = {
  row: 0x9e3779b9,
  concept: 0x7f4a7c15,
  negated: 0x94d049bb,
  near: 0x2545f491,
} as const

/** Length of the vector of a long message. */
const length = 10
/** Makes those of a few words shorter: they prove little. */
const leastMass = 40
/** Distance of concepts that count together. */
const reach = 5

export function featuresOf({ words, occurrences }: Message): Features {
  const context = distinctPlaces()
  const tokens = new Set<Token>()
  let mass = 0
  let last: Token | undefined
  for (const word of words) {
    const token = tokenOf(word)
    if (!tokens.has(token)) {
      tokens.add(token)
      mass += token.mass
    }
    if (last) context.add(hashOfTwo(last.hash, token.hash, seeds.row))
    last = token
  }
  addConcepts(occurrences.inOrder, context)
  mass += context.places.length
  return { tokens, context: context.places, scale: length / Math.sqrt(leastMass + mass) }
}

function addConcepts(occurrences: readonly Occurrence[], context: Places): void {
  const hashes = occurrences.map(({ concept, isNegated }) => conceptHash(concept, isNegated))
  for (let at = 0; at < occurrences.length; at++) {
    const [one, hash] = [occurrences[at], hashes[at]]
    if (!one || hash === undefined) continue
    context.add(hash)
    for (let next = at + 1; next < occurrences.length; next++) {
      const [other, otherHash] = [occurrences[next], hashes[next]]
      if (!other || otherHash === undefined || other.position - one.position > reach) break
      if (other.word === one.word) continue
      context.add(hashOfTwo(Math.min(hash, otherHash), Math.max(hash, otherHash), seeds.near))
    }
  }
}

const conceptHashes = { plain: new Map<string, number>(), negated: new Map<string, number>() }

function conceptHash(concept: string, isNegated: boolean): number {
  const known = isNegated ? conceptHashes.negated : conceptHashes.plain
  const before = known.get(concept)
  if (before !== undefined) return before
  const hash = hashOf(concept, isNegated ? seeds.negated : seeds.concept)
  known.set(concept, hash)
  return hash
}

interface Places {
  readonly places: number[]
  readonly add: (hash: number) => void
}

/** For each place the number of the message that had it last: cheaper than a set. */
const lastWith = new Int32Array(tableSize)
let messages = 0

function distinctPlaces(): Places {
  const places: number[] = []
  messages = (messages + 1) | 0
  return {
    places,
    add: (hash) => {
      const place = placeOf(hash)
      if (lastWith[place] === messages) return
      lastWith[place] = messages
      places.push(place)
    },
  }
}

/** The features as a vector: places and their values. */
export function vectorOf({ tokens, context, scale }: Features): ReadonlyMap<number, number> {
  const vector = new Map<number, number>()
  const add = (place: number, value: number): void => {
    vector.set(place, (vector.get(place) ?? 0) + value * scale)
  }
  for (const { place, parts } of tokens) {
    add(place, 1)
    for (const part of parts) add(part, partValue)
  }
  for (const place of context) add(place, 1)
  return vector
}
