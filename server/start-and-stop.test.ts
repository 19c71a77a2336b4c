import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { trialFolder, serverData } from '#tests/support/servers/embedded-server.ts'
import { siteReady } from '#tests/support/servers/site-progress.ts'
import { findPostmaster } from './postgres/embedded/postmaster.ts'
import { freePort } from '#tools/processes/free-port.ts'
import { compileCache, root } from '#tools/processes/run-program.ts'

interface Started {
  readonly process: ChildProcess
  readonly address: string
  readonly output: () => string
  /** Resolves with the exit code, or with the signal that ended the process. */
  readonly ended: Promise<number | string | null>
}

async function start(dataDir: string, settings: Record<string, string> = {}): Promise<Started> {
  const port = String(await freePort())
  const process = spawn(globalThis.process.execPath, ['dist/site/main.js'], {
    cwd: root,
    env: {
      ...{ PATH: '/usr/bin:/bin', HOME: dataDir, DATA_DIR: dataDir, PORT: port },
      ...{ HOST: '127.0.0.1', SEED: 'none', RATES: 'stored' },
      ...{ NODE_COMPILE_CACHE: compileCache, ...settings },
    },
  })
  let text = ''
  for (const stream of [process.stdout, process.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = new Promise<number | string | null>((done) =>
    process.on('exit', (code, signal) => done(code ?? signal)),
  )
  onTestFinished(() => void process.kill('SIGKILL'))
  return { process, address: `http://127.0.0.1:${port}`, output: () => text, ended }
}

const polling = { interval: 200, timeout: 120_000 }

/** Milliseconds into the first start: while modules load, while initdb runs, while the schema or the market is written. */
const moments = [400, 1_400, 3_500]

test.for(moments)(
  'a signal %i ms into the first start ends the process in order, and its database too',
  async (moment) => {
    const dataDir = trialFolder()
    const { process, ended, output } = await start(dataDir, { SEED: 'demo' })

    await delay(moment)
    process.kill(moment < 2_000 ? 'SIGTERM' : 'SIGINT')

    const end = await ended
    // On a slow machine the first module may not have run yet: there is nothing to end in order.
    const isUnheard = end === 'SIGTERM' && output() === ''
    expect(isUnheard ? 0 : end, output()).toBe(0)
    expect(findPostmaster(serverData(dataDir))).toBeNull()
    expect(output()).not.toContain('rror')
  },
)

test('a site with one connection starts, answers, and leaves no database behind', async () => {
  const dataDir = trialFolder()
  const { process, address, ended } = await start(dataDir, {
    DATABASE_POOL: '1',
    SEED: 'bench:300',
  })
  await siteReady({ process, address, dataDir })

  // All at once: none waits for ever. On a slow machine one may be told to come back.
  await Promise.all(
    ['/', '/search?q=bmw', '/search?q=casa', '/ru/search?q=дом'].map(async (path) => {
      await expect.poll(async () => (await fetch(address + path)).status, polling).toBe(200)
    }),
  )

  process.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(findPostmaster(serverData(dataDir))).toBeNull()
})

test('a start that fails leaves no database behind', async () => {
  const dataDir = trialFolder()
  const { ended, output } = await start(dataDir, { SEED: 'bench:0', HOST: '192.0.2.1' })

  expect(await ended).toBe(1)
  expect(output()).toMatch(/EADDRNOTAVAIL/)
  expect(findPostmaster(serverData(dataDir))).toBeNull()
})

test('an error of a file that nobody hears ends the process: it is no lost connection', async () => {
  const program = `
    import { createReadStream } from 'node:fs'
    import { runUntilSignal } from ${JSON.stringify(resolve(root, 'server/shutdown.ts'))}
    runUntilSignal(async () => void createReadStream('/no-such-file'))
    setTimeout(() => {}, 5_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))

  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
})
