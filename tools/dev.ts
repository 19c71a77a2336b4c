import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { rm } from 'node:fs/promises'
import { build, type Plugin } from 'vite'
import { writeRoutes } from './assets/write-routes.ts'

/**
 * `npm run dev`: serves the site on PORT, rebuilds and restarts on changes, and reloads open pages. Without compression
 * and minification, so that a cycle takes about a second.
 */
const sources = ['contract', 'domains', 'server', 'db', 'demo', 'i18n']
const settleMs = 150
/** Copied before Vite sets NODE_ENV to production. */
const env = { ...process.env }

let server: ChildProcess | null = null
let isRestarting = false
let isAgain = false

async function stopServer(): Promise<void> {
  const running = server
  if (!running || running.exitCode !== null) return
  const ended = new Promise((done) => running.once('exit', done))
  running.kill('SIGTERM')
  await ended
}

async function restart(): Promise<void> {
  if (isRestarting) {
    isAgain = true
    return
  }
  isRestarting = true
  await stopServer()
  server = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit', env })
  isRestarting = false
  if (isAgain) {
    isAgain = false
    await restart()
  }
}

let timer: ReturnType<typeof setTimeout> | undefined
function restartSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void restart(), settleMs)
}

/** Reloads open pages once another server process answers. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  transform: (code, id) =>
    id.endsWith('/app/entry-client.tsx')
      ? `${code}
        let known = ''
        setInterval(async () => {
          const answer = await fetch('/healthz').catch(() => null)
          const { startedAt = '' } = answer?.ok ? await answer.json() : {}
          if (known && startedAt && startedAt !== known) location.reload()
          known = startedAt || known
        }, 1000)`
      : null,
}

/** Resolves after the first build; each later one restarts the server. */
async function watchBuild(isSsr: boolean, onBuilt: () => Promise<void>): Promise<void> {
  const watcher = await build({
    logLevel: 'warn',
    plugins: isSsr ? [] : [reloadPages],
    build: { watch: {}, ssr: isSsr, minify: false },
  })
  if (!('on' in watcher)) throw new Error('The build does not watch')
  await new Promise<void>((first) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message)
      if (event.code !== 'END') return
      void onBuilt().then(() => {
        first()
        if (server) restartSoon()
      })
    })
  })
}

// Invalidates the stamp of `npm start`: this build differs from its own.
await rm('dist/.stamp', { force: true })
await watchBuild(false, async () => {})
await watchBuild(true, writeRoutes)
for (const folder of sources) watch(folder, { recursive: true }, restartSoon)
await restart()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stopServer().then(() => process.exit(0)))
