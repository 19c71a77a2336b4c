import { readConfig, type Config } from '#server/config.ts'
import { dataDirOf, openStoredDatabase, type OpenedDatabase } from '#server/postgres/database-of.ts'
import { checks, examine } from './examine.ts'
import { fault, type Finding } from './finding.ts'

/**
 * `npm run doctor` examines a site, at work or stopped, and says of each fault what to do. Changes nothing. Exit code 1
 * if there is a fault; warnings alone: 0.
 */
const findings = await examineSite()
for (const { weight, what, remedy } of findings)
  console.log(`${weight === 'fault' ? 'FAULT  ' : 'warning'}  ${what}.\n         → ${remedy}`)
const faults = findings.filter(({ weight }) => weight === 'fault').length
console.log(
  `${checks.length} examinations: ${faults} faults, ${findings.length - faults} warnings.`,
)
process.exitCode = faults > 0 ? 1 : 0

async function examineSite(): Promise<readonly Finding[]> {
  const config = settings()
  if (Array.isArray(config)) return config
  const dataDir = dataDirOf(config)
  const { database, reason } = await open(config)
  try {
    const found = await examine({ config, dataDir, sql: database?.setupSql ?? null })
    return found.map((one) =>
      reason && one.what === 'The database cannot be opened'
        ? { ...one, what: `${one.what}: ${reason}` }
        : one,
    )
  } finally {
    await database?.stop()
  }
}

/** The settings, or what is wrong with them. */
function settings(): Config | Finding[] {
  try {
    return readConfig()
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)]
    return lines.map((line) => fault(line, 'See the table of settings in README.md'))
  }
}

async function open(
  config: Config,
): Promise<{ database: OpenedDatabase | null; reason: string | null }> {
  try {
    return { database: await openStoredDatabase(config, () => {}), reason: null }
  } catch (error) {
    return { database: null, reason: error instanceof Error ? error.message : String(error) }
  }
}
