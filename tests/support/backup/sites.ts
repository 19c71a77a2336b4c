import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { inject, onTestFinished } from 'vitest'
import type { Deps } from '#domains/deps.ts'
import { folderStorage } from '#server/adapters/storage/storage-folder.ts'
import { makeBackup, type Made } from '#server/backup/make.ts'
import { listTables } from '#server/backup/contents/store.ts'
import { openRepository, type Repository } from '#server/backup/repository/repository.ts'
import { openTarget } from '#server/backup/repository/target.ts'
import { chooseBackup, restore } from '#server/backup/restore/restore.ts'
import { readConfig } from '#server/config.ts'
import { createEmptyDatabase } from '../servers/database.ts'

export const keepAll = { days: 100, weeks: 0, months: 0 }

/** A folder that is removed after the test. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gasit-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function openFolder(address: string, key?: string): Promise<Repository> {
  return openRepository(await openTarget(readConfig({}), address, true), key, true)
}

/** Backs up the site of a test. */
export async function backUp(
  { sql, storage }: Pick<Deps, 'sql' | 'storage'>,
  repository: Repository,
  { now = new Date(), keep = keepAll, dataDir = '/nowhere' } = {},
): Promise<Made> {
  return makeBackup({ sql, storage, dataDir, version: '0' }, repository, { keep, now })
}

export interface RestoredSite {
  readonly sql: Sql
  readonly storage: Deps['storage']
  readonly present: ReadonlySet<string>
  readonly dataDir: string
}

/** Empty: a database and a folder. */
export async function emptySite(): Promise<RestoredSite> {
  const { sql, drop } = await createEmptyDatabase(inject('target'))
  onTestFinished(drop)
  const dataDir = await tempFolder()
  return { sql, dataDir, storage: folderStorage(join(dataDir, 'files')), present: new Set() }
}

/** Restores the newest backup, or another, into an empty site. */
export async function restoreInto(
  site: RestoredSite,
  repository: Repository,
  { wanted, isTolerant = false }: { wanted?: string; isTolerant?: boolean } = {},
): Promise<string[]> {
  const chosen = await chooseBackup(repository, wanted)
  return restore(repository, chosen, { ...site, log: () => {}, isTolerant })
}

/** A digest of the rows of each table that has any. When functions were created is of the database, not of the site. */
export async function digestRows(sql: Sql): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { name } of await listTables(sql)) {
    const row = name === 'applied_functions' ? `(t.version, t.checksum)` : 't'
    const [found] = await sql.unsafe<{ rows: string | null }[]>(
      `select string_agg(${row}::text, E'\\n' order by ${row}::text collate "C") as rows from "${name}" t`,
    )
    if (found?.rows) digests[name] = createHash('sha256').update(found.rows).digest('hex')
  }
  return digests
}

/** Stores both sizes of a photo of adverts. Returns its name. */
export async function storePhoto({ storage }: Pick<Deps, 'storage'>): Promise<string> {
  const name = randomUUID()
  for (const size of [400, 1600])
    await storage.put(`adverts/${name}-${size}.webp`, Buffer.from(`${name} ${size}`))
  return name
}

/** Damages a file in its middle. */
export async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(path, bytes)
}
