import { z } from 'zod'
import { languages } from '#contract/languages.ts'

/** A good with its title as sellers write it: a line of a `goods.jsonl`. */
const goodRecord = z.strictObject({
  subcategory: z.string(),
  /** Scene of its photos; a name of `#demo/pictures/scenes.ts`. */
  scene: z.string(),
  // `{key}` is replaced by the label of that attribute's value: 'BMW {model} {year}'. English only for some goods.
  ro: z.string().min(1),
  ru: z.string().min(1),
  en: z.string().min(1).optional(),
  /** Lowest and highest price in whole units of the currency; [0, 0] = free or by agreement. */
  price: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
  currency: z.enum(['MDL', 'EUR', 'USD']),
  /** Fixed attribute values; others are drawn. An empty text: the good has no such attribute. */
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
})

/** A sentence that fits any good of a subcategory: a line of a `sentences.jsonl`. */
const sentenceRecord = z.strictObject({
  subcategory: z.string(),
  /** A description has at most one sentence of each pool, in the order of their numbers. */
  pool: z.int().min(1).max(9),
  language: z.enum(languages),
  text: z.string().min(1),
})

export const goodRecords = z.array(goodRecord)
export const sentenceRecords = z.array(sentenceRecord)

export type Good = Readonly<z.infer<typeof goodRecord>>
export type Sentence = Readonly<z.infer<typeof sentenceRecord>>

/** Goods and sentences of one subcategory. */
export interface Recipe {
  readonly goods: readonly Good[]
  readonly sentences: readonly Sentence[]
}
