import { readFileSync } from 'node:fs'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isThing, noName, scoreOnly, weights, type Term } from '../term.ts'
import { guessBy, unpackClassifier, type Classifier, type Guess } from './model/classifier.ts'
import type { QueryThing } from './query-things.ts'

let read: Classifier | undefined

/** The model that `npm run train-queries` has written, read at the first query. */
export function queryModel(): Classifier {
  return (read ??= unpackClassifier(readFileSync(new URL('model/queries.br', import.meta.url))))
}

const noGuess: Guess = { subcategories: [], things: [] }

/**
 * Where the answers of a query with these names lie and what it means. Of one word that names things nothing is
 * guessed: the reference data knows where they lie.
 */
export function guessOf(words: readonly string[], names: readonly Term[]): Guess {
  const isThingAlone = words.length === 1 && names.some(isThing)
  return isThingAlone ? noGuess : guessBy(queryModel(), words.join(' '))
}

/** A thing that the query may mean. */
export interface GuessedThing extends QueryThing {
  /** 0–1 */
  readonly probability: number
}

export function guessedThings(
  { things }: Guess,
  { queryThings }: Lexicon,
): readonly GuessedThing[] {
  return things.flatMap(({ number, probability }) => {
    const thing = queryThings.get(number)
    return thing ? [{ ...thing, probability }] : []
  })
}

/** What the titles of guessed things score. */
export function scoredThings(things: readonly GuessedThing[]): Term[] {
  return things.map(({ titles, probability }) => scoreOnly(titles, weights.guessed * probability))
}

/** Probability from which the titles of a thing answer a query that nothing matches. */
const leastAnswering = 0.4

/** The titles of guessed things in place of these words of a query; null when no guess is good enough. */
export function thingsTerm(things: readonly GuessedThing[], words: readonly string[]): Term | null {
  const likely = things.filter(({ probability }) => probability >= leastAnswering)
  if (likely.length === 0) return null
  const titles = likely.flatMap((thing) => thing.titles)
  const clauses = { strict: titles, title: titles, any: titles }
  return { ...noName, ...clauses, words, also: likely.flatMap(({ names }) => names), weight: 0 }
}
