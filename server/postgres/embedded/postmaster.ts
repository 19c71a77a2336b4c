import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './process-alive.ts'
import { socketPort } from './socket-folder.ts'

/** Pause before a second look at what a first one found missing, ms. */
export const secondLookMs = 50

/** The main process of a running server, from its postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  /** `starting`, then `ready`, then `stopping`. */
  readonly status: string
}

/**
 * Null when no server runs on this data: there is no pid file, or a crash has left it. Throws when that cannot be read:
 * a process without free file descriptors must not take a running server for an ended one.
 */
export function findPostmaster(data: string): Postmaster | null {
  const lines = readIfExists(join(data, 'postmaster.pid'))?.split('\n')
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
 * Removes stale lock files whose process id now belongs to another process of the same user (or to a zombie);
 * PostgreSQL removes all other stale ones itself.
 */
export async function removeMisleadingLocks(data: string, socketFolder: string): Promise<void> {
  const files = [join(data, 'postmaster.pid'), join(socketFolder, `.s.PGSQL.${socketPort}.lock`)]
  const misleading = (): string[] => files.filter((file) => isMisleading(data, file))
  if (misleading().length === 0) return
  // Looked at twice: the lock of a running server must stay.
  await delay(secondLookMs)
  for (const file of misleading()) rmSync(file, { force: true })
}

function isMisleading(data: string, file: string): boolean {
  const pid = Number(readIfExists(file)?.split('\n')[0])
  return pid > 0 && isAlive(pid) && !runsOn(data, pid)
}

/**
 * Compares the command line, not /proc/…/cwd, which root in a container may not read for another user. A zombie has an
 * empty command line and counts as gone.
 */
function runsOn(data: string, pid: number): boolean {
  const words = readIfExists(`/proc/${pid}/cmdline`)?.split('\0') ?? []
  return words[words.indexOf('-D') + 1] === data
}

const absent: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ESRCH'])

/** Null when there is no such file, or the process that it tells of has ended. */
function readIfExists(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (absent.has(code)) return null
    throw error
  }
}

const fastShutdownMs = 30_000

/**
 * Fast shutdown: open transactions are rolled back, data is flushed. After 30 seconds it becomes an immediate shutdown,
 * from which the next start recovers without loss.
 */
export async function stopPostmaster(data: string): Promise<void> {
  const pid = findPostmaster(data)?.pid
  if (!pid) return
  signal(pid, 'SIGINT')
  const forceAt = Date.now() + fastShutdownMs
  let isForced = false
  while (runsOn(data, pid)) {
    if (!isForced && Date.now() > forceAt) {
      isForced = true
      signal(pid, 'SIGQUIT')
    }
    await delay(10)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has exited in the meantime.
  }
}
