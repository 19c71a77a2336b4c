import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from '#domains/deps.ts'

/**
 * Photos in a local folder, served under /files. A file appears whole or not at all, and what was put is on the disk:
 * a machine that loses its power keeps it, as the database keeps the row that names it.
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

/** Where a file is written until it is whole; a process that is killed leaves it there. */
function partOf(path: string): string {
  return `${path}.part`
}

/** A name lasts once the folder that lists it is on the disk. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
