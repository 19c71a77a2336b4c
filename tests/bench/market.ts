import { join } from 'node:path'
import type { Sql } from 'postgres'
import type { Deps } from '#domains/deps.ts'
import { databaseInvalidation } from '#server/pages/cache/cache-invalidation.ts'
import { composeDeps } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'

interface Market {
  readonly sql: Sql
  readonly deps: Deps
}

/** Opens the market of a folder without HTTP, on its own connections, until the work is done. */
export async function withMarket<Result>(
  dataDir: string,
  connections: number,
  work: (market: Market) => Promise<Result>,
): Promise<Result> {
  const settings = { DATA_DIR: dataDir, RATES: 'stored', DATABASE_POOL: String(connections) }
  const config = readConfig({ ...process.env, ...settings })
  const { setupSql: sql, stop } = await openDatabase(config, () => {})
  try {
    const deps = composeDeps(config, {
      ...{ sql, filesFolder: join(dataDir, 'files'), warn: () => {} },
      secret: 'unused, because nothing is signed',
      cacheInvalidation: await databaseInvalidation(sql, () => {}),
    })
    return await work({ sql, deps })
  } finally {
    await stop()
  }
}
