import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { tableSize } from '../../../lib/text-model/hash.ts'
import { packModel, unpackModel } from '../../../lib/text-model/table.ts'

/** Places of a kind's table; the other bits of a place are dropped. */
export const kindTableSize = 1 << 14

const TrainedShape = z.strictObject({
  /** Log odds of a message without features. */
  bias: z.number(),
  /** Added to the log odds for each rule that fired. */
  rules: z.record(z.string(), z.number()),
  /** Least log odds to warn, to hold what a rule is certain of, and to hold whatever the rules say. */
  thresholds: z.strictObject({ warn: z.number(), agree: z.number(), hold: z.number() }),
  /** Log odds of each kind without features, in the order of `fraudKinds`. */
  kindBiases: z.array(z.number()).length(fraudKinds.length),
  /** Weight of 1 in the tables below. */
  unit: z.number().positive(),
  kindUnit: z.number().positive(),
})

export interface Weights extends z.infer<typeof TrainedShape> {
  /** In units, by place. */
  readonly table: Int8Array
  /** In units; one table of `kindTableSize` after the other. */
  readonly kindTable: Int8Array
}

export function packWeights({ table, kindTable, ...trained }: Weights): Buffer {
  return packModel(trained, [table, kindTable])
}

export function unpackWeights(packed: Buffer): Weights {
  const { head, tables } = unpackModel(packed, () => tableSize + kindTableSize * fraudKinds.length)
  return {
    ...TrainedShape.parse(head),
    table: tables.subarray(0, tableSize),
    kindTable: tables.subarray(tableSize),
  }
}

let read: Weights | undefined

/** Written by `npm run train-fraud`; read at the first message. */
export function fraudWeights(): Weights {
  return (read ??= unpackWeights(readFileSync(new URL('weights.br', import.meta.url))))
}
