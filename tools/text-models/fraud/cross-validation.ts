import { crossScored } from '../folds.ts'
import { scoreOf } from '../linear-model.ts'
import { jointScoreOf, trainJointModel, trainTextModel, type ScoredText } from './training.ts'
import type { LabelledText } from './texts.ts'

/** Scores of texts by models that were trained without them; examples of rules are trained with, never scored. */
export function crossScores(texts: readonly LabelledText[]): readonly ScoredText[] {
  const judged = texts.filter(({ source }) => source !== 'rules')
  const examples = texts.filter(({ source }) => source === 'rules')
  return crossScored(judged, (others) => {
    const model = trainTextModel([...others, ...examples])
    return (text) => scoreOf(text, model)
  })
}

/** The same with the findings of rules, whose weights were found without the text too; infinite where there is proof. */
export function crossJointScores(scored: readonly ScoredText[]): readonly ScoredText[] {
  return crossScored(scored, (others) => {
    const model = trainJointModel(others)
    return (one) => (one.text.hasProof ? Infinity : jointScoreOf(one, model))
  }).map(({ text: { text }, score }) => ({ text, score }))
}
