import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { tableSize } from '../../../lib/text-model/hash.ts'
import { packModel, sumOf, unpackModel, type Table } from '../../../lib/text-model/table.ts'
import { advertFeatures, type AdvertText } from './features.ts'

const TrainedShape = z.strictObject({
  /** Log odds of an advert without features. */
  bias: z.number(),
  /** Weight of 1 in the table. */
  unit: z.number().positive(),
})

export interface Weights extends z.infer<typeof TrainedShape> {
  readonly table: Table
}

export function packWeights({ table, ...trained }: Weights): Buffer {
  return packModel(trained, [table])
}

export function unpackWeights(packed: Buffer): Weights {
  const { head, tables } = unpackModel(packed, () => tableSize)
  return { ...TrainedShape.parse(head), table: tables }
}

/** Probability that an advert is one that may not be published, 0 to 1, as its texts alone tell. */
export function probabilityBy({ bias, unit, table }: Weights, text: AdvertText): number {
  return 1 / (1 + Math.exp(-(bias + unit * sumOf(advertFeatures(text), table))))
}

let read: Weights | undefined

/** The same by the weights that `npm run train-adverts` has written, which are read at the first advert. */
export function probabilityOf(text: AdvertText): number {
  read ??= unpackWeights(readFileSync(new URL('forbidden.br', import.meta.url)))
  return probabilityBy(read, text)
}
