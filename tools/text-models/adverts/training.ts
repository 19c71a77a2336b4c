import type { Weights } from '#domains/adverts/review-rules/model/weights.ts'
import { tableSize } from '#domains/lib/text-model/hash.ts'
import { crossScored, type Scored } from '../folds.ts'
import { linearModel, scoreOf, type LinearModel } from '../linear-model.ts'
import { quantized, rounded } from '../quantize.ts'
import type { LabelledAdvert } from './texts.ts'

/** Chosen by cross-validation. */
const cost = 1

/** Log odds of an advert that may not be published, by its texts. */
export function trainModel(adverts: readonly LabelledAdvert[]): LinearModel {
  return linearModel(adverts, cost)
}

/** Scores of adverts by models that were trained without them. */
export function crossScores(adverts: readonly LabelledAdvert[]): readonly Scored<LabelledAdvert>[] {
  return crossScored(adverts, (others) => {
    const model = trainModel(others)
    return (advert) => scoreOf(advert, model)
  })
}

/** What training found, in the few bits that are kept. */
export function weightsOf({ bias, weights }: LinearModel): Weights {
  const table = new Float64Array(tableSize)
  for (const [place, weight] of weights) table[place] = weight
  return { bias: rounded(bias), ...quantized(table) }
}
