import type { ChildProcess } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readyWhileMoving } from '#tools/processes/while-moving.ts'

interface StartingSite {
  readonly process: ChildProcess
  readonly address: string
  readonly dataDir: string
}

/** Half a minute of nothing written at all, and longer where the machine is slow. */
const patience = { pauseMs: 200, maxIdlePolls: 150 }

/** Waits for a site that starts as long as it writes its data. Refuses when it ends or stands still. */
export async function siteReady({ process, address, dataDir }: StartingSite): Promise<void> {
  const isOver = (): boolean => process.exitCode !== null || process.signalCode !== null
  const isReady = async (): Promise<boolean> => {
    if (isOver()) return true
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    return answer?.ok ?? false
  }
  const isUp = await readyWhileMoving({ isReady, progress: () => written(dataDir) }, patience)
  if (!isUp || isOver()) throw new Error(`The site on ${dataDir} did not start`)
}

/** What a starting site writes: photos, then adverts, which pass through the log of PostgreSQL. */
async function written(dataDir: string): Promise<string> {
  const folders = ['files', 'files/adverts', 'postgres', 'postgres/data', 'postgres/data/pg_wal']
  const seen = await Promise.all(folders.map((folder) => seenIn(join(dataDir, folder))))
  return seen.join(' ')
}

/** How many files a folder holds, and when the newest of the last of them was written. */
async function seenIn(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const few = names.slice(-20)
  const times = await Promise.all(
    few.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0),
  )
  return `${names.length}:${Math.max(0, ...times)}`
}
