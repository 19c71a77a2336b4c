import { join, resolve } from 'node:path'
import type { Sql } from 'postgres'
import type { Config } from '../config.ts'
import { connect, siteTimeouts } from './connect.ts'
import { defaultDataDir, startEmbeddedPostgres } from './embedded/launcher.ts'
import { migrate } from './migrate.ts'
import { findPostmaster } from './embedded/postmaster.ts'

export interface OpenedDatabase {
  /** For migrations, seeds and tools: nothing is cut off. */
  readonly sql: Sql
  /** For what people wait for; connects when it is first used. */
  readonly siteSql: Sql
  /** Folder of files and of the embedded data. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** Opens the database that the settings name, starting the embedded one when they name none, and migrates it. */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
): Promise<OpenedDatabase> {
  return opened(config, { log, ready: migrate })
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
}

async function opened(config: Config, { log, ready }: Opening): Promise<OpenedDatabase> {
  const dataDir = dataDirOf(config)
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir, log })
  const target = config.DATABASE_URL ?? embedded?.connection ?? ''
  const sql = connect(target, { max: config.DATABASE_POOL })
  const siteSql = connect(target, { max: config.DATABASE_POOL, timeouts: siteTimeouts })
  const stop = async (): Promise<void> => {
    await Promise.all([sql.end({ timeout: 5 }), siteSql.end({ timeout: 5 })])
    await embedded?.stop()
  }
  try {
    await ready(sql)
  } catch (error) {
    await stop()
    throw plainly(error)
  }
  return { sql, siteSql, dataDir, stop }
}

function dataDirOf(config: Config): string {
  return resolve(config.DATA_DIR ?? defaultDataDir())
}

function plainly(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`The database cannot be used: ${reason}`)
}
