/** Numbers from 0 to 1 that are the same in each run (xorshift32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** Time until the next of events that come at random, on average every `mean`. */
export function exponential(random: () => number, mean: number): number {
  return -Math.log(1 - random()) * mean
}
