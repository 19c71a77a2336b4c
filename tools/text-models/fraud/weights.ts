import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { tableSize } from '#domains/lib/text-model/hash.ts'
import { kindTableSize, type Weights } from '#domains/messaging/fraud/model/weights.ts'
import type { LinearModel } from '../linear-model.ts'
import type { JointModel } from './training.ts'

interface Trained {
  readonly text: LinearModel
  readonly joint: JointModel
  readonly kinds: readonly LinearModel[]
  readonly thresholds: Weights['thresholds']
}

/** Largest weight of a table, in its units. */
const mostUnits = 127

/** What training found, in the few bits that are kept. */
export function weightsOf({ text, joint, kinds, thresholds }: Trained): Weights {
  const table = new Float64Array(tableSize)
  for (const [place, weight] of text.weights) table[place] = weight * joint.slope
  const kindTable = new Float64Array(kindTableSize * fraudKinds.length)
  for (const [kind, model] of kinds.entries())
    for (const [place, weight] of model.weights) kindTable[kind * kindTableSize + place] = weight
  const [unit, kindUnit] = [unitOf(table), unitOf(kindTable)]
  return {
    bias: rounded(joint.bias + joint.slope * text.bias),
    rules: Object.fromEntries(Object.entries(joint.rules).map(([id, one]) => [id, rounded(one)])),
    thresholds: {
      ...{ warn: rounded(thresholds.warn), agree: rounded(thresholds.agree) },
      hold: rounded(thresholds.hold),
    },
    kindBiases: kinds.map(({ bias }) => rounded(bias)),
    unit,
    kindUnit,
    table: Int8Array.from(table, (weight) => Math.round(weight / unit)),
    kindTable: Int8Array.from(kindTable, (weight) => Math.round(weight / kindUnit)),
  }
}

function unitOf(table: Float64Array): number {
  let largest = 0
  for (const weight of table) largest = Math.max(largest, Math.abs(weight))
  return Number((largest / mostUnits).toPrecision(6))
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
