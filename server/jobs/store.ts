import type { Sql } from 'postgres'
import type { Db } from '#domains/deps.ts'

/** Lease holder (a process), and the duration without renewal. */
export interface Lease {
  readonly holder: string
  readonly seconds: number
}

export async function insertJobs(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`
    insert into jobs (name) select unnest(${[...names]}::text[]) on conflict (name) do nothing`
}

/**
 * Takes the lease of each named job that is due and not leased; a lease that this holder still has, after a failed
 * release, can be taken again. Returns the claimed names, and the milliseconds until the next of the others is due
 * (null: none).
 */
export async function claimDueJobs(
  sql: Sql,
  names: readonly string[],
  { holder, seconds }: Lease,
): Promise<{ claimed: string[]; nextInMs: number | null }> {
  const [row] = await sql<{ claimed: string[]; nextInMs: number | null }[]>`
    with due as materialized (
      select name from jobs
      where name = any (${[...names]}) and due_at <= now()
        and (leased_until is null or leased_until <= now() or holder = ${holder})
      for update skip locked
    ),
    claimed as (
      update jobs set holder = ${holder}, leased_until = now() + make_interval(secs => ${seconds}), started_at = now()
      where name in (select name from due)
      returning name
    )
    select array(select name from claimed) as claimed,
      (select ceil(1000 * extract(epoch from min(greatest(due_at, leased_until)) - now()))::int
        from jobs where name = any (${[...names]}) and name not in (select name from due)) as next_in_ms`
  return row ?? { claimed: [], nextInMs: null }
}

/** Returns the names whose lease this holder still had. */
export async function extendLeases(
  sql: Sql,
  names: readonly string[],
  { holder, seconds }: Lease,
): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    update jobs set leased_until = now() + make_interval(secs => ${seconds})
    where name = any (${[...names]}) and holder = ${holder}
    returning name`
  return rows.map(({ name }) => name)
}

export interface Finished {
  readonly name: string
  readonly holder: string
  readonly everySeconds: number
  /** Null on success. */
  readonly error: string | null
}

/**
 * Ends a run: the next one is due a period after this one began, but not within a second; after a failure in 5 seconds,
 * doubled with each consecutive failure, at most 5 minutes. No effect if another holder has the lease.
 */
export async function finishJob(sql: Sql, finished: Finished): Promise<void> {
  const { name, holder, everySeconds, error } = finished
  await sql`
    update jobs set leased_until = null, holder = null, finished_at = now(), runs = runs + 1,
      failed_runs = failed_runs + (${error}::text is not null)::int,
      failures = case when ${error}::text is null then 0 else failures + 1 end,
      last_error = coalesce(${error}, last_error),
      due_at = case when ${error}::text is null
        then greatest(started_at + make_interval(secs => ${everySeconds}), now() + interval '1 second')
        else now() + make_interval(secs => least(300, 5 * 2 ^ least(failures, 10))) end
    where name = ${name} and holder = ${holder}`
}

export interface JobState {
  readonly name: string
  readonly dueAt: Date
  readonly isRunning: boolean
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly runs: number
  readonly failedRuns: number
  /** Consecutive. */
  readonly failures: number
  readonly lastError: string | null
}

/** State of each job, for operators. */
export async function listJobStates(sql: Db): Promise<JobState[]> {
  return sql<JobState[]>`
    select name, due_at, coalesce(leased_until > now(), false) as is_running, started_at, finished_at,
      runs::float8 as runs, failed_runs::float8 as failed_runs, failures, last_error
    from jobs order by name`
}
