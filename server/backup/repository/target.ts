import { chmod, mkdir, readdir, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Storage } from '#domains/deps.ts'
import { folderStorage } from '../../adapters/storage/storage-folder.ts'
import { bucketFiles, s3Storage } from '../../adapters/storage/storage-s3.ts'
import type { Config } from '../../config.ts'
import { backupBucket } from '../../settings/backup-settings.ts'

export interface StoredFile {
  readonly name: string
  readonly bytes: number
}

/** A folder or a bucket that backups are written to. Writes are atomic and durable. */
export interface Target extends Storage {
  /** As given by who asked. */
  readonly address: string
  /** Every file in it, half-written ones too. */
  readonly list: () => AsyncIterable<StoredFile>
}

/** A part of a table is larger than a photo: ms. */
const bucketLimitMs = 60_000

/** Opens a target, and makes its folder if `isNew`. Throws an Error with one line. */
export async function openTarget(config: Config, address: string, isNew: boolean): Promise<Target> {
  if (address.startsWith('s3://')) return bucketTarget(config, address)
  const folder = resolve(address)
  if (isNew) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // It holds the digests of passwords and the key of the sessions.
    await chmod(folder, 0o700).catch(() => {})
  }
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw new Error(`${address} is no folder.`)
  const storage = folderStorage(folder)
  return {
    ...storage,
    address,
    remove: async (name) => {
      await storage.remove(name)
      // The folder of a backup goes with its last file.
      if (name.includes('/')) await rmdir(dirname(join(folder, name))).catch(() => {})
    },
    list: () => filesIn(folder),
  }
}

async function* filesIn(root: string): AsyncIterable<StoredFile> {
  for (const folder of ['.', ...(await foldersIn(root))]) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue
      const name = folder === '.' ? entry.name : `${folder}/${entry.name}`
      const found = await stat(join(root, name)).catch(() => null)
      if (found) yield { name, bytes: found.size }
    }
  }
}

/** Backups have one level of folders. */
async function foldersIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function bucketTarget(config: Config, address: string): Target {
  const { bucket, prefix } = backupBucket(config, address)
  const storage = s3Storage(bucket, bucketLimitMs)
  return {
    address,
    put: (name, bytes) => storage.put(prefix + name, bytes),
    read: (name) => storage.read(prefix + name),
    remove: (name) => storage.remove(prefix + name),
    list: async function* () {
      for await (const { name, bytes } of bucketFiles(bucket, prefix, bucketLimitMs))
        yield { name: name.slice(prefix.length), bytes }
    },
  }
}
