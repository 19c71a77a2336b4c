import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromiumPath } from '#tools/processes/browser.ts'
import { freePort } from '#tools/processes/free-port.ts'
import { siteReady } from './site-progress.ts'

/** Key of the mail server that posts mails to the site. */
export const inboundSecret = 'a key of the mail server, long enough to sign'

const root = resolve(import.meta.dirname, '../../..')

/**
 * A browser, and the product as `npm start` runs it, on a demo market of its own. Tests find both in their environment.
 * `nodeOptions` go to the process of the site. Gives what stops it.
 */
export async function startDemoSite(
  nodeOptions: readonly string[] = [],
): Promise<() => Promise<void>> {
  const browser = await chromiumPath((line) => console.log(line))
  const dataDir = await mkdtemp(join(tmpdir(), 'gasit-journeys-'))
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const server = serve(dataDir, port, nodeOptions)
  const ended = new Promise<void>((done) => server.on('exit', () => done()))
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }

  process.env['JOURNEY_SITE'] = `http://localhost:${port}`
  process.env['JOURNEY_DATA'] = dataDir
  process.env['JOURNEY_BROWSER'] = JSON.stringify(browser)
  try {
    await siteReady({ process: server, address: process.env['JOURNEY_SITE'], dataDir })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Nothing but what is said here: the settings of whoever runs the tests stay out. */
function serve(dataDir: string, port: number, nodeOptions: readonly string[]): ChildProcess {
  const { PATH, HOME, LANG } = process.env
  return spawn(process.execPath, [...nodeOptions, 'dist/site/main.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...{ PATH, HOME, LANG, DATA_DIR: dataDir },
      ...{ PORT: String(port), HOST: '127.0.0.1', SEED: 'demo', RATES: 'stored' },
      ...{ HELP_MAIL: 'help@gasit.md', MAIL_INBOUND_SECRET: inboundSecret },
      // Each browser of the journeys tells an address of its own.
      TRUST_PROXY: '1',
    },
  })
}
