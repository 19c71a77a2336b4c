import { join } from 'node:path'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import { databaseInvalidation } from '#server/pages/cache-invalidation.ts'
import { composeDeps, knownSecret } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openRunningDatabase } from '#server/postgres/database-of.ts'

/** An operator's command was typed wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Runs an operator's command beside the running site, which hears of what changes. Whatever stops it is one line: with
 * exit 2 for wrong arguments, which `parse` refuses before anything is opened, else with exit 1.
 */
export async function withDeps<Arguments>(
  parse: (words: readonly string[]) => Arguments,
  run: (deps: Deps, given: Arguments) => Promise<void>,
): Promise<void> {
  try {
    const given = parse(process.argv.slice(2))
    await beside((deps) => run(deps, given))
  } catch (error) {
    console.error(error instanceof Error ? lineOf(error) : String(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

async function beside(run: (deps: Deps) => Promise<void>): Promise<void> {
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
