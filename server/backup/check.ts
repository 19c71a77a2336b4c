import { readFileList, readObject } from './contents/files.ts'
import { verifyTable } from './contents/tables.ts'
import { readManifest, type Manifest } from './repository/manifest.ts'
import { readParts } from './repository/parts.ts'
import type { Repository } from './repository/repository.ts'

/** Reads rows and lists of a backup back. Throws a DamageError for the first that is not as written. */
export async function verifyRows(
  repository: Repository,
  id: string,
  manifest: Manifest,
): Promise<void> {
  for (const table of manifest.tables) await verifyTable(repository, id, table)
  await readFileList(repository, id, manifest)
  await readSecret(repository, id, manifest)
}

/** Reads everything of a backup. Throws a DamageError for the first part that is not as written. */
export async function checkBackup(repository: Repository, id: string): Promise<Manifest> {
  const manifest = await readManifest(repository, id)
  await verifyRows(repository, id, manifest)
  for (const file of await readFileList(repository, id, manifest))
    await readObject(repository, file)
  return manifest
}

/** The key of sessions; null if the backup has none. */
export async function readSecret(
  repository: Repository,
  id: string,
  { secret }: Pick<Manifest, 'secret'>,
): Promise<Buffer | null> {
  if (!secret) return null
  for await (const piece of readParts(repository, { id, name: 'session-secret' }, [secret]))
    return piece
  return null
}
