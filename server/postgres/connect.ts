import postgres, { type Sql } from 'postgres'

type Target = string | { host: string; port: number; database: string; username: string }

/** How long, in ms, a statement may run, wait for a lock, and a transaction do nothing. */
export interface Timeouts {
  readonly statement: number
  readonly lock: number
  readonly idleInTransaction: number
}

/** Of the site: who asks has gone long before. */
export const siteTimeouts: Timeouts = { statement: 15_000, lock: 5_000, idleInTransaction: 30_000 }

/** Of background jobs: nobody waits, but what hangs must not hold rows for ever. */
export const jobTimeouts: Timeouts = { statement: 300_000, lock: 10_000, idleInTransaction: 60_000 }

/** Of migrations, seeds and tools: they wait for each other and take the time that they need, but not for ever. */
export const setupTimeouts: Timeouts = {
  statement: 3_600_000,
  lock: 1_800_000,
  idleInTransaction: 3_600_000,
}

/** Opens a pool. Columns go and come in camel case; keys inside jsonb stay as they are stored. */
export function connect(target: Target, options: { max: number; timeouts?: Timeouts }): Sql {
  const { timeouts } = options
  const common = {
    max: options.max,
    idle_timeout: 60,
    connect_timeout: 5,
    onnotice: () => {},
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
    connection: {
      application_name: 'gasit',
      ...(timeouts && {
        statement_timeout: timeouts.statement,
        lock_timeout: timeouts.lock,
        idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      }),
    },
  }
  return typeof target === 'string' ? postgres(target, common) : postgres({ ...target, ...common })
}
