import { isConnectionLost } from './postgres/pool/lost-connection.ts'

/** Passed to what runs until the process ends. */
export interface Lifetime {
  /** Aborted by the first SIGTERM or SIGINT. */
  readonly signal: AbortSignal
  /**
   * Registers a cleanup; cleanups run in reverse order. If the process is already ending it runs at once, and the
   * promise rejects.
   */
  readonly onEnd: (stop: () => Promise<void>) => Promise<void>
  /** Prolongs the time that cleanups may take, by ms. */
  readonly giveTime: (ms: number) => void
}

/** Milliseconds after which the process exits even if a cleanup hangs. */
export const exitLimitMs = 20_000

/**
 * Runs `begin` until SIGTERM or SIGINT. Exits with 0 after a signal, once all cleanups have run, including those
 * registered by a start in progress; with 1 if the start or a cleanup failed.
 */
export function runUntilSignal(begin: (lifetime: Lifetime) => Promise<void>): void {
  const ending = new AbortController()
  const { signal } = ending
  let code = 0
  let limitMs = exitLimitMs
  const giveTime = (ms: number): void => {
    limitMs += ms
  }
  const fail = (error: unknown): void => {
    code = 1
    console.error(error instanceof Error ? error.message : String(error))
  }
  const { onEnd, runStops, isEmpty } = stackOfStops(signal, fail)
  const end = async (started?: Promise<void>): Promise<void> => {
    setTimeout(() => process.exit(1), limitMs).unref()
    // A cleanup interrupts a start that depends on it; without any, the start must reach its first registration.
    if (isEmpty()) await started
    await runStops()
    process.exit(code)
  }
  const onSignal = (): void => {
    if (signal.aborted) return
    ending.abort()
    void end(started)
  }
  process.on('uncaughtException', surviveLostConnections)
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // Deferred, so that a signal that is already pending is handled first.
  const started = Promise.resolve()
    .then(() => begin({ signal, onEnd, giveTime }))
    .catch((error: unknown) => {
      // A start that a signal interrupts fails as expected.
      if (signal.aborted) return
      fail(error)
      void end()
    })
}

/**
 * The driver of the database leaves nobody to hear of two errors: of the query by which a new connection learns the
 * types of arrays, and of a write after the other side has closed. Anything else ends the process, as by default.
 */
function surviveLostConnections(error: Error): void {
  if (isConnectionLost(error)) {
    console.error(`A connection was lost unheard: ${error.message}`)
    return
  }
  console.error(error)
  process.exit(1)
}

function stackOfStops(signal: AbortSignal, failed: (error: unknown) => void) {
  const stops: (() => Promise<void>)[] = []
  async function runStops(): Promise<void> {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      // Sequential: later parts depend on earlier ones.
      await stop().catch(failed)
    }
  }
  async function onEnd(stop: () => Promise<void>): Promise<void> {
    stops.push(stop)
    if (!signal.aborted) return
    await runStops()
    signal.throwIfAborted()
  }
  return { onEnd, runStops, isEmpty: () => stops.length === 0 }
}
