/**
 * The database is away or overloaded. A failure and no `Refusal`: use cases take a refusal for an answer, after which
 * they do not try again. `isTemporary` knows it by its code, so callers are told `unavailable`.
 */
export class DatabaseUnavailable extends Error {
  readonly code = 'CONNECT_UNAVAILABLE'

  constructor() {
    super('The database is away or overloaded')
  }
}

/** What needs a connection: a query or a transaction. */
export interface Operation {
  /** Called when a connection is free; `leave` gives it back. */
  readonly begin: (leave: () => void) => void
  /** Called instead of `begin`; or after it, when the database has fallen silent: its result is unknown then. */
  readonly refuse: (reason: DatabaseUnavailable) => void
}

/** `reserved`: may also use the connections that are kept for calls of low cost. */
export type Lane = 'shared' | 'reserved'

interface GateLimits {
  /** Connections of the pool. */
  readonly connections: number
  /** Of those, for the lane `reserved` only. */
  readonly reserved: number
  /** Longest wait for a connection, ms. */
  readonly maxWaitMs: number
}

export interface GateState {
  readonly running: number
  readonly waiting: number
  /** Since the start. */
  readonly refused: number
}

interface Waiting {
  readonly operation: Operation
  readonly until: number
}

/** An operation that runs longer is suspected to wait for a server that is silent, ms. */
const suspectMs = 1_000

/** Weight of one operation in the mean duration. */
const meanWeight = 0.05

/**
 * Admits as many operations to a pool as it has connections, so that none waits inside the driver, which has no limit
 * for it. The others wait in order, `maxWaitMs` at most; one that would have to wait longer by the mean duration of
 * operations is refused at once.
 */
export class ConnectionGate {
  readonly #limits: GateLimits
  readonly #waiting: Record<Lane, Waiting[]> = { shared: [], reserved: [] }
  /** With the times of their beginning. */
  readonly #running = new Map<Operation, number>()
  #watch: NodeJS.Timeout | null = null
  #timer: NodeJS.Timeout | null = null
  #meanMs = 0
  #refused = 0
  #isClosed = false
  /** Called when an operation has waited in vain, or runs long. */
  onTimeout: () => void = () => {}

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  get state(): GateState {
    const { shared, reserved } = this.#waiting
    const waiting = shared.length + reserved.length
    return { running: this.#running.size, waiting, refused: this.#refused }
  }

  enter(lane: Lane, operation: Operation): void {
    if (this.#isClosed) return this.#refuse(operation)
    if (this.#hasRoom(lane)) return this.#begin(operation)
    const ahead = this.#waiting[lane].length
    if ((ahead * this.#meanMs) / this.#limits.connections > this.#limits.maxWaitMs)
      return this.#refuse(operation)
    this.#waiting[lane].push({ operation, until: performance.now() + this.#limits.maxWaitMs })
    if (this.#timer === null) this.#expireIn(this.#limits.maxWaitMs)
  }

  /**
   * Refuses whatever comes, and what waits or runs: the database cannot be reached. What runs gives its place back at
   * once: its connection may never answer, and is replaced.
   */
  close(): void {
    this.#isClosed = true
    for (const queue of Object.values(this.#waiting))
      for (const { operation } of queue.splice(0)) this.#refuse(operation)
    for (const operation of this.#running.keys()) this.#refuse(operation)
    this.#running.clear()
  }

  open(): void {
    this.#isClosed = false
  }

  #hasRoom(lane: Lane): boolean {
    const { connections, reserved } = this.#limits
    return this.#running.size < connections - (lane === 'reserved' ? 0 : reserved)
  }

  #begin(operation: Operation): void {
    const startedAt = performance.now()
    this.#running.set(operation, startedAt)
    if (this.#watch === null) this.#watch = this.#watchAgain()
    operation.begin(() => {
      if (!this.#running.delete(operation)) return
      this.#meanMs += meanWeight * (performance.now() - startedAt - this.#meanMs)
      this.#admit('reserved')
      this.#admit('shared')
    })
  }

  #watchAgain(): NodeJS.Timeout {
    return setTimeout(() => {
      const [oldest = Infinity] = this.#running.values()
      this.#watch = this.#running.size > 0 ? this.#watchAgain() : null
      if (performance.now() - oldest >= suspectMs) this.onTimeout()
    }, suspectMs).unref()
  }

  #admit(lane: Lane): void {
    const queue = this.#waiting[lane]
    while (queue.length > 0 && this.#hasRoom(lane)) {
      const next = queue.shift()
      if (next) this.#begin(next.operation)
    }
  }

  #expireIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#expire(), milliseconds).unref()
  }

  #expire(): void {
    const now = performance.now()
    let hasExpired = false
    for (const queue of Object.values(this.#waiting)) {
      const isOver = ({ until }: Waiting): boolean => until > now
      const first = queue.findIndex(isOver)
      for (const { operation } of queue.splice(0, first === -1 ? queue.length : first)) {
        this.#refuse(operation)
        hasExpired = true
      }
    }
    const { shared, reserved } = this.#waiting
    const oldest = Math.min(shared[0]?.until ?? Infinity, reserved[0]?.until ?? Infinity)
    this.#timer = null
    if (oldest < Infinity) this.#expireIn(oldest - now + 1)
    if (hasExpired) this.onTimeout()
  }

  #refuse({ refuse }: Operation): void {
    this.#refused++
    refuse(new DatabaseUnavailable())
  }
}
