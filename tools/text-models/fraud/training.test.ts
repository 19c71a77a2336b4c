import { expect, test } from 'vitest'
import { fraudRules } from '#domains/messaging/fraud/rules.ts'
import { readMessage } from '#domains/messaging/fraud/message.ts'
import { messageFeatures } from '#domains/messaging/fraud/model/features.ts'
import { logOddsOf } from '#domains/messaging/fraud/model/model.ts'
import { packWeights, unpackWeights, type Weights } from '#domains/messaging/fraud/model/weights.ts'
import { scoreOf, type LinearModel } from '../linear-model.ts'
import { textsOfRules, type LabelledText } from './texts.ts'
import {
  jointScoreOf,
  trainJointModel,
  trainKinds,
  trainTextModel,
  type JointModel,
} from './training.ts'
import { weightsOf } from './weights.ts'

interface Trained {
  readonly text: LinearModel
  readonly joint: JointModel
  readonly weights: Weights
}

/** From few texts, as from all of them. */
function trained(): Trained {
  const texts = textsOfRules()
    .filter((_, number) => number % 3 === 0)
    .map((one): LabelledText => ({ ...one, isKnownToRules: false }))
  const text = trainTextModel(texts)
  const joint = trainJointModel(texts.map((one) => ({ text: one, score: scoreOf(one, text) })))
  const weights = weightsOf({
    ...{ text, joint, kinds: trainKinds(texts), thresholds: { warn: 1, agree: 2, hold: 3 } },
  })
  return { text, joint, weights }
}

test('the same texts give the same bytes', () => {
  expect(packWeights(trained().weights).equals(packWeights(trained().weights))).toBe(true)
})

test('the packed weights say of a message what the trained model says', () => {
  const { text: model, joint, weights } = trained()
  const unpacked = unpackWeights(packWeights(weights))

  for (const text of textsOfRules()) {
    const features = messageFeatures(readMessage(text.text, fraudRules(), 'gasit.md'))
    const expected = jointScoreOf({ text, score: scoreOf(text, model) }, joint)
    expect(logOddsOf(features, text.findings, unpacked)).toBeCloseTo(expected, 0)
  }
})
