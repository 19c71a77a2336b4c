import type { ChildProcess } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readyWhileMoving } from '#tools/processes/while-moving.ts'

interface StartingSite {
  readonly process: ChildProcess
  readonly address: string
  readonly dataDir: string
}

/** Thirty seconds without progress; longer on a slow machine. */
const stallLimit = { pauseMs: 200, maxIdlePolls: 150 }

/** Of Linux, in /proc. */
const ticksPerSecond = 100

/** Waits for a starting site as long as it makes progress. Throws when it exits or stalls. */
export async function siteReady({ process, address, dataDir }: StartingSite): Promise<void> {
  const isOver = (): boolean => process.exitCode !== null || process.signalCode !== null
  const isReady = async (): Promise<boolean> => {
    if (isOver()) return true
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    return answer?.ok ?? false
  }
  const progress = async (): Promise<string> =>
    `${await progressOf(dataDir)} ${await workOf(process.pid)}`
  const isUp = await readyWhileMoving({ isReady, progress }, stallLimit)
  if (!isUp || isOver()) throw new Error(`The site on ${dataDir} did not start`)
}

/** Progress of a starting site: photos, then adverts, which appear in the WAL of PostgreSQL. */
async function progressOf(dataDir: string): Promise<string> {
  const folders = ['files', 'files/adverts', 'postgres', 'postgres/data', 'postgres/data/pg_wal']
  const states = await Promise.all(folders.map((folder) => fileStateOf(join(dataDir, folder))))
  return states.join(' ')
}

/** Seconds of processor time that a process has had; nothing where the system does not tell. */
async function workOf(pid = 0): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [userTicks = 0, systemTicks = 0] = text.split(' ').slice(13, 15).map(Number)
  return String(Math.floor((userTicks + systemTicks) / ticksPerSecond))
}

/** Number of files in a folder, and modification time of the last ones. */
async function fileStateOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const few = names.slice(-20)
  const times = await Promise.all(
    few.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0),
  )
  return `${names.length}:${Math.max(0, ...times)}`
}
