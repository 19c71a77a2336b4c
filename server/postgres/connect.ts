import postgres, { type Sql } from 'postgres'

/** A URL, options of the embedded server, or a URL whose server is in the two lists, which may change. */
export type Target =
  | string
  | { host: string; port: number; database: string; username: string }
  | { url: string; host: string[]; port: number[] }

/** Limits in ms of a statement, of waiting for a lock, and of an idle transaction. */
export interface Timeouts {
  readonly statement: number
  readonly lock: number
  readonly idleInTransaction: number
}

/** Reads a setting: three numbers of seconds. */
export function timeoutsOf(setting: string): Timeouts {
  const [statement = 0, lock = 0, idle = 0] = setting.split(',').map((part) => Number(part) * 1_000)
  return { statement, lock, idleInTransaction: idle }
}

interface PoolOptions {
  /** Connections. */
  readonly max: number
  readonly timeouts?: Timeouts
  /** False: statements have no names, for a pooler that gives each transaction another connection. */
  readonly prepare?: boolean
  /**
   * False, for probes: types of arrays are not asked for when a connection opens. The driver (3.4.9) leaves the error of
   * that query to nobody when the pool ends meanwhile.
   */
  readonly fetchTypes?: boolean
  /** Longest wait for a new connection, seconds. */
  readonly connectSeconds?: number
}

/** Pause before a lost connection is opened anew, seconds; the driver's own grows to 20 and outlasts the outage. */
const maxPauseSeconds = 0.2

/** Opens a pool. Column names are converted from and to camel case; keys inside jsonb are unchanged. */
export function connect(target: Target, options: PoolOptions): Sql {
  const { timeouts } = options
  const common = {
    max: options.max,
    prepare: options.prepare ?? true,
    fetch_types: options.fetchTypes ?? true,
    idle_timeout: 60,
    connect_timeout: options.connectSeconds ?? 5,
    backoff: (attempt: number) => Math.min(maxPauseSeconds, 3 ** attempt / 100),
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
  if (typeof target === 'string') return postgres(target, common)
  if (!('url' in target)) return postgres({ ...target, ...common })
  const { url, ...place } = target
  // The driver's types have no lists here.
  const lists: object = place
  return postgres(url, Object.assign(common, lists))
}
