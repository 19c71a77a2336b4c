import { fraudKinds, type FraudKind } from '#contract/rules/messages/fraud.ts'
import type { Features } from './features.ts'
import { partValue, type Token } from './tokens.ts'
import { kindTableSize, type Weights } from './weights.ts'

/** Sums of tokens: usual words come again and again. */
const sums = new WeakMap<Weights, WeakMap<Token, number>>()

/** Log odds that a message is fraud, from its text and from the rules that fired. */
export function logOddsOf(
  { tokens, context, scale }: Features,
  rules: readonly string[],
  weights: Weights,
): number {
  const known = knownSums(weights)
  let sum = 0
  for (const token of tokens) sum += sumOf(token, weights.table, known)
  for (const place of context) sum += weights.table[place] ?? 0
  const ofRules = rules.reduce((total, rule) => total + (weights.rules[rule] ?? 0), 0)
  return weights.bias + sum * weights.unit * scale + ofRules
}

function knownSums(weights: Weights): WeakMap<Token, number> {
  const known = sums.get(weights) ?? new WeakMap<Token, number>()
  sums.set(weights, known)
  return known
}

function sumOf(token: Token, table: Int8Array, known: WeakMap<Token, number>): number {
  const before = known.get(token)
  if (before !== undefined) return before
  let parts = 0
  for (const part of token.parts) parts += table[part] ?? 0
  const sum = (table[token.place] ?? 0) + parts * partValue
  known.set(token, sum)
  return sum
}

/** The likeliest kind of a fraud, by its words and concepts. */
export function likeliestKind({ tokens, context, scale }: Features, weights: Weights): FraudKind {
  let [best, most]: readonly [FraudKind, number] = ['offer', -Infinity]
  for (const [kind, name] of fraudKinds.entries()) {
    const from = kind * kindTableSize
    let sum = 0
    for (const { place } of tokens) sum += weights.kindTable[from + kindPlaceOf(place)] ?? 0
    for (const place of context) sum += weights.kindTable[from + kindPlaceOf(place)] ?? 0
    const odds = (weights.kindBiases[kind] ?? 0) + sum * weights.kindUnit * scale
    if (odds > most) [best, most] = [name, odds]
  }
  return best
}

export function kindPlaceOf(place: number): number {
  return place & (kindTableSize - 1)
}
