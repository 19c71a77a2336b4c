import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod'

const Values = z.union([
  z.union([z.string(), z.number(), z.boolean()]),
  z.array(z.union([z.string(), z.number()])),
  z.strictObject({ min: z.number().optional(), max: z.number().optional() }),
])

/** An advert is right if it meets all that is given. */
const Expectation = z.strictObject({
  subs: z.array(z.string()).optional(),
  /** Regular expression without case on the title. */
  title: z.string().optional(),
  place: z.string().optional(),
  priceMax: z.number().optional(),
  currency: z.enum(['MDL', 'EUR', 'USD']).optional(),
  attributes: z.record(z.string(), Values).optional(),
})
export type Expectation = z.infer<typeof Expectation>

const Question = z.strictObject({
  q: z.string(),
  lang: z.enum(['ro', 'ru', 'en']),
  class: z.string(),
  good: Expectation,
  /** What the first answer must be besides. */
  first: Expectation.optional(),
  /** The market has no right answer: an empty list or a relaxed one is right. */
  none: z.literal(true).optional(),
  why: z.string().optional(),
})
export type Question = z.infer<typeof Question>

/** Everyday questions over the demo market, written by people who had seen its adverts and not the search. */
export const everyday = new URL('.', import.meta.url)

/** Others, whose single answers nobody looked at while rules of the search were made. */
export const heldOut = new URL('../held-out/', import.meta.url)

/** More of them, by somebody who had seen the market's titles alone. */
export const strangers = new URL('../strangers/', import.meta.url)

/** Whose words the titles do not have: people who circumscribe a thing, name it as they speak or write it by ear. */
export const paraphrases = new URL('../paraphrases/', import.meta.url)

/** Written after the search had learnt from queries, by somebody who had seen neither those nor the code. */
export const newcomers = new URL('../newcomers/', import.meta.url)

export async function readQuestions(folder = everyday): Promise<readonly Question[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  return texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => Question.parse(JSON.parse(line))),
  )
}

/** What the questions are judged by. */
export interface Answer {
  readonly title: string
  readonly subcategory: string
  /** Of an advert in a sector, its city. */
  readonly place: string
  readonly priceMdl: number | null
  readonly attributes: Readonly<Record<string, unknown>>
}

/** MDL for one unit; the questions were written with these. */
const rates = { MDL: 1, EUR: 20, USD: 17 } as const

export function isRight(answer: Answer, expectation: Expectation): boolean {
  const { subs, title, place, priceMax, currency = 'MDL', attributes = {} } = expectation
  if (subs && !subs.includes(answer.subcategory)) return false
  if (title !== undefined && !new RegExp(title, 'i').test(answer.title)) return false
  if (place !== undefined && answer.place !== place) return false
  const isDear = (answer.priceMdl ?? Infinity) > (priceMax ?? Infinity) * rates[currency]
  if (isDear) return false
  return Object.entries(attributes).every(([key, wanted]) => holds(answer.attributes[key], wanted))
}

function holds(value: unknown, wanted: z.infer<typeof Values>): boolean {
  if (value === undefined) return false
  if (typeof wanted !== 'object') return holds(value, [String(wanted)])
  if (Array.isArray(wanted)) {
    const values = new Set([value].flat().map(String))
    return wanted.some((one) => values.has(String(one)))
  }
  const { min = -Infinity, max = Infinity } = wanted
  return Number(value) >= min && Number(value) <= max
}
