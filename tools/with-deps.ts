import { join } from 'node:path'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import { databaseAnnouncer } from '#server/announcer.ts'
import { composeDeps, sessionSecret } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'

/**
 * Runs an operator's command on the database that the settings name, beside the running site, which hears of what
 * changes. A refusal is one line and exit 1.
 */
export async function withDeps(run: (deps: Deps) => Promise<void>): Promise<void> {
  const config = readConfig()
  const { sql, dataDir, stop } = await openDatabase(config, () => {})
  try {
    const deps = composeDeps(config, {
      sql,
      filesFolder: join(dataDir, 'files'),
      secret: await sessionSecret(config.SESSION_SECRET, dataDir),
      announcer: await databaseAnnouncer(sql, () => {}),
      warn: (details, message) => console.warn(message, JSON.stringify(details)),
    })
    await run(deps)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await stop()
  }
}
