import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import { findingsOf } from './findings.ts'
import { readMessage } from './message.ts'
import { messageFeatures } from './model/features.ts'
import { likeliestKind, logOddsOf } from './model/model.ts'
import { fraudWeights } from './model/weights.ts'
import { fraudRules } from './rules.ts'

export interface Finding {
  readonly kind: FraudKind
  /** Id of the rule; `model` where the words of the message tell and no rule does. */
  readonly rule: string
  /** The message is held for a moderator; otherwise its reader sees a warning. */
  readonly isCertain: boolean
}

/**
 * What a message between a buyer and a seller may be after, nothing if harmless. The model decides whether, from the
 * words and from the rules that fire; the rules say what, and the model where none does. `ownHost` is the host of the
 * site itself, whose links are believed and whose name others must not bear.
 */
export function examine(text: string, { ownHost }: { readonly ownHost: string }): Finding[] {
  const rules = fraudRules()
  const weights = fraudWeights()
  const message = readMessage(text, rules, ownHost)
  const findings = findingsOf(message, rules, ownHost)
  const features = messageFeatures(message)
  const ids = findings.map(({ rule }) => rule)
  const logOdds = logOddsOf(features, ids, weights)
  const { warn, agree, hold } = weights.thresholds
  if (logOdds < warn && !findings.some(({ isProof }) => isProof)) return []
  if (findings.length === 0)
    return [{ kind: likeliestKind(features, weights), rule: 'model', isCertain: logOdds >= hold }]
  return findings.map(({ kind, rule, isCertain, isProof }) => ({
    ...{ kind, rule },
    isCertain: logOdds >= hold || (isCertain && (logOdds >= agree || isProof === true)),
  }))
}
