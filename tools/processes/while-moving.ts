import { setTimeout as delay } from 'node:timers/promises'

interface Watched {
  /** Whether the awaited state is reached. */
  readonly isReady: () => Promise<boolean>
  /** A value that changes while progress is made: a size, a count of lines. */
  readonly progress: () => Promise<string>
}

interface PollOptions {
  readonly pauseMs: number
  /** Consecutive polls without progress after which the wait ends. */
  readonly maxIdlePolls: number
}

/**
 * Polls until ready, and gives up after a number of polls without progress instead of a fixed time, so that slow
 * machines do not time out. Resolves with whether it is ready.
 */
export async function readyWhileMoving(
  { isReady, progress }: Watched,
  { pauseMs, maxIdlePolls }: PollOptions,
): Promise<boolean> {
  let last = ''
  for (let idlePolls = 0; idlePolls < maxIdlePolls; idlePolls++) {
    if (await isReady()) return true
    const now = await progress()
    if (now !== last) idlePolls = 0
    last = now
    await delay(pauseMs)
  }
  return false
}
