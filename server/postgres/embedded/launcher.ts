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

/** A running embedded server. */
export interface EmbeddedPostgres {
  readonly connection: EmbeddedConnection
  /**
   * Shuts the server down and waits for its end, whoever started it; but when another process
   * of ours is on the same data it is left running, and the last one to stop shuts it down.
   * Connections still open here are cut off. A second call gives the first one's promise.
   */
  readonly stop: () => Promise<void>
}

/**
 * Starts PostgreSQL on `dataDir`, or attaches to the one that already runs there (after a kill
 * of Node, or beside another Node). Calling it again after the server died starts it anew under
 * the same address. Every expected failure is an Error with one plain line.
 */
export async function startEmbeddedPostgres(options: {
  dataDir?: string
  database?: string
  log: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const folder = await readyServerFolder(options.dataDir ?? defaultDataDir(), options.log)
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
  let stopping: Promise<void> | null = null
  const stop = () => (stopping ??= leave().then((end) => options.log(`The database is ${end}`)))
  return { connection, stop }
}

/**
 * Root: /var/lib/gasit, which the server's own user can reach. An ordinary user: `.data` in the
 * checkout, or their home when the checkout is not theirs to write.
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

const silenceMs = 10_000

/** Recovery after a crash may take long: a server that is starting is waited for. */
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
    if (Date.now() - answeredAt > silenceMs) throw new Error(silent(folder, postmaster))
    await delay(20)
  }
}

function silent(folder: ServerFolder, { pid }: Postmaster): string {
  return `PostgreSQL (process ${pid}) on ${folder.data} does not answer. End it: kill -INT ${pid}`
}
