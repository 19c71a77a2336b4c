import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Sql } from 'postgres'
import type { Config } from '../config.ts'
import { refuseUnfinishedRestore } from '../backup/restore/unfinished.ts'
import { connect, timeoutsOf, type Target, type Timeouts } from './connect.ts'
import { guardPool, type GuardedPool } from './pool/guarded-pool.ts'
import { renewablePool } from './pool/renewable-pool.ts'
import { defaultDataDir, startEmbeddedPostgres } from './embedded/launcher.ts'
import { migrate } from './migrate.ts'
import { findPostmaster } from './embedded/postmaster.ts'
import { openReplica } from './replica/open-replica.ts'
import type { Replica } from './replica/replica.ts'
import { serversOf, type Servers } from './servers.ts'

export interface OpenedDatabase {
  /** For migrations, seeds and tools. Every pool connects on first use. */
  readonly setupSql: Sql
  /** For requests, behind a gate. */
  readonly requests: GuardedPool
  /** Null: there is none. */
  readonly replica: Pick<Replica, 'current'> | null
  /** For background jobs, which must not take connections from requests. */
  readonly jobSql: Sql
  /** For leases of jobs: one connection that neither requests nor jobs can exhaust. */
  readonly leaseSql: Sql
  /** Opens connections besides the pools, for work that holds them long; who asks ends them. */
  readonly openMore: (connections: number) => Sql
  /** Folder of files and of the embedded database. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/**
 * Opens the configured database, starting the embedded one if none is configured, and migrates it. Aborting the signal
 * closes what has been opened and rejects.
 */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<OpenedDatabase> {
  refuseUnfinishedRestore(dataDirOf(config))
  return openPools(config, { log, ready: (sql) => migrate(sql, log), signal })
}

/**
 * Opens the database of a site, at work or not, without changing it: DATABASE_URL, else the embedded server, which is
 * started if it does not run. Throws an Error with one line if there is no site.
 */
export async function openStoredDatabase(
  config: Config,
  log: (line: string) => void,
): Promise<OpenedDatabase> {
  const dataDir = dataDirOf(config)
  if (!config.DATABASE_URL && !existsSync(join(dataDir, 'postgres/data')))
    throw new Error(`${dataDir} holds no site: set DATA_DIR, or DATABASE_URL, as the site has it.`)
  return openPools(config, { log, ready: (sql) => sql`select 1 from adverts, migrations limit 1` })
}

/** Opens a database that is to be filled, making the embedded one. Throws an Error with one line if it has tables. */
export async function openEmptyDatabase(
  config: Config,
  log: (line: string) => void,
): Promise<OpenedDatabase> {
  const ready = async (sql: Sql): Promise<void> => {
    const [found] = await sql`
      select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`
    if (found) throw new Error('it is not empty, and a restore overwrites nothing.')
  }
  return openPools(config, { log, ready })
}

/**
 * Opens the database of a running site without changing anything: DATABASE_URL, else the embedded server on the data
 * folder. Throws an Error with one line if there is none, or if it holds no site.
 */
export async function openRunningDatabase(config: Config): Promise<OpenedDatabase> {
  const dataDir = dataDirOf(config)
  const isRunning = (): boolean =>
    findPostmaster(join(dataDir, 'postgres/data'))?.status === 'ready'
  if (!config.DATABASE_URL && !isRunning()) {
    throw new Error(
      `No site runs on ${dataDir}: set DATA_DIR, or DATABASE_URL, as the running site has it.`,
    )
  }
  const ready = (sql: Sql) => sql`select 1 from adverts, migrations limit 1`
  return openPools(config, { log: () => {}, ready })
}

interface Opening {
  readonly log: (line: string) => void
  /** Prepares or checks the database; an error closes it. */
  readonly ready: (sql: Sql) => PromiseLike<unknown>
  readonly signal?: AbortSignal | undefined
}

/** A seed holds a lock on one connection and writes on others. */
const minSetupConnections = 3

/** Few jobs have work at the same time, and most of those wait for a mail server. */
const maxJobConnections = 4

async function openPools(config: Config, { log, ready, signal }: Opening): Promise<OpenedDatabase> {
  const dataDir = dataDirOf(config)
  const connections = connectionsOf(config)
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir, log, connections })
  const servers = serversOf(config.DATABASE_URL ?? embedded?.connection ?? '')
  const pools = poolsOf(servers.target, config)
  const { requestPool, jobPool, leasePool } = pools
  const renewed = [requestPool, jobPool, leasePool]
  const requests = guardRequests(config, pools, { ...servers, log })
  const replica = openReplica(config, { primary: requests, log })
  const closePools = async (): Promise<void> => {
    const lasting = [pools.setupSql, pools.listening].map((sql) => sql.end({ timeout: 3 }))
    const gone = [requests.stop(), ...lasting, ...renewed.map((pool) => pool.end(3))]
    await Promise.all([replica?.stop(), ...gone])
  }
  const stop = async (): Promise<void> => {
    await closePools()
    await embedded?.stop()
  }
  const abort = (): void => void closePools()
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    await servers.findPrimary()
    await ready(pools.setupSql)
    embedded?.keepRunning()
  } catch (error) {
    await stop()
    throw plainError(error)
  } finally {
    signal?.removeEventListener('abort', abort)
  }
  const { setupSql } = pools
  const more = { openMore: pools.openMore, replica, dataDir, stop }
  return { setupSql, jobSql: jobPool.sql, leaseSql: leasePool.sql, requests, ...more }
}

/** Of a process besides those for requests: jobs, their leases, LISTEN, probes, its hold on the embedded server. */
const otherConnections = maxJobConnections + 4
/** For commands, and for those of PostgreSQL itself. */
const spareConnections = 12

function connectionsOf({ PROCESSES, DATABASE_POOL }: Config): number {
  return PROCESSES * (DATABASE_POOL + otherConnections) + spareConnections
}

/** The pool of requests behind a gate, whose breaker replaces the connections of all pools. */
function guardRequests(
  config: Config,
  { probing, requestPool, jobPool, leasePool }: ReturnType<typeof poolsOf>,
  { turn, findPrimary, log }: Servers & Pick<Opening, 'log'>,
): GuardedPool {
  const renew = (): void => [requestPool, jobPool, leasePool].forEach((pool) => pool.renew())
  return guardPool({
    ...{ sql: requestPool.sql, connections: config.DATABASE_POOL, turn, log },
    // Its time to connect is that of a probe, which is shorter.
    openProbe: () => connect(...probing),
    renew: () => {
      renew()
      // The probes asked the pooler, and did not see to which server they had turned.
      if (config.DATABASE_POOLER_URL) void findPrimary().then(renew)
    },
  })
}

function poolsOf(target: Target, config: Config) {
  const { DATABASE_POOL: max } = config
  const ofRequests = timeoutsOf(config.DATABASE_LIMITS_REQUESTS)
  const ofJobs = timeoutsOf(config.DATABASE_LIMITS_JOBS)
  const ofSetup = timeoutsOf(config.DATABASE_LIMITS_SETUP)
  const { requesting, probing } = requestConnections(target, config)
  const listening = connect(target, { max: 1, timeouts: ofRequests })
  const openRequests = (): Sql => connect(...requesting)
  const openJobs = (): Sql =>
    connect(target, { max: Math.min(max, maxJobConnections), timeouts: ofJobs })
  const openLeases = (): Sql => connect(target, { max: 1, timeouts: ofRequests })
  const renewable = (open: () => Sql, { statement }: Timeouts) =>
    renewablePool({ open, listening, lastSeconds: statement / 1_000 })
  return {
    setupSql: connect(target, { max: Math.max(max, minSetupConnections), timeouts: ofSetup }),
    openMore: (connections: number): Sql =>
      connect(target, { max: connections, timeouts: ofSetup }),
    listening,
    probing,
    requestPool: renewable(openRequests, ofRequests),
    jobPool: renewable(openJobs, ofJobs),
    leasePool: renewable(openLeases, ofRequests),
  }
}

/**
 * How connections for requests and for probes of them are opened. A pooler hands each transaction to another connection:
 * it knows no named statements and takes no limits at the start of a connection, so its account has them.
 */
function requestConnections(target: Target, config: Config) {
  const { DATABASE_POOL: max, DATABASE_POOLER_URL: pooler } = config
  const timeouts = timeoutsOf(config.DATABASE_LIMITS_REQUESTS)
  const manner = pooler ? { prepare: false } : {}
  const limits = pooler ? {} : { timeouts }
  const place = pooler ?? target
  return {
    requesting: [place, { max, connectSeconds: 2, ...manner, ...limits }],
    probing: [place, { max: 1, connectSeconds: 10, fetchTypes: false, ...manner }],
  } satisfies Record<string, Parameters<typeof connect>>
}

/** Absolute path of DATA_DIR or of its default. */
export function dataDirOf(config: Pick<Config, 'DATA_DIR'>): string {
  return resolve(config.DATA_DIR ?? defaultDataDir())
}

function plainError(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`The database cannot be used: ${reason}`)
}
