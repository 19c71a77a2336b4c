import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { mapConcurrently } from '#domains/lib/concurrency.ts'
import { migrate, type Log } from '../../postgres/migrate.ts'
import { readSchema } from '../../postgres/schema-files.ts'
import { readSecret, verifyRows } from '../check.ts'
import { readFileList, readObject, type CopiedFile } from '../contents/files.ts'
import { listBackups, readManifest, type Manifest } from '../repository/manifest.ts'
import { DamageError, type Repository } from '../repository/repository.ts'
import type { Files } from './files.ts'
import { loadRows, refuseOtherSchema } from './load.ts'
import { beginRestore, endRestore, unfinishedRestore } from './unfinished.ts'

/** Concurrent copies. */
const atOnce = 6

/** A backup that this version can restore. */
export interface Chosen {
  readonly id: string
  readonly manifest: Manifest
}

/** Finds a backup, the newest by default, and reads its rows through. Throws an Error with one line. */
export async function chooseBackup(repository: Repository, wanted?: string): Promise<Chosen> {
  const { address } = repository.target
  const ids = await listBackups(repository)
  const id = wanted === undefined ? ids.at(-1) : ids.find((one) => one === wanted)
  if (!id)
    throw new Error(
      wanted ? `${address} holds no backup ${wanted}.` : `${address} holds no whole backup.`,
    )
  const manifest = await readManifest(repository, id)
  refuseOtherSchema(manifest, await readSchema())
  await verifyRows(repository, id, manifest)
  return { id, manifest }
}

interface Destination extends Files {
  /** Of an empty database. */
  readonly sql: Sql
  readonly dataDir: string
  readonly log: Log
  /** Leaves out files that are damaged, instead of failing. */
  readonly isTolerant: boolean
}

/**
 * Writes a backup into an empty site: files, then rows in one transaction. What fails leaves what was there before; what
 * is cut off keeps the site from starting until it is restored again. Returns the names of damaged files that were left
 * out.
 */
export async function restore(
  repository: Repository,
  { id, manifest }: Chosen,
  destination: Destination,
): Promise<string[]> {
  const { sql, present, dataDir, log } = destination
  const all = await readFileList(repository, id, manifest)
  const files = all.filter(({ name }) => !present.has(name))
  await beginRestore(dataDir, id)
  const written: string[] = []
  try {
    log(`Writing ${files.length} files…`)
    const damaged = await restoreFiles(repository, files, { ...destination, written })
    log(`Writing the rows of ${manifest.tables.length} tables…`)
    await restoreSecret(repository, { id, manifest }, dataDir)
    await loadRows(sql, repository, { id, manifest, schema: await readSchema(), log })
    await endRestore(dataDir)
    await migrate(sql, log)
    return damaged
  } catch (error) {
    if ((await unfinishedRestore(dataDir)) !== null) await undo(destination, written)
    throw error
  }
}

async function undo({ storage, dataDir }: Destination, written: readonly string[]): Promise<void> {
  await mapConcurrently(atOnce, written, (name) => storage.remove(name))
  await rm(join(dataDir, 'session-secret'), { force: true })
  await endRestore(dataDir)
}

async function restoreFiles(
  repository: Repository,
  files: readonly CopiedFile[],
  { storage, isTolerant, written }: Destination & { readonly written: string[] },
): Promise<string[]> {
  const damaged: string[] = []
  const failures: unknown[] = []
  // A failure is thrown when no copy is under way any more: what is undone then stays away.
  await mapConcurrently(atOnce, files, async (file) => {
    if (failures.length > 0) return
    try {
      const content = await readObject(repository, file)
      written.push(file.name)
      await storage.put(file.name, content)
    } catch (error) {
      if (isTolerant && error instanceof DamageError) damaged.push(file.name)
      else failures.push(error)
    }
  })
  if (failures.length > 0) throw failures[0]
  return damaged
}

async function restoreSecret(
  repository: Repository,
  { id, manifest }: Chosen,
  dataDir: string,
): Promise<void> {
  const secret = await readSecret(repository, id, manifest)
  if (secret) await writeFile(join(dataDir, 'session-secret'), secret, { mode: 0o600, flush: true })
}
