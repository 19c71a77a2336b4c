import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

interface QuietTimes {
  /** Ms between looks. */
  readonly period: number
  /** Share of a period in which the event loop may have worked. */
  readonly share: number
  /** Growth since the last collection that is worth another one, bytes. */
  readonly growth: number
}

const defaults: QuietTimes = { period: 10_000, share: 0.05, growth: 16 * 2 ** 20 }

/**
 * Collects garbage when the process has nothing to do and holds more than after the last time: V8 collects only when
 * something is allocated, and keeps for ever what a busy hour has left.
 */
export class QuietCollection {
  readonly #times: QuietTimes
  readonly #collect: () => void
  readonly #heldBytes: () => number
  readonly #timer: NodeJS.Timeout
  #seen: EventLoopUtilization
  #held = 0

  constructor(
    times: QuietTimes = defaults,
    collect: () => void = collector(),
    heldBytes = heapBytes,
  ) {
    this.#times = times
    this.#collect = collect
    this.#heldBytes = heldBytes
    this.#seen = performance.eventLoopUtilization()
    this.#timer = setInterval(() => this.#look(), times.period).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.#seen)
    this.#seen = now
    if (utilization > this.#times.share || this.#heldBytes() - this.#held < this.#times.growth)
      return
    this.#collect()
    this.#held = this.#heldBytes()
  }
}

function heapBytes(): number {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}

/** V8's collector; Node gives it to programs by a flag alone. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}
