import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { tableSize } from '#domains/lib/text-model/hash.ts'
import { kindTableSize, type Weights } from '#domains/messaging/fraud/model/weights.ts'
import type { LinearModel } from '../linear-model.ts'
import { quantized, rounded } from '../quantize.ts'
import type { JointModel } from './training.ts'

interface Trained {
  readonly text: LinearModel
  readonly joint: JointModel
  readonly kinds: readonly LinearModel[]
  readonly thresholds: Weights['thresholds']
}

/** What training found, in the few bits that are kept. */
export function weightsOf({ text, joint, kinds, thresholds }: Trained): Weights {
  const table = new Float64Array(tableSize)
  for (const [place, weight] of text.weights) table[place] = weight * joint.slope
  const kindTable = new Float64Array(kindTableSize * fraudKinds.length)
  for (const [kind, model] of kinds.entries())
    for (const [place, weight] of model.weights) kindTable[kind * kindTableSize + place] = weight
  const [ofText, ofKinds] = [quantized(table), quantized(kindTable)]
  return {
    bias: rounded(joint.bias + joint.slope * text.bias),
    rules: Object.fromEntries(Object.entries(joint.rules).map(([id, one]) => [id, rounded(one)])),
    thresholds: {
      ...{ warn: rounded(thresholds.warn), agree: rounded(thresholds.agree) },
      hold: rounded(thresholds.hold),
    },
    kindBiases: kinds.map(({ bias }) => rounded(bias)),
    ...ofText,
    ...{ kindUnit: ofKinds.unit, kindTable: ofKinds.table },
  }
}
