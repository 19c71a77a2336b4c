import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './process-alive.ts'
import { socketPort } from './socket-folder.ts'

/** The main process of a running server, as its own postmaster.pid tells. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  /** `ready` once it takes connections; before, `starting`, and later `stopping`. */
  readonly status: string
}

/** Null when no server runs on this data: no pid file, or one left by a crash. */
export function findPostmaster(data: string): Postmaster | null {
  const lines = readIfThere(join(data, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !pid || !runsOn(data, pid)) return null
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    status: lines[7]?.trim() ?? '',
  }
}

/**
 * PostgreSQL clears stale lock files itself, except when the number in one has since gone to
 * another process of the same user (or is a zombie's): those are removed here.
 */
export function removeMisleadingLocks(data: string, socketFolder: string): void {
  const files = [join(data, 'postmaster.pid'), join(socketFolder, `.s.PGSQL.${socketPort}.lock`)]
  for (const file of files) {
    const pid = Number(readIfThere(file)?.split('\n')[0])
    if (pid && isAlive(pid) && !runsOn(data, pid)) rmSync(file, { force: true })
  }
}

/**
 * Told by the command line, not by /proc/…/cwd: root in a container may not read the latter of
 * another user. A zombie has an empty command line, and so counts as gone.
 */
function runsOn(data: string, pid: number): boolean {
  const words = readIfThere(`/proc/${pid}/cmdline`)?.split('\0') ?? []
  return words[words.indexOf('-D') + 1] === data
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const fastShutdownMs = 30_000

/**
 * A fast shutdown: open transactions are rolled back, data is flushed. One that takes more than
 * 30 seconds is made an immediate one, from which the next start recovers without loss.
 */
export async function stopPostmaster(data: string): Promise<void> {
  const pid = findPostmaster(data)?.pid
  if (!pid) return
  signal(pid, 'SIGINT')
  const impatientAt = Date.now() + fastShutdownMs
  let isImpatient = false
  while (runsOn(data, pid)) {
    if (!isImpatient && Date.now() > impatientAt) {
      isImpatient = true
      signal(pid, 'SIGQUIT')
    }
    await delay(10)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself meanwhile, which is what we want.
  }
}
