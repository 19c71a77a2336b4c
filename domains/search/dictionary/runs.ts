/** Consecutive runs of elements in an array. */
export interface Runs {
  /** Where a run begins; for the number after the last one, where that ends. */
  readonly startOf: (run: number) => number
  /** The run of an element. */
  readonly runAt: (element: number) => number
}

/** Every so many runs one start is held, from which the others are counted: hundreds of thousands take megabytes. */
const block = 16

/** Runs of the given lengths. */
export function runsOf(lengths: Uint8Array | Uint16Array): Runs {
  const starts = new Uint32Array(Math.floor(lengths.length / block) + 1)
  let start = 0
  for (let run = 0; run <= lengths.length; run++) {
    if (run % block === 0) starts[run / block] = start
    start += lengths[run] ?? 0
  }
  return {
    startOf: (run) => {
      const first = run - (run % block)
      let at = starts[first / block] ?? 0
      for (let before = first; before < run; before++) at += lengths[before] ?? 0
      return at
    },
    runAt: (element) => {
      const first = lastAtMost(starts, element)
      let [run, end] = [first * block, starts[first] ?? 0]
      while ((end += lengths[run] ?? Infinity) <= element) run++
      return run
    },
  }
}

/** The last index whose value is at most `value` in an ascending array; -1 when there is none. */
export function lastAtMost(values: Uint32Array, value: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
