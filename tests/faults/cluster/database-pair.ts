import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import {
  makeCluster,
  postgresAccount,
  waitUntilReady,
} from '#tools/processes/distribution-postgres.ts'
import { freePort } from '#tools/processes/free-port.ts'

const run = promisify(execFile)

/** A primary and a standby that has each commit before it is acknowledged. */
export interface DatabasePair {
  /** Names both. */
  readonly url: string
  readonly killPrimary: () => Promise<void>
  readonly promoteStandby: () => Promise<void>
}

/** Starts two servers of the distribution's PostgreSQL, until the test ends. */
export async function openDatabasePair(binaries: string): Promise<DatabasePair> {
  const account = postgresAccount()
  const options = { ...account, cwd: '/' }
  const { data, password } = await makeCluster(binaries, account)
  const standbyData = `${data}-standby`
  const servers: ChildProcess[] = []
  const begin = (folder: string, port: number, ...more: string[]): ChildProcess => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'max_connections=200', ...more]
    const flags = [...settings, `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one])
    const server = spawn(join(binaries, 'postgres'), ['-D', folder, ...flags], {
      ...options,
      stdio: 'ignore',
    })
    servers.push(server)
    return server
  }
  onTestFinished(async () => {
    for (const server of servers) await end(server, 'SIGINT')
    for (const folder of [data, standbyData])
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  const [port, standbyPort] = [await freePort(), await freePort()]
  const urlOf = (places: string): string => `postgres://postgres:${password}@${places}/postgres`
  // Without a standby nothing can be committed, so the standby comes before the setting.
  const primary = begin(data, port)
  const primaryUrl = urlOf(`127.0.0.1:${port}`)
  await waitUntilReady(primaryUrl, () => primary.exitCode !== null)
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  const env = { ...process.env, PGPASSWORD: password }
  await run(join(binaries, 'pg_basebackup'), [...from, '-D', standbyData, '-R', '-X', 'stream'], {
    ...options,
    env,
  })
  const standby = begin(standbyData, standbyPort)
  await waitUntilReady(urlOf(`127.0.0.1:${standbyPort}`), () => standby.exitCode !== null)
  const sql = ['alter system set synchronous_standby_names = "*"', 'select pg_reload_conf()']
  const commands = sql.flatMap((one) => ['-c', one])
  await run(join(binaries, 'psql'), [...from, '-q', ...commands], { ...options, env })
  return {
    url: urlOf(`127.0.0.1:${port},127.0.0.1:${standbyPort}`),
    killPrimary: () => end(primary, 'SIGKILL'),
    promoteStandby: async () => {
      await run(join(binaries, 'pg_ctl'), ['promote', '-w', '-D', standbyData], options)
    },
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
