import * as z from 'zod'
import { packModel, unpackModel, type Table } from '../../../../lib/text-model/table.ts'
import { queryRows, rowBits } from './features.ts'

/** Length of the vectors of words and classes. */
export const dimensions = 48

const HeadShape = z.strictObject({
  /** Value of 1 in the tables of embeddings, subcategories and things. */
  units: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]),
  subcategories: z.array(z.strictObject({ slug: z.string(), things: z.number().int() })),
})

/** A linear classifier over the mean of the embeddings of a query's words and their parts. */
export interface Classifier extends z.infer<typeof HeadShape> {
  /** Numbers of the first thing of each subcategory, and of the one after the last. */
  readonly firstThings: readonly number[]
  readonly embeddings: Table
  readonly ofSubcategories: Table
  readonly ofThings: Table
}

export function packClassifier(classifier: Classifier): Buffer {
  const { units, subcategories, embeddings, ofSubcategories, ofThings } = classifier
  return packModel({ units, subcategories }, [embeddings, ofSubcategories, ofThings])
}

/** Throws when the tables have not the rows that the head and this code ask for. */
export function unpackClassifier(packed: Buffer): Classifier {
  const { head, tables } = unpackModel(packed, (read) => layoutOf(read).end)
  const { ofSubcategoriesFrom, ofThingsFrom, end: _end, ...shape } = layoutOf(head)
  return {
    ...shape,
    embeddings: tables.subarray(0, ofSubcategoriesFrom),
    ofSubcategories: tables.subarray(ofSubcategoriesFrom, ofThingsFrom),
    ofThings: tables.subarray(ofThingsFrom),
  }
}

/** Where the tables lie, one after the other. */
function layoutOf(head: unknown) {
  const { units, subcategories } = HeadShape.parse(head)
  const firstThings = firstThingsOf(subcategories)
  const things = firstThings.at(-1) ?? 0
  const ofSubcategoriesFrom = 2 ** rowBits * dimensions
  const ofThingsFrom = ofSubcategoriesFrom + subcategories.length * dimensions
  const end = ofThingsFrom + things * dimensions
  return { units, subcategories, firstThings, ofSubcategoriesFrom, ofThingsFrom, end }
}

export function firstThingsOf(subcategories: readonly { readonly things: number }[]): number[] {
  let next = 0
  return [0, ...subcategories.map(({ things }) => (next += things))]
}

/** What a query may be about, by its words alone. */
export interface Guess {
  /** Likely subcategories, likeliest first. */
  readonly subcategories: readonly { readonly slug: string; readonly probability: number }[]
  /** Numbers of the likeliest things, in the order of `things.tsv`, likeliest first. */
  readonly things: readonly { readonly number: number; readonly probability: number }[]
}

/** Subcategories and things below are left out. */
const leastProbability = 0.05
/** How many of the likeliest subcategories have their things compared, and how many things are told. */
const maxCompared = 3
const maxThings = 3

export function guessBy(classifier: Classifier, query: string): Guess {
  const { subcategories, firstThings, units, ofSubcategories, ofThings } = classifier
  const { hidden } = hiddenOf(queryRows(query), classifier.embeddings, units[0])
  const classes = { from: 0, to: subcategories.length, unit: units[1] }
  const probabilities = softmax(hidden, ofSubcategories, classes)
  const likely: { number: number; probability: number }[] = []
  for (const [number, probability] of probabilities.entries())
    if (probability >= leastProbability) likely.push({ number, probability })
  likely.sort((a, b) => b.probability - a.probability)
  const things = likely.slice(0, maxCompared).flatMap(({ number, probability }) => {
    const [from = 0, to = 0] = firstThings.slice(number, number + 2)
    const shares = softmax(hidden, ofThings, { from, to, unit: units[2] })
    return Array.from(shares, (share, at) => ({
      number: from + at,
      probability: share * probability,
    }))
  })
  return {
    subcategories: likely.map(({ number, probability }) => ({
      slug: subcategories[number]?.slug ?? '',
      probability,
    })),
    things: things
      .filter(({ probability }) => probability >= leastProbability)
      .sort((a, b) => b.probability - a.probability)
      .slice(0, maxThings),
  }
}

/** Keeps sums of many words from growing with their number. */
const dampening = 3

/** The sum of the embeddings of rows in `unit`s, times `scale`. */
export function hiddenOf(
  rows: Int32Array,
  embeddings: Float32Array | Table,
  unit = 1,
): { hidden: Float32Array; scale: number } {
  const hidden = new Float32Array(dimensions)
  for (const row of rows) {
    const start = row * dimensions
    for (let at = 0; at < dimensions; at++)
      hidden[at] = (hidden[at] ?? 0) + (embeddings[start + at] ?? 0)
  }
  const scale = rows.length > 0 ? 1 / Math.sqrt(rows.length) / dampening : 0
  for (let at = 0; at < dimensions; at++) hidden[at] = (hidden[at] ?? 0) * scale * unit
  return { hidden, scale }
}

/** Probabilities of the classes `from` to before `to`, whose vectors are in `unit`s. */
export function softmax(
  hidden: Float32Array,
  vectors: Float32Array | Table,
  { from, to, unit = 1 }: { readonly from: number; readonly to: number; readonly unit?: number },
): Float32Array {
  const values = new Float32Array(to - from)
  let highest = -Infinity
  for (let number = from; number < to; number++) {
    let dot = 0
    const start = number * dimensions
    for (let at = 0; at < dimensions; at++) dot += (hidden[at] ?? 0) * (vectors[start + at] ?? 0)
    values[number - from] = dot * unit
    highest = Math.max(highest, dot * unit)
  }
  let sum = 0
  for (const [at, value] of values.entries()) sum += values[at] = Math.exp(value - highest)
  return values.map((value) => value / sum)
}
