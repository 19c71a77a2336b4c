import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from '#domains/deps.ts'

/**
 * Stores photos in a local folder, served under /files. Writes are atomic and flushed to disk before `put` resolves, so
 * that a power failure cannot lose a file that a committed row names.
 */
export function folderStorage(folder: string): Storage {
  return {
    put: async (name, bytes) => {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(partOf(path), bytes, { flush: true })
      await rename(partOf(path), path)
      await Promise.all([dirname(path), folder].map(flushFolder))
    },
    read: (name) => readFile(join(folder, name)).catch(() => null),
    remove: async (name) => {
      const path = join(folder, name)
      await Promise.all([path, partOf(path)].map((file) => rm(file, { force: true })))
    },
  }
}

/** Temporary name while a file is written; a killed process leaves it behind. */
function partOf(path: string): string {
  return `${path}.part`
}

/** Flushes the directory entry: without it a power failure can lose the name. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
