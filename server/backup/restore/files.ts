import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '#domains/deps.ts'
import type { Config } from '../../config.ts'
import { bucketOf } from '../../settings/storage-settings.ts'
import { listFiles } from '../contents/stored-files.ts'
import { siteStorage } from '../open.ts'
import { unfinishedRestore } from './unfinished.ts'

/** Word that lets a restore write into a bucket that holds photos. */
export const intoUsedBucket = 'into-used-bucket'

/** Where a restore writes files. */
export interface Files {
  readonly storage: Storage
  /** Names that are in the bucket already: they are neither written nor, after a failure, removed. */
  readonly present: ReadonlySet<string>
}

/** Throws an Error with one line if the bucket of the site holds photos, unless `isUsed` says that it may. */
export async function openFiles(config: Config, dataDir: string, isUsed: boolean): Promise<Files> {
  const storage = siteStorage(config, dataDir)
  const bucket = bucketOf(config)
  const present = new Set<string>()
  // A folder is empty, or holds what a restore that was cut off has left.
  if (!bucket) return { storage, present }
  for await (const { name } of listFiles(config, dataDir)) {
    if (!isUsed) throw new Error(usedText(bucket.name, name))
    present.add(name)
  }
  return { storage, present }
}

function usedText(bucket: string, name: string): string {
  return `The bucket ${bucket} holds photos (${name}), perhaps of a site at work: set FILES=folder for a trial. If the database alone was lost, or a restore was cut off, add ${intoUsedBucket}: photos that are there stay.`
}

/** Throws an Error with one line if the folder holds files of a site. */
export async function refuseFullFolder(dataDir: string): Promise<void> {
  if ((await unfinishedRestore(dataDir)) !== null) return
  const hasSecret = existsSync(join(dataDir, 'session-secret'))
  if (hasSecret || (await hasFiles(join(dataDir, 'files'))))
    throw new Error(
      `${dataDir} is not empty, and a restore overwrites nothing: set another DATA_DIR.`,
    )
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.some((entry) => !entry.isDirectory())
}
