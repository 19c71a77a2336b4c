import { accessSync, constants, existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { removeOldCopies } from './binaries.ts'
import { readyDatabase, type EmbeddedConnection } from '../database.ts'
import { findPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { takeLease, type Lease } from './lease.ts'
import { readyServerFolder, superuser, type ServerFolder } from './server-folder.ts'
import { startServer } from './start-server.ts'
import { watchServer } from './watch.ts'

/** A running embedded server. */
export interface EmbeddedPostgres {
  readonly connection: EmbeddedConnection
  /** From now on a server that ends is started again, until `stop`. */
  readonly keepRunning: () => void
  /**
   * Shuts the server down and waits for its exit, whichever process started it; if another process of the product uses
   * the same data it stays running, and the last one to stop shuts it down. Open connections are closed. Idempotent.
   */
  readonly stop: () => Promise<void>
}

/**
 * Starts PostgreSQL on `dataDir`, or attaches to a server that already runs there (after a kill of Node, or beside
 * another process). After a server crash another call restarts it at the same address. Expected failures are Errors
 * with one line.
 */
export async function startEmbeddedPostgres(options: {
  dataDir?: string
  database?: string
  /** How many connections the server takes, 60 at least. */
  connections?: number
  log: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const folder = await readyServerFolder(options.dataDir ?? defaultDataDir(), {
    log: options.log,
    connections: Math.max(minConnections, options.connections ?? 0),
  })
  const { postmaster, lease } = await reachServer(folder, options.log)
  const connection = {
    host: postmaster.socketFolder,
    port: postmaster.port,
    database: options.database ?? 'gasit',
    username: superuser,
  }
  const leave = () => lease.leave(() => stopPostmaster(folder.data))
  try {
    await readyDatabase(connection)
  } catch (error) {
    await leave()
    throw error
  }
  let unwatch = async (): Promise<void> => {}
  const keepRunning = (): void => {
    unwatch = watchServer(folder, options.log)
  }
  const end = async (): Promise<void> => {
    await unwatch()
    options.log(`The database is ${await leave()}`)
  }
  let stopping: Promise<void> | null = null
  const stop = () => (stopping ??= end())
  return { connection, keepRunning, stop }
}

/**
 * Root: /var/lib/gasit, which the server's user can reach. Ordinary users: `.data` in the checkout, or a folder in
 * their home if the checkout is read-only.
 */
export function defaultDataDir(): string {
  if (process.getuid?.() === 0) return '/var/lib/gasit'
  const checkout = resolve(import.meta.dirname, '../../..')
  const data = join(checkout, '.data')
  return isWritable(existsSync(data) ? data : checkout)
    ? data
    : join(homedir(), '.local/share/gasit')
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const minConnections = 60
const answerLimitMs = 10_000

/**
 * Attaches to the server, starting it if needed. A starting server is awaited, because crash recovery may take long.
 */
async function reachServer(
  folder: ServerFolder,
  log: (line: string) => void,
): Promise<{ postmaster: Postmaster; lease: Lease }> {
  let answeredAt = Date.now()
  for (;;) {
    const postmaster = findPostmaster(folder.data)
    if (!postmaster) {
      await removeOldCopies(folder.root, folder.binaries)
      await startServer(folder, log)
      answeredAt = Date.now()
      continue
    }
    const lease = postmaster.status === 'ready' ? await takeLease(postmaster) : null
    if (lease) return { postmaster, lease }

    if (postmaster.status !== 'ready') answeredAt = Date.now()
    if (Date.now() - answeredAt > answerLimitMs) throw new Error(unresponsive(folder, postmaster))
    await delay(20)
  }
}

function unresponsive(folder: ServerFolder, { pid }: Postmaster): string {
  return `PostgreSQL (process ${pid}) on ${folder.data} does not answer. End it: kill -INT ${pid}`
}
