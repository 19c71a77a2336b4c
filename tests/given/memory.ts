import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Megabytes that this process's objects and buffers hold, after the garbage is gone: what the system gives a process
 * depends on when the garbage is collected, and on a busy machine that is late.
 */
export function heldMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
