import { resolve } from 'node:path'
import type { Sql } from 'postgres'
import type { Config } from '../config.ts'
import { connect } from './connect.ts'
import { defaultDataDir, startEmbeddedPostgres } from './launcher.ts'
import { migrate } from './migrate.ts'

export interface OpenedDatabase {
  readonly sql: Sql
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
  const sql = connect(config.DATABASE_URL ?? embedded?.connection ?? '', {
    max: config.DATABASE_POOL,
  })
  const stop = async (): Promise<void> => {
    await sql.end({ timeout: 5 })
    await embedded?.stop()
  }
  try {
    await migrate(sql)
  } catch (error) {
    await stop()
    throw plainly(error)
  }
  return { sql, dataDir, stop }
}

function plainly(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`The database cannot be used: ${reason}`)
}
