import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Features } from './features.ts'
import { partValue, type Token } from './tokens.ts'

/** Weights by place, in units of the model. */
export type Table = Int8Array

/** Sums of tokens: usual words come again and again. */
const sums = new WeakMap<Table, WeakMap<Token, number>>()

/** Sum of the weights of a text's features, in units of the table. */
export function sumOf({ tokens, context, scale }: Features, table: Table): number {
  const known = knownSums(table)
  let sum = 0
  for (const token of tokens) sum += sumOfToken(token, table, known)
  for (const place of context) sum += table[place] ?? 0
  return sum * scale
}

function knownSums(table: Table): WeakMap<Token, number> {
  const known = sums.get(table) ?? new WeakMap<Token, number>()
  sums.set(table, known)
  return known
}

function sumOfToken(token: Token, table: Table, known: WeakMap<Token, number>): number {
  const before = known.get(token)
  if (before !== undefined) return before
  let parts = 0
  for (const part of token.parts) parts += table[part] ?? 0
  const sum = (table[token.place] ?? 0) + parts * partValue
  known.set(token, sum)
  return sum
}

/** A model as a file: a line of JSON, then its tables. */
export function packModel(head: object, tables: readonly Table[]): Buffer {
  const parts = [Buffer.from(`${JSON.stringify(head)}\n`), ...tables.map(bytesOf)]
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(Buffer.concat(parts), { params })
}

/** The line of JSON, and the tables one after the other. Throws when they are of another size than it asks for. */
export function unpackModel(
  packed: Buffer,
  sizeOf: (head: unknown) => number,
): { head: unknown; tables: Table } {
  const bytes = brotliDecompressSync(packed)
  const end = bytes.indexOf('\n')
  const tables = new Int8Array(bytes.subarray(end + 1))
  const head: unknown = JSON.parse(bytes.subarray(0, end).toString())
  if (tables.length !== sizeOf(head))
    throw new Error('The weights are of another size: train the model')
  return { head, tables }
}

function bytesOf({ buffer, byteOffset, byteLength }: Table): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
