import * as z from 'zod'
import { currencies } from './rules/money/currencies.ts'
import { cleanLine, cleanName, cleanParagraphs } from './rules/text/clean-text.ts'
import { maxOffset, maxPageSize, passwordMaxLength, queryLength } from './limits.ts'
import { readPrice } from './rules/money/price.ts'

/** Maximum length in UTF-16 units; longer inputs are refused before any other processing. */
type Length = number

/**
 * Text that is not displayed: a number, an address, a file name. NUL, which PostgreSQL cannot store, and lone
 * surrogates are removed.
 */
export function Text(max: Length) {
  return z
    .string()
    .max(max)
    .transform((text) => text.replaceAll('\0', '').toWellFormed())
}

/** Single-line text for display: a title, an address. */
export function SingleLine(max: Length) {
  return z.string().max(max).transform(cleanLine)
}

/** Multi-line text for display. */
export function Paragraphs(max: Length) {
  return z.string().max(max).transform(cleanParagraphs)
}

/** Name of a person or a company. */
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

/** An integer, or a string of digits, because forms send only strings. */
export function wholeNumber(min: number, max: number) {
  return z.union([z.int().min(min).max(max), wholeDigits(min, max)])
}

const idMax = 2_147_483_647
export const Id = wholeNumber(1, idMax)
export const Offset = wholeNumber(0, maxOffset)
export const PageSize = wholeNumber(1, maxPageSize)

/** Splits the form notation of a list, "3,1,2"; `length` is the maximum of one item. */
function TypedList(length: Length) {
  return Text((length + 1) * maxPageSize).transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
}

/** A list of ids: an array or the form notation. */
export const IdList = z.union([
  z.array(Id).max(maxPageSize),
  TypedList(10).pipe(z.array(wholeDigits(1, idMax)).max(maxPageSize)),
])

/** A list of file names: an array or the form notation. */
export const NameList = z.union([
  z.array(Text(120)).max(maxPageSize),
  TypedList(120).pipe(z.array(Text(120)).max(maxPageSize)),
])

const Degrees = z.number().min(-180).max(180)
/** A number or its string; empty removes it. */
export const Coordinate = z.union([
  z.literal(''),
  Degrees,
  Text(30).pipe(z.string().max(30).transform(Number).pipe(Degrees)),
])

/** A list of objects: an array, or its JSON of at most `length`, because forms send only strings. */
export function ListOf<Item extends z.ZodType>(item: Item, most: number, length: Length) {
  const list = z.array(item).max(most)
  return z.union([list, Text(length).transform(parsedJson).pipe(list)])
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A record with at most `maxProperties` entries. */
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

/**
 * Optional price bound in the currency of the filter, in any notation that people use; an empty form field means none.
 */
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

/** Text of the search box: truncated instead of refused, hence without a maximum. */
export const SearchText = z.string().transform((text) => {
  const clean = cleanLine(text.slice(0, queryLength * 8))
  return [...clean].slice(0, queryLength).join('').trim()
})

export const Token = z.string().max(2_048)

/** Boolean, or the values that forms send: "1", "true", "on". */
export const Flag = z.union([
  z.boolean(),
  z
    .enum(['1', '0', 'true', 'false', 'on', ''])
    .transform((text) => ['1', 'true', 'on'].includes(text)),
])

/** Identifier of a place, category or page in URLs. */
export const Slug = Text(80)

export const Language = z.enum(['ro', 'ru', 'en'])

export const LabelsShape = z.object({ ro: z.string(), ru: z.string(), en: z.string() })

export const Currency = z.enum(currencies)
export type CurrencyCode = z.infer<typeof Currency>

/** A password as sent; the rules for new ones are in account-rules.ts. */
export const Password = Text(passwordMaxLength)
/** SMS code, TOTP code or recovery code. */
export const Code = Text(40)

/** A phone number in any notation; invalid ones get their own refusal. */
export const Phone = Text(60)
export const Email = Text(320)
/** Secret part of a link in an e-mail. */
export const Link = Text(200)

/** Confirmation text for clients that display it. */
export const confirmation = { message: z.string() }
