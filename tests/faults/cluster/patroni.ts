import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { postgresAccount } from '#tools/processes/distribution-postgres.ts'
import { openNetwork, type Machine } from './network.ts'

const run = promisify(execFile)
const folder = resolve(import.meta.dirname, '../../../deploy/database')
const names = ['a', 'b', 'c']
const hosts = [21, 22, 23]
const startMs = 120_000
/** For so long all must be well, ms: two rounds of Patroni. */
const steadyMs = 4_000
const [user, password] = ['gasit', 'of-this-test-alone']

interface Node {
  readonly name: string
  /** The server alone, or everything that runs on the machine. */
  readonly kill: (what: 'server' | 'machine') => Promise<void>
  /** Starts again what was killed. */
  readonly begin: () => void
  /** Cuts the machine off from the two others; whoever uses the database still reaches it. */
  readonly cutOff: () => Promise<void>
  readonly joinAgain: () => Promise<void>
  readonly has: (role: string) => Promise<boolean>
}

export interface PatroniCluster {
  /** Names all three servers. */
  readonly url: string
  readonly leader: () => Promise<Node>
  /** All three are there again, and one of them is a standby that has each commit before it is acknowledged. */
  readonly whole: () => Promise<void>
}

/** Starts PostgreSQL under Patroni and etcd on three machines, with the files of deploy/database, until the test ends. */
export async function openPatroni(binaries: string): Promise<PatroniCluster> {
  const { uid, gid } = postgresAccount()
  const home = await mkdtemp(join(tmpdir(), 'gasit-patroni-'))
  if (uid !== undefined && gid !== undefined) await chown(home, uid, gid)
  onTestFinished(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))
  const machines = await openNetwork(hosts)
  const nodes: Node[] = []
  for (const nth of names.keys()) nodes.push(await openNode(nth, { home, binaries, machines }))
  const count = async (role: string): Promise<number> =>
    (await Promise.all(nodes.map((node) => node.has(role)))).filter(Boolean).length
  const whole = async (): Promise<void> => {
    let since = Infinity
    // A node that is about to be rewound says that it is well.
    await until('three nodes and a standby', async () => {
      const found = await Promise.all([count('health'), count('sync'), count('primary')])
      const isWhole = found[0] === names.length && found[1] > 0 && found[2] === 1
      since = isWhole ? Math.min(since, Date.now()) : Infinity
      return Date.now() - since > steadyMs
    })
  }
  const leader = async (): Promise<Node> => {
    for (const node of nodes) if (await node.has('primary')) return node
    throw new Error('There is no leader')
  }
  await whole()
  await makeDatabase(binaries, `10.0.0.${hosts[names.indexOf((await leader()).name)]}`)
  const places = machines.map(({ address }) => `${address}:5432`).join(',')
  return { url: `postgres://${user}:${password}@${places}/gasit`, leader, whole }
}

/** As docs/cluster.md says. */
async function makeDatabase(binaries: string, host: string): Promise<void> {
  const commands = [
    `create role ${user} login password '${password}'`,
    `create database gasit owner ${user}`,
  ]
  const words = ['-h', host, '-U', 'postgres', '-q', ...commands.flatMap((one) => ['-c', one])]
  const env = { ...process.env, PGPASSWORD: 'SUPERUSER-PASSWORD' }
  await run(join(binaries, 'psql'), words, { env, cwd: '/' })
}

/** Waits until it holds; fails after two minutes. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const latest = Date.now() + startMs
  while (!(await holds())) {
    if (Date.now() > latest) throw new Error(`It has not come to ${what}`)
    await delay(50)
  }
}

interface Place {
  readonly home: string
  readonly binaries: string
  readonly machines: readonly Machine[]
}

async function openNode(nth: number, place: Place): Promise<Node> {
  const { home, machines } = place
  const [name = '', machine] = [names[nth], machines[nth]]
  if (!machine) throw new Error('There are three machines')
  const own = join(home, name)
  await mkdir(own, { mode: 0o700 })
  const { uid, gid } = postgresAccount()
  if (uid !== undefined && gid !== undefined) await chown(own, uid, gid)
  const [data, file] = [join(own, 'data'), join(home, `${name}.yml`)]
  await writeFile(file, await patroniFile(nth, { ...place, own }))
  const logOf = (program: string): string => join(home, `${name}-${program}.log`)
  const etcd = keep(machine.command(['etcd']), {
    settings: await etcdSettings(nth, home),
    log: logOf('etcd'),
  })
  const patroni = keep(machine.command(['patroni', file], 'postgres'), { log: logOf('patroni') })
  const others = machines.filter((one) => one !== machine).map(({ address }) => address)
  onTestFinished(async () => {
    for (const one of [patroni, etcd]) await one.kill()
    await killServer(data)
  })
  const begin = (): void => {
    etcd.begin()
    patroni.begin()
  }
  begin()
  return {
    name,
    begin,
    kill: async (what) => {
      if (what === 'machine') await Promise.all([patroni.kill(), etcd.kill()])
      await killServer(data)
    },
    cutOff: () => machine.cutFrom(others),
    joinAgain: () => machine.join(others),
    has: async (role) => {
      const signal = AbortSignal.timeout(2_000)
      const asked = fetch(`http://${machine.address}:8008/${role}`, { signal })
      return asked.then(
        ({ ok }) => ok,
        () => false,
      )
    },
  }
}

/** A program that can be killed and started again. */
function keep(
  [command, words]: [string, string[]],
  { settings, log }: { readonly settings?: Readonly<Record<string, string>>; readonly log: string },
) {
  const output = openSync(log, 'a')
  let running: ChildProcess | null = null
  return {
    begin: (): void => {
      if (running) return
      const env = { ...process.env, ...settings }
      const started = spawn(command, words, { cwd: '/', stdio: ['ignore', output, output], env })
      running = started
      started.once('exit', () => {
        if (running === started) running = null
      })
    },
    kill: async (): Promise<void> => {
      if (!running) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
  }
}

async function killServer(data: string): Promise<void> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  if (!(pid > 1)) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** The file of the first machine as that of another one, as the comment in it says. */
function ofMachine(text: string, nth: number): string {
  const host = hosts[nth] ?? 0
  return text.replaceAll(/^(?!.*(?:hosts:|CLUSTER=)).*$/gm, (line) =>
    line.replaceAll('10.0.0.21', `10.0.0.${host}`),
  )
}

async function etcdSettings(nth: number, home: string): Promise<Record<string, string>> {
  const text = ofMachine(await readFile(join(folder, 'etcd.env'), 'utf8'), nth)
  const lines = text.split('\n').filter((line) => line.startsWith('ETCD_'))
  const settings = lines.map((line): [string, string] => {
    const sign = line.indexOf('=')
    return [line.slice(0, sign), line.slice(sign + 1)]
  })
  const data = join(home, `etcd-${nth}`)
  await mkdir(data, { mode: 0o700 })
  return { ...Object.fromEntries(settings), ETCD_NAME: names[nth] ?? '', ETCD_DATA_DIR: data }
}

async function patroniFile(nth: number, place: Place & { readonly own: string }): Promise<string> {
  const text = ofMachine(await readFile(join(folder, 'patroni.yml'), 'utf8'), nth)
  const { binaries, own } = place
  return text
    .replace('name: a', `name: ${names[nth]}`)
    .replace(/data_dir: .*/, `data_dir: ${join(own, 'data')}`)
    .replace(/bin_dir: .*/, `bin_dir: ${binaries}`)
    .replace(/pgpass: .*/, `pgpass: ${join(own, 'pgpass')}`)
    .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${own}`)
}
