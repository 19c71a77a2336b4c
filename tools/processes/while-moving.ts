import { setTimeout as delay } from 'node:timers/promises'

interface Watched {
  /** Whether it is there. */
  readonly isReady: () => Promise<boolean>
  /** Anything that differs while it still works: a size, a count of lines. */
  readonly progress: () => Promise<string>
}

interface Patience {
  readonly pauseMs: number
  /** Looks in a row without any progress after which it is given up. */
  readonly stillLooks: number
}

/**
 * Waits for what is on its way as long as it moves, however slow the machine is: not a clock ends the wait but so many
 * looks without progress, and these are slow where all is slow. Gives whether it came.
 */
export async function readyWhileMoving(
  { isReady, progress }: Watched,
  { pauseMs, stillLooks }: Patience,
): Promise<boolean> {
  let last = ''
  for (let still = 0; still < stillLooks; still++) {
    // One look after another.
    if (await isReady()) return true
    const now = await progress()
    if (now !== last) still = 0
    last = now
    await delay(pauseMs)
  }
  return false
}
