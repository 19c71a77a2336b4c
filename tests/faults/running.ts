import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'

/** The product as people run it, in a process that a test may kill. */
export interface Running {
  readonly address: string
  readonly process: ChildProcess
}

export async function start(dataDir: string): Promise<Running> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const process = spawn(globalThis.process.execPath, ['server/main.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...globalThis.process.env,
      ...{ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' },
      ...{ SEED: 'none', RATES: 'stored', NODE_ENV: 'development' },
    },
  })
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${address}/readyz`).catch(() => null))?.ok) return { address, process }
    await delay(100)
  }
  throw new Error('The site did not start')
}

export async function kill({ process }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = new Promise((done) => process.once('exit', done))
  process.kill(signal)
  await ended
}
