import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { isConnectionLost, isConnectTimeout } from './lost-connection.ts'

/** `silent`: no answer in time. */
type ProbeResult = 'up' | 'away' | 'silent'

interface OutageTimes {
  /** Longest wait for an answer to a probe, ms during which the event loop turns. */
  readonly answer: number
  /** Pause between probes of an unreachable server, ms. */
  readonly pause: number
}

const defaultTimes: OutageTimes = { answer: 2_000, pause: 200 }

interface OutageParts {
  /** Opens a pool of one connection, for probes only. */
  readonly openProbe: () => Sql
  /** Turns to the next server, where there are several; called after a probe in vain. */
  readonly turn?: () => void
  /** What a standby counts as, which takes no writes; `away` unless given. */
  readonly standby?: 'up' | 'away'
  /** Called at the beginning and at the end of an outage. */
  readonly changed: (isAway: boolean) => void
  readonly times?: OutageTimes
}

/** In so many parts the wait for an answer is counted: a stall of the event loop uses up one of them. */
const waitParts = 20

/**
 * Circuit breaker: knows whether the database can be reached. A suspicion is followed by a probe on a connection of its
 * own; while probes fail they are repeated.
 */
export class Outage {
  readonly #parts: OutageParts
  readonly #times: OutageTimes
  readonly #stopping = new AbortController()
  #probeSql: Sql
  #probing: Promise<ProbeResult> | null = null
  #silences = 0
  #isAway = false
  #isLooking = false

  constructor(parts: OutageParts) {
    this.#parts = parts
    this.#times = parts.times ?? defaultTimes
    this.#probeSql = parts.openProbe()
  }

  get isAway(): boolean {
    return this.#isAway
  }

  /** Something failed or took too long; probes follow, in the background. */
  suspect(): void {
    if (!this.#isLooking && !this.#stopping.signal.aborted) void this.#look()
  }

  /** Whether the database answers now, within the time limit of a probe. */
  async check(): Promise<boolean> {
    if (this.#isAway) return false
    const isUp = (await this.#probe()) === 'up'
    if (!isUp) this.suspect()
    return isUp
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#probeSql.end({ timeout: 0 })
  }

  /** A silent server is away only when it stays silent: it may just be busy. */
  async #look(): Promise<void> {
    const { signal } = this.#stopping
    this.#isLooking = true
    while (!signal.aborted) {
      const result = await this.#probe()
      if (signal.aborted) break
      if (result === 'up') {
        this.#change(false)
        break
      }
      if (result === 'away' || this.#silences > 1) this.#change(true)
      await delay(this.#times.pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
    this.#isLooking = false
  }

  #change(isAway: boolean): void {
    if (this.#isAway === isAway) return
    this.#isAway = isAway
    this.#parts.changed(isAway)
  }

  /** Whoever asks while a probe is under way gets its result. */
  #probe(): Promise<ProbeResult> {
    this.#probing ??= this.#ask().finally(() => {
      this.#probing = null
    })
    return this.#probing
  }

  /**
   * A probe that fails gets other connections: the old one may never answer, see `renewablePool`. They lead to the next
   * server, unless this one may just be busy.
   */
  async #ask(): Promise<ProbeResult> {
    const sql = this.#probeSql
    const answered = new AbortController()
    const result = await Promise.race([
      sql<{ isStandby: boolean }[]>`select pg_is_in_recovery() as is_standby`.then(
        ([row]) => (row?.isStandby ? (this.#parts.standby ?? 'away') : 'up'),
        resultOf,
      ),
      silence(this.#times.answer, answered.signal),
    ])
    answered.abort()
    this.#silences = result === 'silent' ? this.#silences + 1 : 0
    if (result !== 'up' && sql === this.#probeSql && !this.#stopping.signal.aborted) {
      if (result === 'away' || this.#silences > 1) this.#parts.turn?.()
      this.#probeSql = this.#parts.openProbe()
      void sql.end({ timeout: 0 })
    }
    return result
  }
}

function resultOf(error: unknown): ProbeResult {
  if (isConnectTimeout(error)) return 'silent'
  return isConnectionLost(error) ? 'away' : 'up'
}

/**
 * Resolves after so many ms. After a stall of the event loop timers run before what has arrived is read: only as much
 * time counts as there was to read an answer.
 */
async function silence(ms: number, answered: AbortSignal): Promise<'silent'> {
  for (let part = 0; part < waitParts && !answered.aborted; part++)
    await delay(ms / waitParts, undefined, { ref: false })
  return 'silent'
}
