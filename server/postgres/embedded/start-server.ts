import { release, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostmaster, removeMisleadingLocks } from './postmaster.ts'
import { launch, type Outcome } from './run.ts'
import { plainReason, type ServerFolder } from './server-folder.ts'
import { socketPort } from './socket-folder.ts'

/** How long the remaining backends of a killed server may delay a start. */
const retryMs = 5_000
const transientError = /pre-existing shared memory block|lock file ".*" already exists/

/**
 * Starts a server and resolves once it accepts connections, or once another process runs one on the same data. Throws
 * an Error with PostgreSQL's reason in one line.
 */
export async function startServer(
  folder: ServerFolder,
  log: (line: string) => void,
): Promise<void> {
  const giveUpAt = Date.now() + retryMs
  for (;;) {
    await removeMisleadingLocks(folder.data, folder.socket)
    const refusal = await tryOnce(folder, log)
    if (!refusal || findPostmaster(folder.data)) return

    if (!transientError.test(refusal.errors) || Date.now() > giveUpAt) {
      throw new Error(
        `The database did not start: ${plainReason(refusal.errors) || `see ${folder.logs}`}`,
      )
    }
    await delay(100)
  }
}

/** Null when the server is ready. */
async function tryOnce(folder: ServerFolder, log: (line: string) => void): Promise<Outcome | null> {
  const { child, outcome } = launch(
    join(folder.binaries, 'postgres'),
    ['-D', folder.data, ...settings(folder).flatMap((setting) => ['-c', setting])],
    folder.account,
  )
  const ended = outcome.then((refusal) => ({ refusal }))
  let nextLogAt = Date.now() + 5_000
  for (;;) {
    const first = await Promise.race([ended, delay(10, null)])
    if (first) return first.refusal

    const postmaster = findPostmaster(folder.data)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') break
    if (Date.now() > nextLogAt) {
      log('The database is recovering from a crash…')
      nextLogAt += 5_000
    }
  }
  // From here on the server writes its own log files and must not keep Node alive.
  child.stderr?.destroy()
  child.unref()
  return null
}

function settings({ socket, logs, connections }: ServerFolder): readonly string[] {
  return [
    'listen_addresses=',
    `port=${socketPort}`,
    // Quoted, because a comma in the path would separate two names.
    `unix_socket_directories="${socket.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    `max_connections=${connections}`,
    `shared_buffers=${sharedMegabytes()}MB`,
    'work_mem=16MB',
    'random_page_cost=1.1',
    'jit=off',
    'timezone=UTC',
    // One file per weekday, overwritten a week later.
    'logging_collector=on',
    `log_directory=${logs}`,
    'log_filename=postgres-%a.log',
    'log_truncate_on_rotation=on',
    'log_rotation_size=0',
    'log_timezone=UTC',
    ...(canSyncAtOnce() ? ['recovery_init_sync_method=syncfs'] : []),
  ]
}

/** One call instead of opening each file before a recovery. Before Linux 5.8 syncfs does not report errors of writing. */
function canSyncAtOnce(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

/** An eighth of the memory of the machine or of the cgroup; the index of a million adverts fits into 1 GB. */
function sharedMegabytes(): number {
  const constrained = process.constrainedMemory()
  const bytes = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
  return Math.round(Math.min(1024, Math.max(128, bytes / 8 / 2 ** 20)))
}
