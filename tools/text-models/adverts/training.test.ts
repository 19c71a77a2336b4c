import { expect, test } from 'vitest'
import {
  packWeights,
  probabilityBy,
  unpackWeights,
} from '#domains/adverts/review-rules/model/weights.ts'
import { scoreOf } from '../linear-model.ts'
import { readKnown } from './texts.ts'
import { trainModel, weightsOf } from './training.ts'

const adverts = readKnown()

test('the same adverts give the same bytes', () => {
  const trained = (): Buffer => packWeights(weightsOf(trainModel(adverts)))
  expect(trained().equals(trained())).toBe(true)
})

test('the packed weights say of an advert what the trained model says', () => {
  const model = trainModel(adverts)
  const unpacked = unpackWeights(packWeights(weightsOf(model)))

  for (const advert of adverts) {
    const expected = 1 / (1 + Math.exp(-scoreOf(advert, model)))
    expect(probabilityBy(unpacked, advert.text)).toBeCloseTo(expected, 1)
  }
})
