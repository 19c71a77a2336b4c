import {
  jointScoreOf,
  scoreOf,
  trainJointModel,
  trainTextModel,
  type ScoredText,
} from './training.ts'
import type { LabelledText } from './texts.ts'

const folds = 10
/** Spreads neighbours in a file, which are alike, over the folds. */
const spread = 0x9e3779b1

function foldOf(number: number): number {
  return (Math.imul(number + 1, spread) >>> 8) % folds
}

/** Scores of texts by models that were trained without them; examples of rules are trained with, never scored. */
export function crossScores(texts: readonly LabelledText[]): readonly ScoredText[] {
  const judged = texts.filter(({ source }) => source !== 'rules')
  const examples = texts.filter(({ source }) => source === 'rules')
  return Array.from({ length: folds }).flatMap((_, fold) => {
    const model = trainTextModel([
      ...judged.filter((_text, number) => foldOf(number) !== fold),
      ...examples,
    ])
    return judged
      .filter((_text, number) => foldOf(number) === fold)
      .map((text) => ({ text, score: scoreOf(text, model) }))
  })
}

/** The same with the findings of rules, whose weights were found without the text too; infinite where there is proof. */
export function crossJointScores(scored: readonly ScoredText[]): readonly ScoredText[] {
  return Array.from({ length: folds }).flatMap((_, fold) => {
    const model = trainJointModel(scored.filter((_one, number) => foldOf(number) !== fold))
    return scored
      .filter((_one, number) => foldOf(number) === fold)
      .map((one) => ({
        text: one.text,
        score: one.text.hasProof ? Infinity : jointScoreOf(one, model),
      }))
  })
}

/** Share of the texts above a threshold. */
export function shareAbove(scored: readonly ScoredText[], threshold: number): number {
  return scored.filter(({ score }) => score >= threshold).length / scored.length
}

/** The least threshold with at most this share of harmless texts above it. */
export function thresholdFor(scored: readonly ScoredText[], mostFalseAlarms: number): number {
  const harmless = scored.filter(({ text }) => !text.isFraud).map(({ score }) => score)
  const highest = harmless.sort((one, other) => other - one)
  const tolerated = Math.floor(highest.length * mostFalseAlarms)
  return (highest[tolerated] ?? 0) + 0.001
}
