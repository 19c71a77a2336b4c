/** A deterministic random source: the same seed gives the same draws on every machine. */
export interface Random {
  /** A whole number from `lo` to `hi`, both included. */
  int(lo: number, hi: number): number
  /** One item of the list; throws when the list is empty. */
  pick<T>(list: readonly T[]): T
  /** True with the given probability (0–1). */
  chance(probability: number): boolean
  /** A new list with the same items in another order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** A random source for the demo market (mulberry32), not for secrets. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const int = (lo: number, hi: number) => lo + Math.floor(next() * (hi - lo + 1))
  const pick = <T>(list: readonly T[]): T => {
    const [item] = list.slice(int(0, list.length - 1))
    if (item === undefined) throw new Error('Cannot pick from an empty list')
    return item
  }
  return {
    int,
    pick,
    chance: (probability) => next() < probability,
    shuffle: (list) =>
      list
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  }
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
