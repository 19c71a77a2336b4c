import { constants } from 'node:fs'
import { access, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { knownSecret } from '#server/settings/secrets/session-secret.ts'
import { refuseUnfinishedRestore } from '#server/backup/restore/unfinished.ts'
import { checkPortFree } from '#server/processes/port.ts'
import { fault, warning, type Check, type Finding, type Site } from '../finding.ts'

/** The machine, and DATA_DIR. */
export const machineChecks: readonly Check[] = [
  { name: 'node', run: async () => nodeFindings(process.versions.node) },
  { name: 'disk', run: diskFindings },
  { name: 'permissions', run: permissionFindings },
  { name: 'session secret', run: secretFindings },
  { name: 'port', run: portFindings },
  { name: 'restore', run: restoreFindings },
  { name: 'half-written files', run: partFindings },
]

const [oldestMajor, oldestMinor] = [22, 18]

export function nodeFindings(version: string): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return []
  return [fault(`Node is ${version}`, `Install Node ${oldestMajor}.${oldestMinor} or newer`)]
}

interface Disk {
  readonly bsize: number
  readonly blocks: number
  readonly bavail: number
  readonly files: number
  readonly ffree: number
}

async function diskFindings({ dataDir }: Site): Promise<Finding[]> {
  return fullDisk(dataDir, await statfs(dataDir))
}

export function fullDisk(dataDir: string, disk: Disk): Finding[] {
  const { bsize, blocks, bavail, files, ffree } = disk
  const free = bsize * bavail
  const share = bavail / blocks
  const text = `${(free / 1e9).toFixed(1)} GB (${Math.round(100 * share)} %) are free on the disk of ${dataDir}`
  const remedy = 'Free some, or move DATA_DIR to a larger disk'
  return [
    ...(free < 1e9 || share < 0.03 ? [fault(text, remedy)] : []),
    ...(free >= 1e9 && share >= 0.03 && share < 0.1 ? [warning(text, remedy)] : []),
    ...(files > 0 && ffree / files < 0.05
      ? [fault(`${ffree} files can still be made on the disk of ${dataDir}`, remedy)]
      : []),
  ]
}

async function permissionFindings({ dataDir, config }: Site): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const folder of [dataDir, join(dataDir, 'files')]) {
    const found = await stat(folder).catch(() => null)
    const mayWrite = await access(folder, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found && !mayWrite)
      findings.push(fault(`${folder} cannot be written`, `Give it to the user of the site: chown`))
  }
  const secret = await stat(join(dataDir, 'session-secret')).catch(() => null)
  if (secret && (secret.mode & 0o077) !== 0)
    findings.push(fault('Others may read session-secret', `chmod 600 ${dataDir}/session-secret`))
  const { BACKUP_TARGET: target } = config
  const backups = target?.startsWith('/') ? await stat(target).catch(() => null) : null
  if (backups && (backups.mode & 0o077) !== 0)
    findings.push(warning(`Others may read the backups in ${target}`, `chmod 700 ${target}`))
  return findings
}

async function secretFindings({ config, dataDir }: Site): Promise<Finding[]> {
  return knownSecret(config.SESSION_SECRET, dataDir).then(
    () => [],
    (error: Error) => [fault(error.message, 'Take the file from a backup, or set SESSION_SECRET')],
  )
}

async function portFindings({ config: { PORT, HOST } }: Site): Promise<Finding[]> {
  const isFree = await checkPortFree(PORT, HOST).then(
    () => true,
    () => false,
  )
  if (isFree || (await isOurs(PORT))) return []
  return [fault(`Port ${PORT} is taken by another program`, 'End that, or set another PORT')]
}

async function isOurs(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
    signal: AbortSignal.timeout(3_000),
  }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  return typeof Object(body)['startedAt'] === 'string'
}

async function restoreFindings({ dataDir }: Site): Promise<Finding[]> {
  try {
    refuseUnfinishedRestore(dataDir)
    return []
  } catch {
    return [fault('A restore was cut off, so the site does not start', 'Run npm run restore again')]
  }
}

/** A file is being written for less than this, ms. */
const writingMs = 3_600_000

async function partFindings({ dataDir }: Site): Promise<Finding[]> {
  const old: string[] = []
  for (const folder of [dataDir, join(dataDir, 'files')]) {
    const isDeep = folder !== dataDir
    const entries = await readdir(folder, { recursive: isDeep, withFileTypes: true }).catch(
      () => [],
    )
    for (const entry of entries) {
      if (!entry.isFile() || !entry.name.endsWith('.part')) continue
      const path = join(entry.parentPath, entry.name)
      const found = await stat(path).catch(() => null)
      if (found && Date.now() - found.mtimeMs > writingMs) old.push(path)
    }
  }
  if (old.length === 0) return []
  return [warning(`${old.length} half-written files, as ${old[0]}`, 'Delete them')]
}
