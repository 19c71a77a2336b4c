import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './process-alive.ts'

/**
 * Creates a folder atomically: it is filled under a temporary name, then renamed. A crash leaves no partial folder; of
 * two concurrent processes one wins, and the other uses its result.
 */
export async function makeWholeFolder(
  target: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) return
  await removeAbandonedDrafts(target)
  const draft = `${target}.draft-${process.pid}`
  try {
    await fill(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  await syncFolder(dirname(target))
}

async function removeAbandonedDrafts(target: string): Promise<void> {
  const folder = dirname(target)
  const prefix = `${basename(target)}.draft-`
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    if (pid !== process.pid && isAlive(pid)) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Without it a power failure could undo the rename after rows were acknowledged. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
