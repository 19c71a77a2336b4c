import { rowBits } from '#domains/search/expand/likely/model/features.ts'
import {
  dimensions,
  firstThingsOf,
  hiddenOf,
  softmax,
  type Classifier,
} from '#domains/search/expand/likely/model/classifier.ts'
import type { Random } from '#demo/random.ts'
import { quantized } from '../quantize.ts'

/** A text with the classes that it was written for. */
export interface Example {
  readonly rows: Int32Array
  /** Numbers of the subcategories where its answers lie. */
  readonly subcategories: readonly number[]
  /** Number of the thing that it means, where one was given. */
  readonly thing?: number
}

/** How often the examples are read. */
const epochs = 14
const learningRate = 0.2
/** Share of the rows of a text that are left out each time, so that no word alone decides. */
const dropped = 0.5
/** Short texts keep all rows. */
const leastRows = 4
/** Share of the probability that a text leaves to other classes. */
const smoothing = 0.05

/** Vectors by row, with the sums of their squared gradients (AdaGrad). */
interface Trainable {
  readonly vectors: Float32Array
  /** By row for embeddings, by number for heads. */
  readonly squares: Float32Array
}

/** What training finds: an embedding by row and a vector by class. */
export interface Trained {
  readonly embeddings: Float32Array
  readonly ofSubcategories: Float32Array
  readonly ofThings: Float32Array
}

/** Steps of the first values, which are small and random. */
const half = 1_000

interface State {
  readonly embeddings: Trainable
  readonly subcategories: Trainable
  readonly things: Trainable
  /** Numbers of the first thing of each subcategory, and of the first one after the last. */
  readonly thingsFrom: readonly number[]
  /** Gradient of the hidden vector of the current example. */
  readonly gradient: Float32Array
  rate: number
}

/**
 * Trains a linear classifier over averaged embeddings of words and their parts (fastText: Joulin et al., 2016) with two
 * softmax layers: of subcategories, and of the things of a subcategory.
 */
export function train(
  examples: readonly Example[],
  subcategories: readonly { readonly things: number }[],
  random: Random,
): Trained {
  const state = newState(firstThingsOf(subcategories), random)
  const total = epochs * examples.length
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const [at, example] of random.shuffle(examples).entries()) {
      state.rate = learningRate * (1 - (epoch * examples.length + at) / total)
      learn(state, example, random)
    }
  return {
    embeddings: state.embeddings.vectors,
    ofSubcategories: state.subcategories.vectors,
    ofThings: state.things.vectors,
  }
}

function newState(thingsFrom: readonly number[], random: Random): State {
  const rows = 2 ** rowBits
  const embeddings = Float32Array.from(
    { length: rows * dimensions },
    () => random.int(-half, half) / half / 2 / dimensions,
  )
  const head = (count: number): Trainable => ({
    vectors: new Float32Array(count * dimensions),
    squares: new Float32Array(count * dimensions),
  })
  return {
    embeddings: { vectors: embeddings, squares: new Float32Array(rows) },
    subcategories: head(thingsFrom.length - 1),
    things: head(thingsFrom.at(-1) ?? 0),
    ...{ thingsFrom, gradient: new Float32Array(dimensions), rate: 0 },
  }
}

function learn(state: State, { rows: all, subcategories, thing }: Example, random: Random): void {
  const rows = all.length > leastRows ? all.filter(() => !random.chance(dropped)) : all
  if (rows.length === 0) return
  const { hidden, scale } = hiddenOf(rows, state.embeddings.vectors)
  state.gradient.fill(0)
  const classes = { from: 0, to: state.thingsFrom.length - 1 }
  learnHead(state, state.subcategories, { hidden, targets: subcategories, ...classes })
  const [subcategory = 0] = subcategories
  const [from = 0, to = 0] = state.thingsFrom.slice(subcategory, subcategory + 2)
  if (thing !== undefined) learnHead(state, state.things, { hidden, targets: [thing], from, to })
  learnEmbeddings(state, rows, scale)
}

interface Step {
  readonly hidden: Float32Array
  readonly targets: readonly number[]
  /** Numbers of the first class and of the one after the last. */
  readonly from: number
  readonly to: number
}

/** One step of stochastic gradient descent on the cross entropy of the classes. */
function learnHead(
  { gradient, rate }: State,
  { vectors, squares }: Trainable,
  { hidden, targets, from, to }: Step,
): void {
  const probabilities = softmax(hidden, vectors, { from, to })
  const share = (1 - smoothing) / targets.length
  for (let number = from; number < to; number++) {
    const target = (targets.includes(number) ? share : 0) + smoothing / (to - from)
    const error = target - (probabilities[number - from] ?? 0)
    const start = number * dimensions
    for (let at = 0; at < dimensions; at++) {
      const weight = vectors[start + at] ?? 0
      const step = error * (hidden[at] ?? 0)
      gradient[at] = (gradient[at] ?? 0) + error * weight
      const square = (squares[start + at] ?? 0) + step * step
      squares[start + at] = square
      vectors[start + at] = weight + (rate * step) / Math.sqrt(square + tiny)
    }
  }
}

/** Divided by instead of by nothing. */
const tiny = 1e-6
const tinier = 1e-8

function learnEmbeddings(
  { embeddings: { vectors, squares }, gradient, rate }: State,
  rows: Int32Array,
  scale: number,
): void {
  let square = 0
  for (const [at, value] of gradient.entries()) {
    gradient[at] = value * scale
    square += (value * scale) ** 2
  }
  for (const row of rows) {
    const sum = (squares[row] ?? 0) + square / dimensions
    squares[row] = sum
    const step = rate / Math.sqrt(sum + tinier)
    const start = row * dimensions
    for (let at = 0; at < dimensions; at++)
      vectors[start + at] = (vectors[start + at] ?? 0) + step * (gradient[at] ?? 0)
  }
}

/** What training found, in the few bits that are kept. */
export function classifierOf(
  trained: Trained,
  subcategories: Classifier['subcategories'],
): Classifier {
  const embeddings = quantized(trained.embeddings)
  const ofSubcategories = quantized(trained.ofSubcategories)
  const ofThings = quantized(trained.ofThings)
  return {
    units: [embeddings.unit, ofSubcategories.unit, ofThings.unit],
    subcategories,
    firstThings: firstThingsOf(subcategories),
    embeddings: embeddings.table,
    ofSubcategories: ofSubcategories.table,
    ofThings: ofThings.table,
  }
}
