import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromiumPath } from '../../tools/browser.ts'
import { freePort } from '../../tools/free-port.ts'

const root = resolve(import.meta.dirname, '../..')
const startsWithin = 180_000

/**
 * Before the first journey: a browser, and the product as `npm start` runs it, on a demo market of
 * its own. The workers find both in their environment.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const browser = await chromiumPath((line) => console.log(line))
  const dataDir = await mkdtemp(join(tmpdir(), 'gasit-journeys-'))
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const server = serve(dataDir, port)
  const ended = new Promise<void>((done) => server.on('exit', () => done()))
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }

  process.env['JOURNEY_SITE'] = `http://localhost:${port}`
  process.env['JOURNEY_BROWSER'] = JSON.stringify(browser)
  try {
    await ready(server, process.env['JOURNEY_SITE'])
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Nothing but what is said here: the settings of whoever runs the tests stay out. */
function serve(dataDir: string, port: number): ChildProcess {
  const { PATH, HOME, LANG } = process.env
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...{ PATH, HOME, LANG, DATA_DIR: dataDir },
      ...{ PORT: String(port), HOST: '127.0.0.1', SEED: 'demo', RATES: 'stored' },
      // All journeys come from one address.
      CODES_AN_HOUR_PER_ADDRESS: '1000',
    },
  })
}

async function ready(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + startsWithin
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await delay(200)
  }
  throw new Error('The site for the journeys did not start')
}
