import { readConfig, type Config } from '../config.ts'
import { openStoredDatabase } from '../postgres/database-of.ts'
import { keepOf } from '../settings/backup-settings.ts'
import { checkBackup } from './check.ts'
import { runCommand, UsageError } from './command.ts'
import { readFilesOf } from './contents/files.ts'
import { makeBackup, type Made } from './make.ts'
import { openBackups, productVersion, siteStorage } from './open.ts'
import { listBackups, readManifest, type Manifest } from './repository/manifest.ts'
import type { Repository } from './repository/repository.ts'

const usage = 'Usage: npm run backup [TARGET], or npm run backup list|check [TARGET]'

/**
 * `npm run backup [TARGET]` writes a backup to a folder or to s3://bucket/prefix, by default to BACKUP_TARGET; `list`
 * says what is there, `check` reads all of the newest one.
 */
await runCommand(async (words) => {
  const config = readConfig()
  const does = words[0] === 'list' || words[0] === 'check' ? words[0] : 'make'
  const [address = config.BACKUP_TARGET, ...rest] = does === 'make' ? words : words.slice(1)
  if (!address || rest.length > 0) throw new UsageError(usage)
  if (does === 'make') return make(config, address)
  const repository = await openBackups(config, address, false)
  return does === 'list' ? list(repository) : check(repository)
})

async function make(config: Config, address: string): Promise<void> {
  const repository = await openBackups(config, address, true)
  const startedAt = performance.now()
  const database = await openStoredDatabase(config, () => {})
  const sql = database.openMore(2)
  try {
    const { dataDir } = database
    const storage = siteStorage(config, dataDir)
    const source = { sql, storage, dataDir, version: await productVersion() }
    const made = await makeBackup(source, repository, {
      keep: keepOf(config.BACKUP_KEEP),
      now: new Date(),
    })
    report(repository, made, (performance.now() - startedAt) / 1_000)
  } finally {
    await sql.end({ timeout: 3 })
    await database.stop()
  }
}

function report(repository: Repository, made: Made, seconds: number): void {
  const { id, manifest, written, removed, damaged } = made
  console.log(
    `${id}: ${summaryOf(manifest)}, ${written.files} of them new; verified, ${seconds.toFixed(1)} s`,
  )
  if (manifest.files.missing > 0)
    console.warn(`${manifest.files.missing} files that rows name are not in the storage.`)
  if (!repository.isEncrypted) console.warn('It is not encrypted: BACKUP_KEY is not set.')
  for (const old of damaged) console.warn(damageText(old))
  for (const old of removed) console.log(`Removed ${old}, as BACKUP_KEEP says`)
}

async function list(repository: Repository): Promise<void> {
  const ids = await listBackups(repository)
  if (ids.length === 0) console.log(`${repository.target.address} holds no whole backup.`)
  for (const id of ids) console.log(await lineOf(repository, id))
}

async function lineOf(repository: Repository, id: string): Promise<string> {
  if (!(await readFilesOf(repository, id))) return damageText(id)
  return `${id}: ${summaryOf(await readManifest(repository, id))}`
}

function damageText(id: string): string {
  return `${id} is damaged: no file of the target is removed until it is rotated away, or its folder is deleted.`
}

async function check(repository: Repository): Promise<void> {
  const id = (await listBackups(repository)).at(-1)
  if (!id) throw new Error(`${repository.target.address} holds no whole backup.`)
  console.log(`${id}: ${summaryOf(await checkBackup(repository, id))}; all of it is whole`)
}

function summaryOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, ${files.count} files of ${(files.bytes / 1e6).toFixed(1)} MB`
}
