import { hashOfTwo, placeOf } from '../../../../lib/text-model/hash.ts'
import { tokenOf } from '../../../../lib/text-model/tokens.ts'
import { wordsOf } from '../../../../lib/text-model/words.ts'
import { plainWords } from '#contract/rules/text/fold.ts'

/** Rows of the table of embeddings; a power of two, at most the table of `lib/text-model`. */
export const rowBits = 16
const shift = 18 - rowBits

const pairSeed = 0x9e3779b9

/** Rows of the words of a query, of their parts and of its pairs of neighbouring words, each once. */
export function queryRows(query: string): Int32Array {
  const rows = new Set<number>()
  let last: number | undefined
  for (const word of wordsOf(plainWords(query).join(' '))) {
    const { hash, place, parts } = tokenOf(word)
    rows.add(place >>> shift)
    for (const part of parts) rows.add(part >>> shift)
    if (last !== undefined) rows.add(placeOf(hashOfTwo(last, hash, pairSeed)) >>> shift)
    last = hash
  }
  return Int32Array.from(rows)
}
