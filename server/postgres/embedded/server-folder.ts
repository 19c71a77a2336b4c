import { chmodSync, chownSync, mkdirSync, realpathSync, writeFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { serverAccount, type Account } from './account.ts'
import { readyBinaries } from './binaries.ts'
import { run } from './run.ts'
import { readySocketFolder } from './socket-folder.ts'
import { makeWholeFolder } from './whole-folder.ts'

/** Folders of a server, created and checked. Paths are absolute. */
export interface ServerFolder {
  readonly root: string
  readonly data: string
  readonly logs: string
  readonly socket: string
  readonly binaries: string
  readonly account: Account | null
  /** How many connections the server takes. */
  readonly connections: number
}

export const superuser = 'gasit'

/** Prepares `<dataDir>/postgres` and, the first time, the cluster. Throws an Error with one line. */
export async function readyServerFolder(
  dataDir: string,
  { log, connections }: { readonly log: (line: string) => void; readonly connections: number },
): Promise<ServerFolder> {
  const { root, account } = ownFolder(resolve(dataDir))
  const binaries = await readyBinaries(root, account)
  const data = join(root, 'data')
  await makeWholeFolder(data, async (draft) => {
    log('Making the database (once)…')
    await initdb(binaries, draft, account)
  })
  const socket = readySocketFolder(root, account)
  return { root, data, logs: join(root, 'logs'), socket, binaries, account, connections }
}

function ownFolder(dataDir: string): { root: string; account: Account | null } {
  const path = join(dataDir, 'postgres')
  try {
    makeTraversable(dataDir)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const root = realpathSync(path)
    const account = serverAccount(root)
    if (account) chownSync(root, account.uid, account.gid)
    chmodSync(root, 0o700)
    const probe = join(root, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return { root, account }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Error(
      `The data folder ${dataDir} cannot be written${reason}. Set DATA_DIR to a folder of yours.`,
    )
  }
}

/** A strict umask must not close a new folder to the user that the server runs as. */
function makeTraversable(dataDir: string): void {
  const first = mkdirSync(dataDir, { recursive: true })
  if (!first || process.getuid?.() !== 0) return
  for (let folder = dataDir; folder.length >= first.length; folder = dirname(folder)) {
    chmodSync(folder, 0o755)
  }
}

async function initdb(binaries: string, data: string, account: Account | null): Promise<void> {
  // Explicit UTF-8: under a C locale initdb makes an ASCII cluster, which cannot fold Cyrillic case.
  const options = ['-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '-U', superuser]
  const { code, errors } = await run(join(binaries, 'initdb'), ['-D', data, ...options], account)
  if (code !== 0) throw new Error(`The database could not be made: ${plainReason(errors)}`)
}

/** The significant lines of a PostgreSQL program's output, as one line. */
export function plainReason(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const significant = lines.filter((line) =>
    /\b(FATAL|PANIC|DETAIL|error|cannot|could not)\b/.test(line),
  )
  const words = significant.slice(0, 2)
  return words.map((line) => line.replace(/^.*?(FATAL|PANIC|DETAIL|error):\s*/, '')).join(' ')
}
