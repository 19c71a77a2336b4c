import * as z from 'zod'

/** A displayed text in one language. */
const Title = z
  .string()
  .min(1, 'is empty')
  .refine((text) => text === text.trim(), 'has blanks around it')
  .refine((text) => !/[ŞşŢţ]/.test(text), 'holds a letter with a cedilla: ș and ț have a comma')

export const Titles = z.strictObject({ ro: Title, ru: Title, en: Title })

/** A slug is part of URLs and identifies a row of the file, so it never changes. */
export const SlugShape = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no slug: small Latin letters, digits and hyphens')
  .refine((slug) => !/^\d+$/.test(slug), 'is a number: addresses take it for an id')

/** smallint in the database. */
export const IdShape = z.int().min(1).max(32_767)

type Context = {
  addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void
}

/** A value with its path in the file. */
export interface Placed {
  readonly value: string | number
  readonly path: PropertyKey[]
}

/** Refuses repeated values; `what` names them in the message. */
export function refuseRepeated(context: Context, what: string, values: readonly Placed[]): void {
  const seen = new Set<string | number>()
  for (const { value, path } of values) {
    if (seen.has(value)) refuse(context, path, `repeats the ${what} "${value}"`)
    seen.add(value)
  }
}

export function refuse(context: Context, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message })
}
