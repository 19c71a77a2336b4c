import { amountText } from './amounts.ts'

/** What a request is made of; a bigint is an amount in bani. */
export type RequestValue =
  | string
  | number
  | bigint
  | readonly RequestValue[]
  | { readonly [name: string]: RequestValue | undefined }

const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g

/**
 * Parses JSON with every number as the text it was written in, because a float cannot hold all amounts. Throws a
 * SyntaxError for what is no JSON.
 */
export function readExactJson(text: string): unknown {
  JSON.parse(text)
  return JSON.parse(
    text.replace(stringOrNumber, (part) => (part.startsWith('"') ? part : `"${part}"`)),
  )
}

/** Writes JSON in which amounts are numbers with two decimals, and never were floats. */
export function writeExactJson(value: RequestValue): string {
  if (typeof value === 'bigint') return amountText(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(writeExactJson).join(',')}]`
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === undefined ? [] : [`${JSON.stringify(name)}:${writeExactJson(field)}`],
  )
  return `{${fields.join(',')}}`
}

function isList(value: object): value is readonly RequestValue[] {
  return Array.isArray(value)
}
