/** Thirds of a hash, each with all values that differ from it in up to two bits. */
interface Thirds {
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly third: readonly number[]
}

/**
 * Of two hashes that differ in eight bits or fewer, one third differs in two or fewer: these are all the values to look
 * for (multi-index hashing).
 */
export function thirdsNear(hash: bigint): Thirds {
  return {
    first: near(Number((hash >> 43n) & 0x1fffffn), 21),
    second: near(Number((hash >> 22n) & 0x1fffffn), 21),
    third: near(Number(hash & 0x3fffffn), 22),
  }
}

function near(value: number, length: number): number[] {
  const flips = Array.from({ length }, (_, at) => 1 << at)
  const pairs = flips.flatMap((one, at) => flips.slice(at + 1).map((other) => one | other))
  return [0, ...flips, ...pairs].map((flip) => value ^ flip)
}
