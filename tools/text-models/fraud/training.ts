import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { fraudRules } from '#domains/messaging/fraud/rules.ts'
import type { Scored } from '../folds.ts'
import { linearModel, type LinearModel } from '../linear-model.ts'
import { regress, type Example } from '../regression.ts'
import { fraudKindOf, type LabelledText } from './texts.ts'

/** Chosen by cross-validation. */
const costs = { text: 0.5, rules: 1, kind: 0.5 } as const

/** Log odds of fraud by the words of a text, rules aside. */
export function trainTextModel(texts: readonly LabelledText[]): LinearModel {
  return linearModel(texts, costs.text)
}

/** A text with the score of a model that was trained without it. */
export type ScoredText = Scored<LabelledText>

/** Joins the score of the words with the findings of the rules. */
export interface JointModel {
  readonly bias: number
  readonly slope: number
  readonly rules: Readonly<Record<string, number>>
}

/** A rule may differ from others that are as certain, but only as far as texts show it. */
const ownShare = 0.5
const leading = 3

/** Ids of all rules, and whether a finding of theirs is certain. */
function rulesByCertainty(): readonly (readonly [id: string, isCertain: boolean])[] {
  const rules = fraudRules().rules.map(({ id, isCertain }) => [id, isCertain] as const)
  return [...rules, ['lookalike-host', true], ['card-number', true]]
}

export function trainJointModel(scored: readonly ScoredText[]): JointModel {
  const rules = rulesByCertainty()
  const numbers = new Map(rules.map(([id], number) => [id, number + leading]))
  const certain = new Set(rules.flatMap(([id, isCertain]) => (isCertain ? [id] : [])))
  const examples = scored
    .filter(({ text }) => !text.isKnownToRules)
    .map(({ text, score }): Example => {
      const own = text.findings.map((id) => numbers.get(id) ?? 0)
      const sure = text.findings.filter((id) => certain.has(id)).length
      const values = [score, sure, text.findings.length - sure, ...own.map(() => ownShare)]
      const places = Int32Array.from([0, 1, 2, ...own])
      return { isPositive: text.isPositive, vector: { places, values: Float64Array.from(values) } }
    })
  const size = rules.length + leading
  const solution = regress(examples, { size, cost: costs.rules })
  const weightOf = (id: string): number =>
    (solution[certain.has(id) ? 1 : 2] ?? 0) + ownShare * (solution[numbers.get(id) ?? 0] ?? 0)
  return {
    bias: solution.at(-1) ?? 0,
    slope: solution[0] ?? 1,
    rules: Object.fromEntries(rules.map(([id]) => [id, weightOf(id)])),
  }
}

export function jointScoreOf(
  { text, score }: ScoredText,
  { bias, slope, rules }: JointModel,
): number {
  return text.findings.reduce((sum, id) => sum + (rules[id] ?? 0), bias + slope * score)
}

/** Log odds of each kind against the others, by the words and concepts of frauds. */
export function trainKinds(texts: readonly LabelledText[]): readonly LinearModel[] {
  const frauds = texts
    .filter(({ isPositive }) => isPositive)
    .map((text) => ({ kind: fraudKindOf(text.kind), vector: text.kindVector }))
  return fraudKinds.map((kind) =>
    linearModel(
      frauds.map((fraud) => ({ vector: fraud.vector, isPositive: fraud.kind === kind })),
      costs.kind,
    ),
  )
}
