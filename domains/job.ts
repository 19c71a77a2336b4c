import type { Deps } from './deps.ts'

/**
 * Periodic background work. `server/jobs/` runs it in one process at a time and retries after a failure, so a run must
 * be idempotent.
 */
export interface Job {
  /** Unique, in the form `domain.work`; used in logs and in the table `jobs`. */
  readonly name: string
  /** Seconds from the start of one run to the start of the next. */
  readonly everySeconds: number
  /** Seconds after which another process may begin a run anew; 15 minutes by default. */
  readonly expirySeconds?: number
  readonly run: (deps: Deps) => Promise<void>
}
