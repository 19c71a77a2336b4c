import { plainText } from '#contract/rules/text/fold.ts'

/** Characters of a plain text that are compared. */
export const comparedCharacters = 1_000

/** What is compared of a text. */
export function comparedPart(text: string): string {
  return plainText(text).slice(0, comparedCharacters)
}

/**
 * Fourteen keys, each of the least hashes of four permutations of the trigrams (MinHash). Of texts that share three
 * quarters of their trigrams 99 % have a key in common, of those that share a third 16 %.
 */
const bands = 14
const rows = 4

const permutations = Array.from({ length: bands * rows }, (_, at) => ({
  factor: mixed(at * 2 + 1) | 1,
  offset: mixed(at * 2 + 2),
}))

/** Keys of a plain text, of which almost equal texts share some; an empty text has keys too. */
export function textKeys(plain: string): number[] {
  const grams = trigramHashes(`  ${plain} `)
  const least = permutations.map(({ factor, offset }) => {
    let found = 0xffffffff
    for (const gram of grams) {
      const hash = (Math.imul(gram, factor) + offset) >>> 0
      if (hash < found) found = hash
    }
    return found
  })
  return Array.from({ length: bands }, (_, band) =>
    least.slice(band * rows, (band + 1) * rows).reduce((key, one) => mixed(key ^ one), band),
  )
}

function trigramHashes(plain: string): number[] {
  const found = new Set<number>()
  for (let at = 0; at + 3 <= plain.length; at++) {
    const packed =
      (plain.charCodeAt(at) << 22) ^ (plain.charCodeAt(at + 1) << 11) ^ plain.charCodeAt(at + 2)
    found.add(mixed(packed))
  }
  return [...found]
}

/** Spreads the bits of a number over 32 (the finalizer of MurmurHash3). */
function mixed(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
