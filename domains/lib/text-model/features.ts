import { hashOfTwo, placeOf, tableSize } from './hash.ts'
import { partValue, tokenOf, type Token } from './tokens.ts'
import type { Word } from './words.ts'

/** What a model looks at in a text. */
export interface Features {
  /** Words, each once. */
  readonly tokens: ReadonlySet<Token>
  /** Places of what counts 1 each: words in a row, and what a model adds. */
  readonly context: readonly number[]
  /** All values are multiplied with it, so that long texts weigh no more. */
  readonly scale: number
}

/** Collects features by their hash, each once. */
export interface Context {
  readonly add: (hash: number) => void
}

const rowSeed = 0x9e3779b9

/** Length of the vector of a long text. */
const length = 10
/** Makes those of a few words shorter: they prove little. */
const leastMass = 40

/** Features of the words of a text, and of what `addContext` finds in it besides. */
export function featuresOf(
  words: readonly Word[],
  addContext: (context: Context) => void = () => {},
): Features {
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
    if (last) context.add(hashOfTwo(last.hash, token.hash, rowSeed))
    last = token
  }
  addContext(context)
  mass += context.places.length
  return { tokens, context: context.places, scale: length / Math.sqrt(leastMass + mass) }
}

/** For each place the number of the text that had it last: cheaper than a set. */
const lastWith = new Int32Array(tableSize)
let texts = 0

function distinctPlaces(): Context & { readonly places: number[] } {
  const places: number[] = []
  texts = (texts + 1) | 0
  return {
    places,
    add: (hash) => {
      const place = placeOf(hash)
      if (lastWith[place] === texts) return
      lastWith[place] = texts
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
