import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Megabytes that this process's objects and buffers hold, after the garbage is gone: what the system gives a process
 * depends on when the garbage is collected, and on a busy machine that is late. What is in flight may land meanwhile.
 */
export async function heldMegabytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  let least = Infinity
  for (let round = 0; round < 20; round++) {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, (heapUsed + external) / 2 ** 20)
    // What one round lets go the next one collects.
    await nextTurn()
  }
  return least
}
