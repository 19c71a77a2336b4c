import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as z from 'zod'
import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { tableSize } from './hash.ts'

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

/** A line of JSON, then the tables. */
export function packWeights({ table, kindTable, ...trained }: Weights): Buffer {
  const head = Buffer.from(`${JSON.stringify(trained)}\n`)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(Buffer.concat([head, bytesOf(table), bytesOf(kindTable)]), { params })
}

export function unpackWeights(packed: Buffer): Weights {
  const bytes = brotliDecompressSync(packed)
  const end = bytes.indexOf('\n')
  const tables = new Int8Array(bytes.subarray(end + 1))
  if (tables.length !== tableSize + kindTableSize * fraudKinds.length)
    throw new Error('The weights are of another size: npm run train-fraud')
  return {
    ...TrainedShape.parse(JSON.parse(bytes.subarray(0, end).toString())),
    table: tables.subarray(0, tableSize),
    kindTable: tables.subarray(tableSize),
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

let read: Weights | undefined

/** Written by `npm run train-fraud`; read at the first message. */
export function fraudWeights(): Weights {
  return (read ??= unpackWeights(readFileSync(new URL('weights.br', import.meta.url))))
}
