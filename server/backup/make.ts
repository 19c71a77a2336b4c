import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql, TransactionSql } from 'postgres'
import type { Storage } from '#domains/deps.ts'
import type { Keep } from '../settings/backup-settings.ts'
import { verifyRows } from './check.ts'
import { FileCopier, linesOf, readFilesOf } from './contents/files.ts'
import { listStoredNames, type StoredName } from './contents/stored-names.ts'
import {
  listSequences,
  listTables,
  lockDefinitions,
  prepareCopy,
  readSchemaState,
} from './contents/store.ts'
import { dumpTable } from './contents/tables.ts'
import {
  backupId,
  listBackups,
  readManifest,
  writeManifest,
  type Manifest,
} from './repository/manifest.ts'
import { writeParts } from './repository/parts.ts'
import type { Repository } from './repository/repository.ts'
import { rotate } from './rotation.ts'

/** Advisory lock of the database: a site has one backup at a time. */
const backupLock = 7_042_003

/** Attempts to find all files that a snapshot names: one that was replaced meanwhile is no longer named by the next. */
const snapshots = 3

export interface Source {
  /** Two connections. */
  readonly sql: Sql
  readonly storage: Pick<Storage, 'read'>
  readonly dataDir: string
  /** Version of the product. */
  readonly version: string
}

export interface Made {
  readonly id: string
  readonly manifest: Manifest
  readonly written: { readonly files: number; readonly bytes: number }
  /** Names of backups that the rotation has removed. */
  readonly removed: readonly string[]
  /** Names of earlier backups that are damaged. */
  readonly damaged: readonly string[]
}

/** Another backup of this site is under way. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  constructor() {
    super('Another backup of this site is under way.')
  }
}

/**
 * Writes a backup of a site that may be at work: all rows of one moment, and the files that they name. What was written
 * is read back before the manifest makes a backup of it.
 */
export async function makeBackup(
  source: Source,
  repository: Repository,
  { keep, now }: { readonly keep: Keep; readonly now: Date },
): Promise<Made> {
  return source.sql.begin(async (tx) => {
    await tx`select set_config('idle_in_transaction_session_timeout', '0', true)`
    const [lock] = await tx<{ isOurs: boolean }[]>`
      select pg_try_advisory_xact_lock(${backupLock}) as is_ours`
    if (!lock?.isOurs) throw new BusyError()
    const copier = await openCopier(source, repository)
    // Most files are copied before the snapshot, which then waits for few.
    await copier.copy(namesOf(await listStoredNames(source.sql)))
    const id = backupId(now)
    const manifest = await writeContents(source, repository, { id, copier })
    await verifyRows(repository, id, manifest)
    await writeManifest(repository, id, manifest)
    await readManifest(repository, id)
    const { removed, damaged } = await rotate(repository, { keep, made: id })
    return {
      ...{ id, manifest, removed, damaged },
      written: { files: copier.written, bytes: copier.writtenBytes },
    }
  })
}

async function openCopier({ storage }: Source, repository: Repository): Promise<FileCopier> {
  const stored = new Map<string, number>()
  for await (const { name, bytes } of repository.target.list())
    if (name.startsWith('objects/')) stored.set(name, bytes)
  const last = (await listBackups(repository)).at(-1)
  // Without the list of the last one all files are read again, no more.
  const earlier = (last && (await readFilesOf(repository, last))) || []
  return new FileCopier(storage, repository, { earlier, stored })
}

interface Contents {
  readonly id: string
  readonly copier: FileCopier
}

async function writeContents(
  source: Source,
  repository: Repository,
  contents: Contents,
): Promise<Manifest> {
  for (let attempt = 1; ; attempt++) {
    const manifest = await inSnapshot(source.sql, async (tx) => {
      const names = await listStoredNames(tx)
      const missing = await contents.copier.copy(namesOf(names))
      const lacking = names.filter(({ name, isShown }) => isShown && missing.has(name))
      if (lacking.length > 0 && attempt < snapshots) return null
      return writeSnapshot(tx, source, repository, { ...contents, names, lacking })
    })
    if (manifest) return manifest
  }
}

/** One moment of all tables, whose definitions stay as they are meanwhile. */
async function inSnapshot<Result>(
  sql: Sql,
  work: (tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const tables = await listTables(sql)
  const { result } = await sql.begin('isolation level repeatable read read only', async (tx) => {
    await lockDefinitions(tx, tables)
    await prepareCopy(tx)
    return { result: await work(tx) }
  })
  return result
}

interface Snapshot extends Contents {
  readonly names: readonly StoredName[]
  /** Names that rows show and the storage does not have. */
  readonly lacking: readonly StoredName[]
}

async function writeSnapshot(
  tx: TransactionSql,
  { dataDir, version }: Source,
  repository: Repository,
  { id, copier, names, lacking }: Snapshot,
): Promise<Manifest> {
  const [row] = await tx<{ at: Date }[]>`select now() as at`
  const { postgres, migrations, functions } = await readSchemaState(tx)
  const tables = []
  for (const table of await listTables(tx))
    tables.push(await dumpTable(tx, repository, { id, table }))
  const files = copier.filesOf(namesOf(names))
  return {
    format: 1,
    at: (row?.at ?? new Date()).toISOString(),
    versions: { product: version, postgres },
    ...{ migrations, functions, tables },
    sequences: await listSequences(tx),
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      missing: lacking.length,
      parts: await writeParts(repository, { id, name: 'files' }, linesOf(files)),
    },
    secret: await writeSecret(repository, id, dataDir),
  }
}

/** Null where DATA_DIR holds no key: SESSION_SECRET has it. */
async function writeSecret(
  repository: Repository,
  id: string,
  dataDir: string,
): Promise<Manifest['secret']> {
  const secret = await readFile(join(dataDir, 'session-secret')).catch(() => null)
  const [part] = secret
    ? await writeParts(repository, { id, name: 'session-secret' }, chunkOf(secret))
    : []
  return part ?? null
}

async function* chunkOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function namesOf(names: readonly StoredName[]): string[] {
  return names.map(({ name }) => name)
}
