import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { freePort } from './free-port.ts'

type Log = (line: string) => void

const runFile = promisify(execFile)
const installed = '/usr/lib/postgresql'
const oldest = 15

/**
 * Runs `work` with the URL of a temporary server of the distribution's PostgreSQL, the oldest installed version from 15
 * on; root on Debian installs it. Null if none is available.
 */
export async function withDistributionPostgres<Result>(
  log: Log,
  work: (url: string) => Promise<Result>,
): Promise<Result | null> {
  const binaries = await distributionBinaries(log)
  if (!binaries) return null
  const server = await start(binaries)
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

/** Folder of the programs of the oldest installed version from 15 on, else after an installation; null if there is none. */
export async function distributionBinaries(log: Log): Promise<string | null> {
  const binaries = findBinaries() ?? (await install(log))
  if (!binaries) log('skipped: no PostgreSQL of the distribution here')
  return binaries
}

function findBinaries(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : []
  const [version] = versions.filter((one) => one >= oldest).toSorted((a, b) => a - b)
  const folder = join(installed, String(version), 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : null
}

async function install(log: Log): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null
  log('Installing PostgreSQL with apt (once)…')
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 }
  const aptOptions = ['-qq', '-o', 'DPkg::Lock::Timeout=120']
  const installArgs = ['install', '-y', '--no-install-recommends', 'postgresql']
  try {
    await runFile('apt-get', [...aptOptions, 'update'], options)
    await runFile('apt-get', [...aptOptions, ...installArgs], options)
  } catch {
    log('apt could not install it.')
  }
  return findBinaries()
}

interface Account {
  readonly uid?: number
  readonly gid?: number
}

async function start(binaries: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const account = postgresAccount()
  const { data, password } = await makeCluster(binaries, account)
  const port = await freePort()
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
  ]
  const flags = [...settings, `unix_socket_directories=${data}`].flatMap((one) => ['-c', one])
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  const ended = new Promise<void>((done) => server.on('exit', () => done()))
  const stop = async (): Promise<void> => {
    server.kill('SIGINT')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(url, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** Makes a data folder with the superuser `postgres`. */
export async function makeCluster(
  binaries: string,
  account: Account,
): Promise<{ data: string; password: string }> {
  const data = await mkdtemp(join(tmpdir(), 'gasit-postgres-'))
  const password = randomBytes(18).toString('hex')
  const passwordFile = `${data}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  const { uid, gid } = account
  if (uid !== undefined && gid !== undefined) {
    for (const path of [data, passwordFile]) chownSync(path, uid, gid)
  }
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '-U', 'postgres']
  const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const options = { ...account, cwd: '/' }
  await runFile(join(binaries, 'initdb'), ['-D', data, ...locale, ...access], options)
  await rm(passwordFile)
  return { data, password }
}

/** PostgreSQL refuses to run as root. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** Waits until the server answers, at most five minutes, because a busy machine starts slowly. */
export async function waitUntilReady(url: string, isOver: () => boolean): Promise<void> {
  for (let tries = 3_000; ; tries--) {
    const sql = postgres(url, { max: 1, onnotice() {} })
    try {
      await sql`select 1`
      return
    } catch (error) {
      if (tries === 0 || isOver()) throw error
      await delay(100)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}
