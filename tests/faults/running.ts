import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { freePort } from '#tools/processes/free-port.ts'
import { siteReady } from '../support/servers/site-progress.ts'

const root = resolve(import.meta.dirname, '../..')

/** The product as people run it, in a process that a test may kill. */
export interface Running {
  readonly address: string
  readonly process: ChildProcess
}

type Settings = Readonly<Record<string, string>>

/** Starts the product and waits until it is ready. */
export async function start(
  dataDir: string,
  settings: Settings = {},
  program?: string,
): Promise<Running> {
  const running = await launch(dataDir, settings, program)
  await siteReady({ ...running, dataDir })
  return running
}

/**
 * Starts the product as `npm start` does, or from this program, without waiting; on a free port unless PORT is set.
 */
export async function launch(
  dataDir: string,
  settings: Settings = {},
  program?: string,
): Promise<Running> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const address = `http://127.0.0.1:${port}`
  const { args, environment } = await npmStart()
  const command = program ? [...args.slice(0, -1), program] : args
  const process = spawn(globalThis.process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...globalThis.process.env,
      ...environment,
      ...{ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' },
      ...{ SEED: 'none', RATES: 'stored', NODE_ENV: 'development' },
      ...settings,
    },
  })
  return { address, process }
}

interface Command {
  /** Node's arguments: flags, then the program. */
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** What `npm start` gives the process: Node's arguments and the environment. */
export async function npmStart(): Promise<Command> {
  const manifest: { scripts: { start: string } } = JSON.parse(
    await readFile(`${root}/package.json`, 'utf8'),
  )
  const words = manifest.scripts.start.split(' ')
  const node = words.indexOf('node')
  const variables = words.slice(0, node).map((word) => word.split('='))
  return {
    args: words.slice(node + 1),
    environment: Object.fromEntries(variables.map(([name = '', value = '']) => [name, value])),
  }
}

export async function kill({ process }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = new Promise((done) => process.once('exit', done))
  process.kill(signal)
  await ended
}
