import { resolve } from 'node:path'
import type { Sql } from 'postgres'
import type { Config } from '../config.ts'
import { connect, siteTimeouts } from './connect.ts'
import { defaultDataDir, startEmbeddedPostgres } from './launcher.ts'
import { migrate } from './migrate.ts'

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
  const dataDir = resolve(config.DATA_DIR ?? defaultDataDir())
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir, log })
  const target = config.DATABASE_URL ?? embedded?.connection ?? ''
  const sql = connect(target, { max: config.DATABASE_POOL })
  const siteSql = connect(target, { max: config.DATABASE_POOL, timeouts: siteTimeouts })
  const stop = async (): Promise<void> => {
    await Promise.all([sql.end({ timeout: 5 }), siteSql.end({ timeout: 5 })])
    await embedded?.stop()
  }
  try {
    await migrate(sql)
  } catch (error) {
    await stop()
    throw plainly(error)
  }
  return { sql, siteSql, dataDir, stop }
}

function plainly(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`The database cannot be used: ${reason}`)
}
