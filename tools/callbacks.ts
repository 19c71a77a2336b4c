import { join } from 'node:path'
import { confirmCallback, openCallbacks } from '#domains/accounts/callbacks.ts'
import { Refusal } from '#contract/refusals.ts'
import { composeDeps, sessionSecret } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'

/**
 * For operators until there is a console: lists who wants to be called, and, given a number, tells its owner a
 * code in a call, with which they finish registering. Runs beside the site, with the same settings.
 */
const [phone] = process.argv.slice(2)
const config = readConfig()
const { sql, dataDir, stop } = await openDatabase(config, () => {})
try {
  const deps = composeDeps(config, {
    sql,
    filesFolder: join(dataDir, 'files'),
    secret: await sessionSecret(config.SESSION_SECRET, dataDir),
    announcer: { changed: async () => {} },
    warn: (details, message) => console.warn(message, JSON.stringify(details)),
  })
  if (phone === undefined) await list()
  else await confirm(phone)

  async function list(): Promise<void> {
    const requests = await openCallbacks(deps)
    if (requests.length === 0) console.log('Nobody waits for a call.')
    for (const one of requests) {
      const { status, name, preferredTime, language, requestedAt } = one
      const line = [one.phone, status, preferredTime, language, requestedAt.toISOString(), name]
      console.log(line.join('  '))
    }
  }

  async function confirm(number: string): Promise<void> {
    const { name } = await confirmCallback(deps, number)
    console.log(`${name} is told a code and can finish registering.`)
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await stop()
}
