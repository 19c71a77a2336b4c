/** Interval between measurements, ms. */
const intervalMs = 100

/** Weight of the last measurement: about five of them in a row count. */
const lastWeight = 0.3

/** Measures how late the event loop is: how long work that is ready waits for its turn. */
export class EventLoopDelay {
  #meanMs = 0
  #expectedAt = performance.now() + intervalMs
  readonly #timer: NodeJS.Timeout
  readonly #maxLateMs: number

  /**
   * `limitMs`: a moving average above it counts as overload. One long piece of work, such as a start's, never leads
   * there, two in a row do.
   */
  constructor(limitMs: number) {
    this.#maxLateMs = 2 * limitMs
    this.#timer = setInterval(() => this.#measure(), intervalMs).unref()
  }

  /** Moving average, ms. */
  get milliseconds(): number {
    return this.#meanMs
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #measure(): void {
    const now = performance.now()
    const late = Math.min(this.#maxLateMs, Math.max(0, now - this.#expectedAt))
    this.#meanMs += lastWeight * (late - this.#meanMs)
    this.#expectedAt = now + intervalMs
  }
}
