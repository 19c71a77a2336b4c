import { z } from 'zod'
import { languages } from '#contract/languages.ts'

/** One thing that people in Moldova sell, as its sellers would title it: a line of a `goods.jsonl`. */
const goodRecord = z.strictObject({
  subcategory: z.string(),
  /** What its photos show; a name of `#demo/pictures/scenes.ts`. */
  scene: z.string(),
  // `{key}` stands for the label of that attribute's value: 'BMW {model} {year}'. English where a seller might write it.
  ro: z.string().min(1),
  ru: z.string().min(1),
  en: z.string().min(1).optional(),
  /** Lowest and highest price in whole units of the currency; [0, 0] = free or by agreement. */
  price: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
  currency: z.enum(['MDL', 'EUR', 'USD']),
  /** What this very thing fixes; the rest is drawn. An empty text: it has no such attribute. */
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
})

/** What may be said of any good of a subcategory: a line of a `sentences.jsonl`. */
const sentenceRecord = z.strictObject({
  subcategory: z.string(),
  /** A description takes at most one sentence of each pool, in the order of their numbers. */
  pool: z.int().min(1).max(9),
  language: z.enum(languages),
  text: z.string().min(1),
})

export const goodRecords = z.array(goodRecord)
export const sentenceRecords = z.array(sentenceRecord)

export type Good = Readonly<z.infer<typeof goodRecord>>
export type Sentence = Readonly<z.infer<typeof sentenceRecord>>

/** How adverts of one subcategory are written. */
export interface Recipe {
  readonly goods: readonly Good[]
  readonly sentences: readonly Sentence[]
}
