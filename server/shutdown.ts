/** What a process that may be ended at any moment needs to know while it starts. */
export interface Lifetime {
  /** Aborted by the first SIGTERM or SIGINT. */
  readonly signal: AbortSignal
  /**
   * Takes down what was just put up, before what was put up earlier. When the process is ending already this is done
   * at once, and the promise rejects.
   */
  readonly onEnd: (stop: () => Promise<void>) => Promise<void>
}

/** After so many milliseconds the process ends, whatever hangs. */
const patience = 20_000

/**
 * Begins something that lives until SIGTERM or SIGINT, heard from now on. Ends the process: with 0 after a signal, once
 * everything is taken down, also what `begin` was in the middle of; with 1 when it could not begin, or not end.
 */
export function runUntilSignal(begin: (lifetime: Lifetime) => Promise<void>): void {
  const ending = new AbortController()
  const { signal } = ending
  let code = 0
  const fail = (error: unknown): void => {
    code = 1
    console.error(error instanceof Error ? error.message : String(error))
  }
  const { onEnd, takeDown, isEmpty } = stackOfStops(signal, fail)
  const end = async (begun?: Promise<void>): Promise<void> => {
    setTimeout(() => process.exit(1), patience).unref()
    // What stands on something that was taken down need not be waited for; the first thing may be half up.
    if (isEmpty()) await begun
    await takeDown()
    process.exit(code)
  }
  const hear = (): void => {
    if (signal.aborted) return
    ending.abort()
    void end(begun)
  }
  process.on('SIGINT', hear)
  process.on('SIGTERM', hear)
  // A moment later: a signal that came meanwhile is heard first.
  const begun = Promise.resolve()
    .then(() => begin({ signal, onEnd }))
    .catch((error: unknown) => {
      // What is cut off in the middle fails; that is no news.
      if (signal.aborted) return
      fail(error)
      void end()
    })
}

function stackOfStops(signal: AbortSignal, failed: (error: unknown) => void) {
  const stops: (() => Promise<void>)[] = []
  async function takeDown(): Promise<void> {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      // One stands on the other.
      await stop().catch(failed)
    }
  }
  async function onEnd(stop: () => Promise<void>): Promise<void> {
    stops.push(stop)
    if (!signal.aborted) return
    await takeDown()
    signal.throwIfAborted()
  }
  return { onEnd, takeDown, isEmpty: () => stops.length === 0 }
}
