import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bucketFiles } from '../../adapters/storage/storage-s3.ts'
import type { Config } from '../../config.ts'
import { bucketOf } from '../../settings/storage-settings.ts'

interface WrittenFile {
  /** As in the storage: "adverts/…-400.webp". */
  readonly name: string
  /** Ms. */
  readonly writtenAt: number
}

/** Folders of the names that rows give. */
const folders = ['adverts', 'avatars', 'banners', 'covers', 'messages', 'tickets']

/** ms for a page of a bucket's list. */
const pageLimitMs = 30_000

/** The photos of a site. A bucket may hold other things, as backups, which are none. */
export async function* listFiles(config: Config, dataDir: string): AsyncIterable<WrittenFile> {
  const bucket = bucketOf(config)
  for (const folder of folders) {
    const files = bucket
      ? bucketFiles(bucket, `${folder}/`, pageLimitMs)
      : folderFiles(join(dataDir, 'files'), folder)
    for await (const { name, writtenAt } of files)
      if (isPhoto(name.slice(folder.length + 1))) yield { name, writtenAt }
  }
}

function isPhoto(name: string): boolean {
  return name.endsWith('.webp') && !name.includes('/')
}

async function* folderFiles(root: string, folder: string): AsyncIterable<WrittenFile> {
  if (!existsSync(join(root, folder))) return
  for (const name of await readdir(join(root, folder))) {
    const file = await stat(join(root, folder, name)).catch(() => null)
    if (file?.isFile()) yield { name: `${folder}/${name}`, writtenAt: file.mtimeMs }
  }
}
