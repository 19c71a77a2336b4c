import type { Deps } from './deps.ts'

/**
 * Periodic background work. `server/jobs/` runs it in one process at a time and again after a failure, so a run must be
 * harmless when it repeats what an earlier one did.
 */
export interface Job {
  /** Unique among all jobs, as `domain.work`; logs and the table `jobs` name it so. */
  readonly name: string
  /** Seconds from the start of one run to the start of the next. */
  readonly everySeconds: number
  readonly run: (deps: Deps) => Promise<void>
}
