import * as z from 'zod'
import { maxOffset, maxPageSize, passwordMaxLength, queryLength } from './limits.ts'

/** PostgreSQL cannot store NUL, and a lone surrogate is not UTF-8: both are dropped before anything looks at a text. */
export const Text = z.string().transform((text) => text.replaceAll('\0', '').toWellFormed())

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

/** A whole number, or the same as a string of digits: form bodies know only strings. */
export function wholeNumber(min: number, max: number) {
  return z.union([z.number(), digits]).pipe(z.int().min(min).max(max))
}

export const Id = wholeNumber(1, 2_147_483_647)
export const Offset = wholeNumber(0, maxOffset)
export const PageSize = wholeNumber(1, maxPageSize)

/** A list of ids: an array, or what a form can send, "3,1,2". */
export const IdList = z
  .union([
    z.array(z.union([z.number(), z.string()])),
    Text.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(Id).max(maxPageSize))

/** An optional price bound in MDL; an empty form field means none. */
export const PriceBound = z
  .union([
    z.literal('').transform(() => undefined),
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}([.,]\d{1,2})?$/)
      .transform((text) => Number(text.replace(',', '.'))),
  ])
  .pipe(z.number().min(0).max(1e12).optional())
  .optional()

/** What a person typed into the search box: cut, never refused. */
export const SearchText = Text.transform((text) => text.slice(0, queryLength).trim())

export const Token = z.string().max(2_048)

/** A yes or no that may come from a form: "1", "true", "on". */
export const Flag = z.union([
  z.boolean(),
  z
    .enum(['1', '0', 'true', 'false', 'on', ''])
    .transform((text) => ['1', 'true', 'on'].includes(text)),
])

/** What an address or a list calls a place, a category, a page. */
export const Slug = Text.pipe(z.string().max(80))

export const Language = z.enum(['ro', 'ru', 'en'])

export const LabelsShape = z.object({ ro: z.string(), ru: z.string(), en: z.string() })

export const Currency = z.enum(['MDL', 'EUR', 'USD'])
export type CurrencyCode = z.infer<typeof Currency>

/** A password as it is sent; the rules for a new one are in account-rules.ts. */
export const Password = Text.pipe(z.string().max(passwordMaxLength))
/** Of an SMS, of an authenticator app, or a recovery code. */
export const Code = Text.pipe(z.string().max(40))
/** What a successful call says, for clients that show it. */
export const said = { message: z.string() }
