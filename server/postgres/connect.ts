import postgres, { type Sql } from 'postgres'

type Target = string | { host: string; port: number; database: string; username: string }

/** Limits in ms of a statement, of waiting for a lock, and of an idle transaction. */
export interface Timeouts {
  readonly statement: number
  readonly lock: number
  readonly idleInTransaction: number
}

/** For requests: the client has gone by then. */
export const siteTimeouts: Timeouts = { statement: 15_000, lock: 5_000, idleInTransaction: 30_000 }

/** For background jobs: longer, but a hanging one must not hold locks for ever. */
export const jobTimeouts: Timeouts = { statement: 300_000, lock: 10_000, idleInTransaction: 60_000 }

/** For migrations, seeds and tools: they wait for each other and may take long. */
export const setupTimeouts: Timeouts = {
  statement: 3_600_000,
  lock: 1_800_000,
  idleInTransaction: 3_600_000,
}

/** Opens a pool. Column names are converted from and to camel case; keys inside jsonb are unchanged. */
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
