import * as z from 'zod'
import { currencies } from './rules/currencies.ts'
import { cleanLine, cleanName, cleanParagraphs } from './rules/clean-text.ts'
import { maxOffset, maxPageSize, passwordMaxLength, queryLength } from './limits.ts'
import { readPrice } from './rules/price.ts'

/** UTF-16 units that an input of this kind may have; longer ones are refused before anything looks at them. */
type Length = number

/**
 * What nobody reads as a text: a number, an address, a name of a file. PostgreSQL cannot store NUL, and a lone
 * surrogate is not UTF-8: neither gets any further.
 */
export function Text(max: Length) {
  return z
    .string()
    .max(max)
    .transform((text) => text.replaceAll('\0', '').toWellFormed())
}

/** A text of one line that people see: a title, an address. */
export function SingleLine(max: Length) {
  return z.string().max(max).transform(cleanLine)
}

/** A text of several lines that people see. */
export function Paragraphs(max: Length) {
  return z.string().max(max).transform(cleanParagraphs)
}

/** What a person or a company is called. */
export function PersonName(max: Length) {
  return z.string().max(max).transform(cleanName)
}

function wholeDigits(min: number, max: number) {
  return z
    .string()
    .max(10)
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

/** A whole number, or the same as a string of digits: form bodies know only strings. */
export function wholeNumber(min: number, max: number) {
  return z.union([z.int().min(min).max(max), wholeDigits(min, max)])
}

const idMax = 2_147_483_647
export const Id = wholeNumber(1, idMax)
export const Offset = wholeNumber(0, maxOffset)
export const PageSize = wholeNumber(1, maxPageSize)

/** Splits what a form can send for a list, "3,1,2"; `length` is that of a part. */
function TypedList(length: Length) {
  return Text((length + 1) * maxPageSize).transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
}

/** A list of ids: an array, or what a form can send. */
export const IdList = z.union([
  z.array(Id).max(maxPageSize),
  TypedList(10).pipe(z.array(wholeDigits(1, idMax)).max(maxPageSize)),
])

/** A list of names of files: an array, or what a form can send. */
export const NameList = z.union([
  z.array(Text(120)).max(maxPageSize),
  TypedList(120).pipe(z.array(Text(120)).max(maxPageSize)),
])

const Degrees = z.number().min(-180).max(180)
/** A number or what a form sends; empty takes it away. */
export const Coordinate = z.union([
  z.literal(''),
  Degrees,
  Text(30).pipe(z.string().max(30).transform(Number).pipe(Degrees)),
])

/** Values by name, at most so many. */
export function RecordOf<Key extends z.ZodString, Value extends z.ZodType>(
  key: Key,
  value: Value,
  maxProperties: number,
) {
  return z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= maxProperties)
    .meta({ maxProperties })
}

const priceBoundMax = 1e12

/** An optional price bound in units of the filter's currency, as people write it; an empty form field means none. */
export const PriceBound = z
  .union([
    z.literal('').transform(() => undefined),
    z.number().min(0).max(priceBoundMax),
    Text(40)
      .transform((text) => readPrice(text))
      .refine((price) => price !== null && price.currency === null)
      .transform((price) => price?.amount)
      .pipe(z.number().min(0).max(priceBoundMax)),
  ])
  .optional()

/** What a person typed into the search box: cut, never refused, and so the one text without a bound. */
export const SearchText = z.string().transform((text) => {
  const clean = cleanLine(text.slice(0, queryLength * 8))
  return [...clean].slice(0, queryLength).join('').trim()
})

export const Token = z.string().max(2_048)

/** A yes or no that may come from a form: "1", "true", "on". */
export const Flag = z.union([
  z.boolean(),
  z
    .enum(['1', '0', 'true', 'false', 'on', ''])
    .transform((text) => ['1', 'true', 'on'].includes(text)),
])

/** What an address or a list calls a place, a category, a page. */
export const Slug = Text(80)

export const Language = z.enum(['ro', 'ru', 'en'])

export const LabelsShape = z.object({ ro: z.string(), ru: z.string(), en: z.string() })

export const Currency = z.enum(currencies)
export type CurrencyCode = z.infer<typeof Currency>

/** A password as it is sent; the rules for a new one are in account-rules.ts. */
export const Password = Text(passwordMaxLength)
/** Of an SMS, of an authenticator app, or a recovery code. */
export const Code = Text(40)

/** A phone number in any form that people paste, or what is none and will be told so. */
export const Phone = Text(60)
export const Email = Text(320)
/** The secret part of a link of ours. */
export const Link = Text(200)

/** What a successful call says, for clients that show it. */
export const said = { message: z.string() }
