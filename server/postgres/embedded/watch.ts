import { setTimeout as delay } from 'node:timers/promises'
import { findPostmaster, secondLookMs } from './postmaster.ts'
import type { ServerFolder } from './server-folder.ts'
import { startServer } from './start-server.ts'

/** All in ms. */
interface WatchTimes {
  /** Interval between looks. */
  readonly look: number
  /** Pause before the second look, which a restart needs. */
  readonly again: number
  /** Pause before the second restart in a row, doubled for each further one. */
  readonly pause: number
  readonly maxPause: number
  /** A server that has run so long has recovered: the next restart follows at once. */
  readonly steady: number
}

const defaultTimes: WatchTimes = {
  ...{ look: 250, again: secondLookMs },
  ...{ pause: 1_000, maxPause: 30_000, steady: 2_000 },
}

/**
 * Starts the server again whenever two looks in a row find that it has ended, until the returned function is called,
 * which resolves when no start is under way. The first restart follows at once; a server that keeps ending is left
 * alone for longer each time.
 */
export function watchServer(
  folder: ServerFolder,
  log: (line: string) => void,
  times: WatchTimes = defaultTimes,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const sleep = (ms: number): Promise<void> =>
    delay(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function restart(attempt: number): Promise<void> {
    const pause = pauseBefore(attempt, times)
    log(`The database has ended unexpectedly; it is started again${pauseText(pause)}`)
    await sleep(pause)
    if (signal.aborted) return
    const startedAt = performance.now()
    try {
      await startServer(folder, log)
      log(`The database is back after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
  }

  async function watch(): Promise<void> {
    let attempt = 0
    let upSince = performance.now()
    while (!signal.aborted) {
      await sleep(times.look)
      const isGone = await isMissedTwice(folder, () => sleep(times.again))
      if (signal.aborted || !isGone) continue
      attempt = performance.now() - upSince > times.steady ? 1 : attempt + 1
      await restart(attempt)
      upSince = performance.now()
    }
  }

  const watching = watch()
  return () => {
    stopping.abort()
    return watching
  }
}

async function isMissedTwice({ data }: ServerFolder, wait: () => Promise<void>): Promise<boolean> {
  if (!isMissing(data)) return false
  await wait()
  return isMissing(data)
}

/** False when that cannot be read. */
function isMissing(data: string): boolean {
  try {
    return findPostmaster(data) === null
  } catch {
    return false
  }
}

function pauseBefore(attempt: number, { pause, maxPause }: WatchTimes): number {
  return attempt === 1 ? 0 : Math.min(maxPause, pause * 2 ** (attempt - 2))
}

function pauseText(pause: number): string {
  return pause === 0 ? '' : ` in ${pause / 1_000} s`
}
