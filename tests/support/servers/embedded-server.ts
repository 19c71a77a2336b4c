import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { onTestFinished } from 'vitest'
import type { EmbeddedConnection } from '#server/postgres/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/postgres/embedded/launcher.ts'
import { findPostmaster, stopPostmaster } from '#server/postgres/embedded/postmaster.ts'

export const isRoot = process.getuid?.() === 0

/** A folder accessible to the server's user; its server is stopped after the test. */
export function trialFolder(name = 'data'): string {
  const parent = mkdtempSync(join(tmpdir(), 'gasit-trial-'))
  chmodSync(parent, 0o755)
  const dataDir = join(parent, name)
  onTestFinished(async () => {
    await stopPostmaster(serverData(dataDir))
    rmSync(parent, { recursive: true, force: true })
  })
  return dataDir
}

export function serverData(dataDir: string): string {
  return join(dataDir, 'postgres/data')
}

export function postmasterPid(dataDir: string): number {
  const found = findPostmaster(serverData(dataDir))
  if (!found) throw new Error(`No server runs on ${dataDir}`)
  return found.pid
}

/** Starts a server in this process; stopped after the test if still running. */
export async function started(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log() {} })
  onTestFinished(server.stop)
  return server
}

export async function query(
  connection: EmbeddedConnection,
  text: string,
): Promise<readonly postgres.Row[]> {
  // The driver leaves an error of the query of types to nobody.
  const sql = postgres({ ...connection, max: 1, fetch_types: false, onnotice() {} })
  return sql.unsafe(text).finally(() => sql.end({ timeout: 1 }))
}

interface OtherNode {
  readonly connection: EmbeddedConnection
  readonly kill: () => Promise<void>
  /** Output of `stop`. */
  readonly stop: () => Promise<string>
}

/** Runs the launcher in another Node process, optionally of another checkout and user. */
export async function otherNode(
  dataDir: string,
  { checkout = resolve(import.meta.dirname, '../../..'), uid = process.getuid?.() ?? 0 } = {},
): Promise<OtherNode> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(checkout, 'server/postgres/embedded/launcher.ts'))}
    const log = (line) => console.log(line)
    try {
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
      console.log(JSON.stringify(server.connection))
      process.stdin.once('data', () => server.stop().then(() => process.exit()))
    } catch (error) { console.log('Error: ' + error.message); process.exit(1) }`
  // The Node binary may be in /root, inaccessible to the user; the checkout has a copy.
  const own = join(checkout, 'node')
  const child = spawn(
    existsSync(own) ? own : process.execPath,
    ['--input-type=module', '-e', program],
    {
      cwd: '/',
      stdio: ['pipe', 'pipe', 'inherit'],
      ...(isRoot ? { uid, gid: uid } : {}),
    },
  )
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const kill = () => (child.kill('SIGKILL'), ended)
  onTestFinished(kill)

  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  for (;;) {
    const { value, done } = await lines.next()
    if (done || value.startsWith('Error: ')) throw new Error(value ?? 'Node ended')
    if (!value.startsWith('{')) continue
    const stop = async () => {
      child.stdin.write('stop')
      const line = await lines.next()
      await ended
      return String(line.value)
    }
    return { connection: JSON.parse(value), kill, stop }
  }
}
