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

/** A folder of the test's own, open to the server's user; its server is stopped afterwards. */
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

/** A server started in this process, stopped at the end of the test if it still runs. */
export async function started(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log() {} })
  onTestFinished(server.stop)
  return server
}

export async function query(
  connection: EmbeddedConnection,
  text: string,
): Promise<readonly postgres.Row[]> {
  const sql = postgres({ ...connection, max: 1, onnotice() {} })
  return sql.unsafe(text).finally(() => sql.end({ timeout: 1 }))
}

interface OtherNode {
  readonly connection: EmbeddedConnection
  readonly kill: () => Promise<void>
  /** What its `stop` says. */
  readonly stop: () => Promise<string>
}

/** The launcher in another Node process, of another checkout and user if wanted. */
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
  // Node itself may lie where only root passes, in /root: a checkout brings its own.
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
      const said = await lines.next()
      await ended
      return String(said.value)
    }
    return { connection: JSON.parse(value), kill, stop }
  }
}
