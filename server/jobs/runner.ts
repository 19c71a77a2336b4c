import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Deps } from '#domains/deps.ts'
import type { Job } from '#domains/job.ts'
import { redactedError } from '#domains/lib/redacted-error.ts'
import { claimDueJobs, extendLeases, finishJob, insertJobs, type Lease } from './store.ts'

/** All in seconds. */
interface JobTimes {
  /** Duration of a lease without renewal; afterwards other processes may take the job. */
  readonly lease: number
  /** Interval between lease renewals. */
  readonly heartbeat: number
  /** A run of this age is no longer renewed, so that another process may take it over, unless its job says another. */
  readonly expiry: number
  /** How long `stop` waits for running jobs. */
  readonly stop: number
}

const defaultTimes: JobTimes = { lease: 15, heartbeat: 5, expiry: 900, stop: 5 }

/** Shortest and longest interval between polls, ms. */
const [minPollMs, maxPollMs] = [100, 5_000]

interface Parts {
  readonly jobs: readonly Job[]
  /** Passed to jobs. */
  readonly deps: Deps
  /** For leases: a separate pool, which jobs cannot exhaust. */
  readonly sql: Sql
  readonly warn: (details: object, message: string) => void
  readonly times?: JobTimes
}

interface Running {
  /** Of `performance.now()`. */
  readonly expiresAt: number
  readonly run: Promise<void>
}

/**
 * Runs each job when it is due, in one process at a time; jobs run concurrently. A failure is logged and retried with
 * backoff.
 */
export class JobRunner {
  readonly #parts: Parts
  readonly #times: JobTimes
  readonly #lease: Lease
  readonly #running = new Map<string, Running>()
  readonly #stopping = new AbortController()
  readonly #heartbeat: NodeJS.Timeout
  readonly #polling: Promise<void>
  #isUnavailable = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#times = parts.times ?? defaultTimes
    this.#lease = { holder: randomUUID(), seconds: this.#times.lease }
    this.#heartbeat = setInterval(() => void this.#renew(), this.#times.heartbeat * 1_000)
    this.#polling = this.#poll()
  }

  /** Starts no further job and waits for running ones, at most `times.stop`. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const over = this.#polling.then(() => Promise.all(this.#running.values().map(({ run }) => run)))
    await Promise.race([over, delay(this.#times.stop * 1_000, undefined, { ref: false })])
    clearInterval(this.#heartbeat)
    const interrupted = [...this.#running.keys()]
    if (interrupted.length > 0) this.#parts.warn({ jobs: interrupted }, 'Jobs were cut off')
  }

  async #poll(): Promise<void> {
    const { signal } = this.#stopping
    let isRegistered = false
    while (!signal.aborted) {
      const pause = await this.#startDue(isRegistered)
      isRegistered ||= pause !== null
      await delay(pause ?? 1_000, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Starts due jobs. Returns the milliseconds until the next poll; null when the database is unavailable. */
  async #startDue(isRegistered: boolean): Promise<number | null> {
    const { jobs, sql } = this.#parts
    const idle = jobs.filter(({ name }) => !this.#running.has(name))
    try {
      if (!isRegistered) await insertJobs(sql, namesOf(jobs))
      const { claimed, nextInMs } = await claimDueJobs(sql, namesOf(idle), this.#lease)
      this.#isUnavailable = false
      const due = idle.filter(({ name }) => claimed.includes(name))
      for (const job of due) {
        const expiresAt = performance.now() + (job.expirySeconds ?? this.#times.expiry) * 1_000
        this.#running.set(job.name, { expiresAt, run: this.#run(job) })
      }
      const again = due.map(({ everySeconds }) => everySeconds * 1_000)
      return Math.max(minPollMs, Math.min(maxPollMs, nextInMs ?? maxPollMs, ...again))
    } catch (error) {
      this.#logOutage(error)
      return null
    }
  }

  async #run({ name, everySeconds, run }: Job): Promise<void> {
    const { deps, sql, warn } = this.#parts
    const error = await Promise.try(run, deps).then(
      () => null,
      (thrown: unknown) => redactedError(thrown),
    )
    if (error !== null) warn({ job: name, error }, 'A job failed')
    const { holder } = this.#lease
    // If this fails the lease stays, and the next poll takes it again.
    await finishJob(sql, { name, holder, everySeconds, error }).catch((thrown: unknown) =>
      this.#logOutage(thrown),
    )
    this.#running.delete(name)
  }

  async #renew(): Promise<void> {
    const now = performance.now()
    const current = [...this.#running].filter(([, { expiresAt }]) => expiresAt > now)
    const names = current.map(([name]) => name)
    if (names.length === 0) return
    await extendLeases(this.#parts.sql, names, this.#lease).catch((error: unknown) =>
      this.#logOutage(error),
    )
  }

  /** Logs one line per outage. */
  #logOutage(error: unknown): void {
    if (!this.#isUnavailable)
      this.#parts.warn({ error: redactedError(error) }, 'Jobs cannot reach the database')
    this.#isUnavailable = true
  }
}

function namesOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ name }) => name)
}
