import { setTimeout as delay } from 'node:timers/promises'
import { fileChecks } from './checks/files.ts'
import { machineChecks } from './checks/machine.ts'
import { rowChecks } from './checks/rows.ts'
import { schemaChecks } from './checks/schema.ts'
import { serviceChecks } from './checks/services.ts'
import { settingChecks } from './checks/settings.ts'
import { workChecks } from './checks/work.ts'
import { warning, type Check, type Finding, type Site } from './finding.ts'

export const checks: readonly Check[] = [
  ...settingChecks,
  ...machineChecks,
  ...schemaChecks,
  ...rowChecks,
  ...fileChecks,
  ...serviceChecks,
  ...workChecks,
]

const limitMs = 120_000

/** Runs checks one after the other. One that fails or takes too long is a finding. */
export async function examine(
  site: Site,
  chosen: readonly Check[] = checks,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const check of chosen) findings.push(...(await runOne(check, site)))
  return findings
}

async function runOne({ name, run }: Check, site: Site): Promise<Finding[]> {
  const giveUp = new AbortController()
  const late = delay(limitMs, [takesTooLong(name)], { signal: giveUp.signal, ref: false })
  try {
    return await Promise.race([run(site), late])
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return [warning(`${name} could not be examined: ${reason}`, 'Mend the other faults first')]
  } finally {
    giveUp.abort()
    late.catch(() => {})
  }
}

function takesTooLong(name: string): Finding {
  return warning(`${name} took more than two minutes`, 'Try again while less is to do')
}
