import { join, resolve } from 'node:path'
import type { Sql } from 'postgres'
import type { Config } from '../config.ts'
import { connect, jobTimeouts, setupTimeouts, siteTimeouts } from './connect.ts'
import { defaultDataDir, startEmbeddedPostgres } from './embedded/launcher.ts'
import { migrate } from './migrate.ts'
import { findPostmaster } from './embedded/postmaster.ts'

export interface OpenedDatabase {
  /** For migrations, seeds and tools. Each of the pools connects when it is first used. */
  readonly setupSql: Sql
  /** For what people wait for. */
  readonly sql: Sql
  /** For background jobs: they never take a connection from people. */
  readonly jobSql: Sql
  /** For the leases of jobs: one connection that neither people nor jobs can use up. */
  readonly leaseSql: Sql
  /** Folder of files and of the embedded data. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/**
 * Opens the database that the settings name, starting the embedded one when they name none, and migrates it. When the
 * signal is aborted meanwhile it takes down what it has put up, and rejects.
 */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<OpenedDatabase> {
  return opened(config, { log, ready: (sql) => migrate(sql, log), signal })
}

/**
 * Opens the database of a site that runs, without making or changing anything: the server that DATABASE_URL names, else
 * the one that runs on the data folder. Refuses with one line where there is none, or no site's data in it.
 */
export async function openRunningDatabase(config: Config): Promise<OpenedDatabase> {
  const dataDir = dataDirOf(config)
  const isRunning = findPostmaster(join(dataDir, 'postgres/data'))?.status === 'ready'
  if (!config.DATABASE_URL && !isRunning) {
    throw new Error(
      `No site runs on ${dataDir}: set DATA_DIR, or DATABASE_URL, as the running site has it.`,
    )
  }
  const ready = (sql: Sql) => sql`select 1 from adverts, migrations limit 1`
  return opened(config, { log: () => {}, ready })
}

interface Opening {
  readonly log: (line: string) => void
  /** Makes it ready, or finds that it is; what it throws closes the database. */
  readonly ready: (sql: Sql) => PromiseLike<unknown>
  readonly signal?: AbortSignal | undefined
}

/** Seeds hold a lock on one connection and write on others. */
const leastForSetup = 3

/** Few jobs have something to do at the same time, and most of those wait for a mail server. */
const mostForJobs = 4

async function opened(config: Config, { log, ready, signal }: Opening): Promise<OpenedDatabase> {
  const dataDir = dataDirOf(config)
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir, log })
  const pools = poolsOf(config.DATABASE_URL ?? embedded?.connection ?? '', config.DATABASE_POOL)
  const closePools = async (): Promise<void> => {
    await Promise.all(Object.values(pools).map((sql) => sql.end({ timeout: 3 })))
  }
  const stop = async (): Promise<void> => {
    await closePools()
    await embedded?.stop()
  }
  const cut = (): void => void closePools()
  signal?.addEventListener('abort', cut)
  try {
    signal?.throwIfAborted()
    await ready(pools.setupSql)
  } catch (error) {
    await stop()
    throw plainly(error)
  } finally {
    signal?.removeEventListener('abort', cut)
  }
  return { ...pools, dataDir, stop }
}

function poolsOf(target: Parameters<typeof connect>[0], max: number) {
  return {
    setupSql: connect(target, { max: Math.max(max, leastForSetup), timeouts: setupTimeouts }),
    sql: connect(target, { max, timeouts: siteTimeouts }),
    jobSql: connect(target, { max: Math.min(max, mostForJobs), timeouts: jobTimeouts }),
    leaseSql: connect(target, { max: 1, timeouts: siteTimeouts }),
  }
}

function dataDirOf(config: Config): string {
  return resolve(config.DATA_DIR ?? defaultDataDir())
}

function plainly(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`The database cannot be used: ${reason}`)
}
