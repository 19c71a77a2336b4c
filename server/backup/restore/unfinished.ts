import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'restore-unfinished'

/** Throws an Error with one line if a restore into this folder was cut off. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, fileName))) return
  throw new Error(
    `A restore into ${dataDir} was cut off: run it again, or delete ${join(dataDir, fileName)} to start with what is there.`,
  )
}

/** Name of the backup whose restore was cut off; null if none was. */
export async function unfinishedRestore(dataDir: string): Promise<string | null> {
  return readFile(join(dataDir, fileName), 'utf8').catch(() => null)
}

export async function beginRestore(dataDir: string, id: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, fileName), id, { flush: true })
}

export async function endRestore(dataDir: string): Promise<void> {
  await rm(join(dataDir, fileName), { force: true })
}
