import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseRaw } from './raw-refusal.ts'

export interface BodyLimits {
  /** Time limit of a body, ms; an admitted file may take longer while it keeps to the rate. */
  readonly timeLimitMs: number
  /** Minimum rate of an admitted file, bytes a second. */
  readonly minRate: number
  /** How long the rest of a body is discarded after its response, ms. */
  readonly lingerMs: number
}

/** A slow mobile connection sends a few KB a second. */
const defaultLimits: BodyLimits = { timeLimitMs: 15_000, minRate: 2_048, lingerMs: 5_000 }

interface Watched {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Milliseconds until the connection is closed. */
  credit: number
  bytesRead: number
}

/**
 * Closes connections whose request body does not arrive (slow-loris protection). Each body has a fixed time; an
 * admitted file earns time with every byte. Replaces `requestTimeout`, which would cut off photos on slow connections
 * yet leave slow connections open for minutes.
 */
export class BodyRateGuard {
  /** Headers of a refusal that is sent outside of any route. */
  readonly #headers: Readonly<Record<string, string>>
  readonly #limits: BodyLimits
  readonly #watched = new Set<Watched>()
  readonly #admitted = new WeakSet<IncomingMessage>()
  #timer: NodeJS.Timeout | null = null
  #lastTick = 0

  constructor(headers: Readonly<Record<string, string>>, limits: BodyLimits = defaultLimits) {
    this.#headers = headers
    this.#limits = limits
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const { bytesRead } = request.socket
    this.#watched.add({ request, response, credit: this.#limits.timeLimitMs, bytesRead })
    this.#start()
  }

  /** From now on the body may take as long as it keeps to the minimum rate. */
  admitFile(request: IncomingMessage): void {
    this.#admitted.add(request)
  }

  #start(): void {
    if (this.#timer) return
    this.#lastTick = performance.now()
    const pause = Math.min(1_000, this.#limits.timeLimitMs / 5)
    this.#timer = setInterval(() => this.#tick(), pause).unref()
  }

  #tick(): void {
    const now = performance.now()
    // Time in which the event loop was blocked is not counted in full.
    const passed = Math.min(now - this.#lastTick, 2_000)
    this.#lastTick = now
    for (const watched of this.#watched) {
      const { request } = watched
      if (request.complete || request.socket.destroyed) this.#watched.delete(watched)
      else if (this.#isOverdue(watched, passed)) {
        this.#watched.delete(watched)
        this.#close(watched)
      }
    }
    if (this.#watched.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  #isOverdue(watched: Watched, passed: number): boolean {
    const { request, response } = watched
    const { timeLimitMs, minRate, lingerMs } = this.#limits
    const { bytesRead } = request.socket
    const credited = this.#admitted.has(request)
      ? ((bytesRead - watched.bytesRead) / minRate) * 1_000
      : 0
    watched.bytesRead = bytesRead
    const most = response.writableEnded ? lingerMs : timeLimitMs
    if (response.writableEnded) this.#admitted.delete(request)
    watched.credit = Math.min(most, watched.credit + credited) - passed
    return watched.credit <= 0
  }

  #close({ request, response }: Watched): void {
    if (response.headersSent) request.socket.destroy()
    else refuseRaw(request.socket, 408, this.#headers)
  }
}
