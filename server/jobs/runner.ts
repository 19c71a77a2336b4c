import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Deps } from '#domains/deps.ts'
import type { Job } from '#domains/job.ts'
import { redactedError } from './redacted-error.ts'
import { claimDueJobs, extendLeases, finishJob, insertJobs, type Lease } from './store.ts'

/** All in seconds. */
interface JobTimes {
  /** After this long the jobs of a process that is gone are anyone's. */
  readonly lease: number
  /** Between two renewals of the leases of what runs. */
  readonly heartbeat: number
  /** A run of this age is renewed no more: another process may begin it anew. */
  readonly expiry: number
  /** As long a stop waits for what runs. */
  readonly stop: number
}

const usualTimes: JobTimes = { lease: 15, heartbeat: 5, expiry: 900, stop: 5 }

/** Milliseconds between two looks for what is due. */
const [soonest, latest] = [100, 5_000]

interface Parts {
  readonly jobs: readonly Job[]
  /** What jobs work with. */
  readonly deps: Deps
  /** For leases: a pool that no job can use up. */
  readonly sql: Sql
  readonly warn: (details: object, message: string) => void
  readonly times?: JobTimes
}

interface Running {
  readonly startedAt: number
  readonly run: Promise<void>
}

/**
 * Runs every job when it is due, in one process at a time, each for itself: none waits for another. What fails is
 * logged and tried again.
 */
export class JobRunner {
  readonly #parts: Parts
  readonly #times: JobTimes
  readonly #lease: Lease
  readonly #running = new Map<string, Running>()
  readonly #stopping = new AbortController()
  readonly #heartbeat: NodeJS.Timeout
  readonly #looking: Promise<void>
  #isAway = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#times = parts.times ?? usualTimes
    this.#lease = { holder: randomUUID(), seconds: this.#times.lease }
    this.#heartbeat = setInterval(() => void this.#renew(), this.#times.heartbeat * 1_000)
    this.#looking = this.#keepLooking()
  }

  /** Begins nothing any more and waits for what runs, so long as `times.stop`. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const over = this.#looking.then(() => Promise.all(this.#running.values().map(({ run }) => run)))
    await Promise.race([over, delay(this.#times.stop * 1_000, undefined, { ref: false })])
    clearInterval(this.#heartbeat)
    const cut = [...this.#running.keys()]
    if (cut.length > 0) this.#parts.warn({ jobs: cut }, 'Jobs were cut off')
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#stopping
    let isKnown = false
    while (!signal.aborted) {
      // One look after another.
      const pause = await this.#look(isKnown)
      isKnown ||= pause !== null
      await delay(pause ?? 1_000, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Begins what is due. Gives the milliseconds until it is worth looking again; null: the database is away. */
  async #look(isKnown: boolean): Promise<number | null> {
    const { jobs, sql } = this.#parts
    const idle = jobs.filter(({ name }) => !this.#running.has(name))
    try {
      if (!isKnown) await insertJobs(sql, namesOf(jobs))
      const { claimed, nextInMs } = await claimDueJobs(sql, namesOf(idle), this.#lease)
      this.#isAway = false
      const due = idle.filter(({ name }) => claimed.includes(name))
      for (const job of due)
        this.#running.set(job.name, { startedAt: performance.now(), run: this.#run(job) })
      const again = due.map(({ everySeconds }) => everySeconds * 1_000)
      return Math.max(soonest, Math.min(latest, nextInMs ?? latest, ...again))
    } catch (error) {
      this.#noticeAway(error)
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
    // When this fails the lease stays, and the next look takes it again.
    await finishJob(sql, { name, holder, everySeconds, error }).catch((thrown: unknown) =>
      this.#noticeAway(thrown),
    )
    this.#running.delete(name)
  }

  async #renew(): Promise<void> {
    const youngest = performance.now() - this.#times.expiry * 1_000
    const current = [...this.#running].filter(([, { startedAt }]) => startedAt > youngest)
    const names = current.map(([name]) => name)
    if (names.length === 0) return
    await extendLeases(this.#parts.sql, names, this.#lease).catch((error: unknown) =>
      this.#noticeAway(error),
    )
  }

  /** One line for each time that the database is away. */
  #noticeAway(error: unknown): void {
    if (!this.#isAway)
      this.#parts.warn({ error: redactedError(error) }, 'Jobs cannot reach the database')
    this.#isAway = true
  }
}

function namesOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ name }) => name)
}
