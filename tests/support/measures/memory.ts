import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Megabytes of live objects and buffers of this process. Measured after garbage collection, because the resident
 * size depends on when it runs; the minimum of several rounds excludes work in flight.
 */
export async function heldMegabytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  let least = Infinity
  for (let round = 0; round < 20; round++) {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, (heapUsed + external) / 2 ** 20)
    // Objects released in one round are collected in the next.
    await nextTurn()
  }
  return least
}
