import { join } from 'node:path'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import { databaseInvalidation } from '#server/pages/cache/cache-invalidation.ts'
import { composeDeps } from '#server/compose.ts'
import { knownSecret } from '#server/settings/secrets/session-secret.ts'
import { readConfig } from '#server/config.ts'
import { openRunningDatabase } from '#server/postgres/database-of.ts'

/** Invalid arguments of an operator command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Runs an operator command beside the running site, which is notified of changes. A failure prints one line: exit code
 * 2 for invalid arguments, which `parse` rejects before anything is opened, else 1.
 */
export async function withDeps<Arguments>(
  parse: (argv: readonly string[]) => Arguments,
  run: (deps: Deps, args: Arguments) => Promise<void>,
): Promise<void> {
  try {
    const args = parse(process.argv.slice(2))
    await withRunningSite((deps) => run(deps, args))
  } catch (error) {
    console.error(error instanceof Error ? lineOf(error) : String(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

async function withRunningSite(run: (deps: Deps) => Promise<void>): Promise<void> {
  const config = readConfig()
  const { setupSql: sql, dataDir, stop } = await openRunningDatabase(config)
  try {
    const deps = composeDeps(config, {
      sql,
      filesFolder: join(dataDir, 'files'),
      secret: await knownSecret(config.SESSION_SECRET, dataDir),
      cacheInvalidation: await databaseInvalidation(sql, () => {}),
      warn: (details, message) => console.warn(message, JSON.stringify(details)),
    })
    await run(deps)
  } finally {
    await stop()
  }
}

function lineOf(error: Error): string {
  return error instanceof Refusal ? error.message : error.message.replaceAll(/\s*\n\s*/g, ' ')
}
