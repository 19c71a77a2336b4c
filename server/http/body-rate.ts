import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseRaw } from './raw-refusal.ts'

export interface BodyPace {
  /** How long a body may take, in milliseconds; a file may take longer while it keeps to the rate. */
  readonly patienceMs: number
  /** Bytes a second of a file that has been admitted. */
  readonly minRate: number
  /** How long the rest of a body is read and dropped after its answer, in milliseconds. */
  readonly lingerMs: number
}

/** A slow phone sends a few KB a second; who sends less holds a connection for its own sake. */
const defaultPace: BodyPace = { patienceMs: 15_000, minRate: 2_048, lingerMs: 5_000 }

interface Watched {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Milliseconds until the connection is closed. */
  credit: number
  bytesRead: number
}

/**
 * Closes connections whose request body does not arrive. Each body has a fixed time; one that carries an admitted
 * file earns time with every byte instead. Replaces the server's own limit of the whole request, which would cut
 * off photos on slow lines and yet leave slow connections open for minutes.
 */
export class BodyRateGuard {
  /** Sent with a refusal that no route makes. */
  readonly #headers: Readonly<Record<string, string>>
  readonly #pace: BodyPace
  readonly #watched = new Set<Watched>()
  readonly #admitted = new WeakSet<IncomingMessage>()
  #timer: NodeJS.Timeout | null = null
  #lastTick = 0

  constructor(headers: Readonly<Record<string, string>>, pace: BodyPace = defaultPace) {
    this.#headers = headers
    this.#pace = pace
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const { bytesRead } = request.socket
    this.#watched.add({ request, response, credit: this.#pace.patienceMs, bytesRead })
    this.#start()
  }

  /** From here on the body may take as long as it keeps to the minimum rate. */
  admitFile(request: IncomingMessage): void {
    this.#admitted.add(request)
  }

  #start(): void {
    if (this.#timer) return
    this.#lastTick = performance.now()
    const pause = Math.min(1_000, this.#pace.patienceMs / 5)
    this.#timer = setInterval(() => this.#tick(), pause).unref()
  }

  #tick(): void {
    const now = performance.now()
    // A process that stood still must not blame those who sent meanwhile.
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
    const { patienceMs, minRate, lingerMs } = this.#pace
    const { bytesRead } = request.socket
    const earned = this.#admitted.has(request)
      ? ((bytesRead - watched.bytesRead) / minRate) * 1_000
      : 0
    watched.bytesRead = bytesRead
    const most = response.writableEnded ? lingerMs : patienceMs
    if (response.writableEnded) this.#admitted.delete(request)
    watched.credit = Math.min(most, watched.credit + earned) - passed
    return watched.credit <= 0
  }

  #close({ request, response }: Watched): void {
    if (response.headersSent) request.socket.destroy()
    else refuseRaw(request.socket, 408, this.#headers)
  }
}
