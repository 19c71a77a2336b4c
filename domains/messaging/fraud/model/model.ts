import { fraudKinds, type FraudKind } from '#contract/rules/messages/fraud.ts'
import type { Features } from '../../../lib/text-model/features.ts'
import { sumOf } from '../../../lib/text-model/table.ts'
import { kindTableSize, type Weights } from './weights.ts'

/** Log odds that a message is fraud, from its text and from the rules that fired. */
export function logOddsOf(features: Features, rules: readonly string[], weights: Weights): number {
  const ofRules = rules.reduce((total, rule) => total + (weights.rules[rule] ?? 0), 0)
  return weights.bias + sumOf(features, weights.table) * weights.unit + ofRules
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
